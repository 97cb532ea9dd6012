import { loadTool, type StartTool } from '../tools/load-tool'

/** Loaders of code, by the selector of the elements that need it. */
const tools: Readonly<Record<string, () => Promise<StartTool>>> = {
  '[data-list-controls]': async () =>
    (await import(/* webpackChunkName: "list-filter" */ '../blocks/collection-list/start-list-filter')).startListFilter,
  '[data-contact-pricing]': async () =>
    (await import(/* webpackChunkName: "contact-pricing" */ '../blocks/contact-pricing/start-contact-pricing'))
      .startContactPricing,
  '[data-estimate]': async () =>
    (await import(/* webpackChunkName: "estimate" */ '../blocks/pricing-table/start-estimate')).startEstimate,
  '[data-interview]': async () =>
    (await import(/* webpackChunkName: "interview-builder" */ '../blocks/interview-builder/start-interview-builder'))
      .startInterviewBuilder,
  '[data-tour]': async () =>
    (await import(/* webpackChunkName: "tour-steps" */ '../blocks/tour/start-tour-steps')).startTourSteps,
  '[data-staffing]': async () =>
    (
      await import(
        /* webpackChunkName: "staffing-calculator" */ '../blocks/staffing-calculator/start-staffing-calculator'
      )
    ).startStaffingCalculator,
  '[data-inbox]': async () => (await import(/* webpackChunkName: "inbox" */ '../blocks/tour/start-inbox')).startInbox,
  '[data-film]': async () => (await import(/* webpackChunkName: "film" */ '../blocks/tour/start-film')).startFilm,
  '[data-search]': async () =>
    (await import(/* webpackChunkName: "search" */ '../frame/search/start-search')).startSearch,
  '[data-article-tool]': async () =>
    (await import(/* webpackChunkName: "article-tools" */ '../articles/start-article-tools')).startArticleTools,
}

/**
 * Starts calculators, searches and tours. Their code loads on the first page with such an element; without it, the
 * HTML works.
 */
export function startTools(root: Document): void {
  for (const [selector, load] of Object.entries(tools)) loadTool(root, selector, load)
}
