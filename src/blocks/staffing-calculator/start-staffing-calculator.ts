import { loadTool, type Tool } from '../../tools/load-tool'

/**
 * Starts the staffing calculators of the pages, `[data-staffing]`; their code is fetched with the
 * first page that has one.
 */
export const startStaffingCalculator = (root: Document, window: Window): Tool =>
  loadTool(root, '[data-staffing]', async () => {
    const { createCalculator } = await import(/* webpackChunkName: "staffing-calculator" */ './create-calculator')
    return createCalculator(root, window)
  })
