interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

export type Browser = Pick<Navigator, 'userAgent'> & { readonly connection?: Connection }

const bots = /bot|crawl|spider/i

export const savesData = ({ connection }: Browser): boolean => connection?.saveData ?? false

/** Whether pages may be prefetched (requirements 4.7): not with data saving, on 2G connections, or for bots. */
export const mayPrefetch = (browser: Browser): boolean =>
  !savesData(browser) && !browser.connection?.effectiveType?.includes('2g') && !bots.test(browser.userAgent)

/** Whether the browser sends the signal of Global Privacy Control: 'do not sell or share' (requirements 2.1). */
export const hasPrivacySignal = (navigator: Navigator & { readonly globalPrivacyControl?: unknown }): boolean =>
  navigator.globalPrivacyControl === true

/** A plain, unhandled click. Other clicks ask the browser for a new tab, a download or a menu. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/**
 * The nearest element that matches, from the target of an event upwards.
 *
 * @param target may be the document or the window, which are no elements
 */
export const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null
