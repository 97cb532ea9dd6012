import { loadTool, type Tool } from '../../tools/load-tool'

/**
 * Starts the price calculators of the pages, `[data-contact-pricing]`; their code is fetched with the
 * first page that has one.
 */
export const startContactPricing = (root: Document, window: Window): Tool =>
  loadTool(root, '[data-contact-pricing]', async () => {
    const { createPricing } = await import(/* webpackChunkName: "contact-pricing" */ './create-pricing')
    return createPricing(root, window)
  })
