/** Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

export type Browser = Pick<Navigator, 'userAgent'> & { readonly connection?: Connection }

const bots = /bot|crawl|spider/i

/** Whether the visitor has asked to save data. */
export const savesData = ({ connection }: Browser): boolean => connection?.saveData ?? false

/**
 * Whether pages may be fetched before anybody has asked for them (specification 4.7): not for a visitor
 * who saves data or has a connection of the second generation, and not for bots.
 */
export const mayFetchAhead = (browser: Browser): boolean =>
  !savesData(browser) && !browser.connection?.effectiveType?.includes('2g') && !bots.test(browser.userAgent)
