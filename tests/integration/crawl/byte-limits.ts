import budgets from '../../../scripts/bench/budgets.json'

/** The interview builder contains all questions for visitors without JavaScript. */
const limits: Readonly<Record<string, number>> = {
  '/': budgets.pages.home.html,
  '/interview-builder/': budgets.pages.builder.html,
}

/** Maximum bytes of a page's HTML with all its CSS, compressed with Brotli. */
export const mostBytes = (own: string): number => limits[own] ?? budgets.everyPage.html
