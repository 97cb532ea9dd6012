import { loadTool, type StartTool, type ToolOptions } from '../tools/load-tool'

/** Elements that need their own code, and its loader. */
const tools: readonly (readonly [selector: string, load: () => Promise<StartTool>])[] = [
  [
    '[data-list-controls]',
    () =>
      import(/* webpackChunkName: "list-filter" */ '../blocks/collection-list/start-list-filter').then(
        ({ startListFilter }) => startListFilter,
      ),
  ],
  [
    '[data-contact-pricing]',
    () =>
      import(/* webpackChunkName: "contact-pricing" */ '../blocks/contact-pricing/start-contact-pricing').then(
        ({ startContactPricing }) => startContactPricing,
      ),
  ],
  [
    '[data-interview]',
    () =>
      import(/* webpackChunkName: "interview-builder" */ '../blocks/interview-builder/start-interview-builder').then(
        ({ startInterviewBuilder }) => startInterviewBuilder,
      ),
  ],
  [
    '[data-tour]',
    () =>
      import(/* webpackChunkName: "product-tour" */ '../blocks/product-tour/start-product-tour').then(
        ({ startProductTour }) => startProductTour,
      ),
  ],
  [
    '[data-staffing]',
    () =>
      import(
        /* webpackChunkName: "staffing-calculator" */ '../blocks/staffing-calculator/start-staffing-calculator'
      ).then(({ startStaffingCalculator }) => startStaffingCalculator),
  ],
  [
    '[data-walkthrough]',
    () =>
      import(/* webpackChunkName: "walkthrough" */ '../blocks/walkthrough/start-walkthrough').then(
        ({ startWalkthrough }) => startWalkthrough,
      ),
  ],
  [
    '[data-page-search]',
    () =>
      import(/* webpackChunkName: "page-search" */ '../frame/error-message/start-page-search').then(
        ({ startPageSearch }) => startPageSearch,
      ),
  ],
]

/**
 * Starts calculators, searches and tours. Their code loads on the first page with such an element; without it, the
 * HTML works.
 */
export function startTools(root: Document, { signal }: ToolOptions): void {
  for (const [selector, load] of tools) loadTool(root, { selector, load, signal })
}
