import { loadTool, type Tool } from '../../tools/load-tool'

/** Starts the search on the page that stands in for a missing one, `[data-page-search]`. */
export const startPageSearch = (root: Document): Tool =>
  loadTool(root, '[data-page-search]', async () => {
    const { createPageSearch } = await import(/* webpackChunkName: "page-search" */ './create-page-search')
    return createPageSearch(root, (address) => fetch(address))
  })
