import budgets from '../../bench/budgets.json'

/** The interview builder contains every question of the bank, for visitors without JavaScript. */
const limits: Readonly<Record<string, number>> = {
  '/': budgets.pages.home.html,
  '/interview-builder/': budgets.pages.builder.html,
  '/pricing/': budgets.pages.pricing.html,
}

/** The most bytes of HTML, with all of its CSS, that a page may have, as Brotli. */
export const mostBytes = (own: string): number => limits[own] ?? budgets.everyPage.html
