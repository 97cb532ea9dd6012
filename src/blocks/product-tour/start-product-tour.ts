import { loadTool, type Tool } from '../../tools/load-tool'

/** Starts the product tours of the pages, `[data-tour]`; their code is fetched with the first page that has one. */
export const startProductTour = (root: Document): Tool =>
  loadTool(root, '[data-tour]', async () => {
    const { createProductTour } = await import(/* webpackChunkName: "product-tour" */ './create-product-tour')
    return createProductTour(root)
  })
