import { loadTool, type Tool } from '../../tools/load-tool'

/**
 * Starts search and filter of the lists that have controls, `[data-list-controls]`; the code is fetched with the
 * first page that has such a list.
 */
export const startListFilter = (root: Document): Tool =>
  loadTool(root, '[data-list-controls]', async () => {
    const { createListFilter } = await import(/* webpackChunkName: "list-filter" */ './create-list-filter')
    return createListFilter(root)
  })
