import budgets from '../../bench/budgets.json'

/** The interview builder contains every question of the bank, for visitors without JavaScript. */
const limits: Readonly<Record<string, number>> = {
  '/': budgets.pages.home.htmlAndCss,
  '/interview-builder/': budgets.pages.builder.htmlAndCss,
  '/pricing/': budgets.pages.pricing.htmlAndCss,
}

/** The most bytes of HTML and CSS that a page may have, after gzip. */
export const mostBytes = (own: string): number => limits[own] ?? budgets.everyPage.htmlAndCss
