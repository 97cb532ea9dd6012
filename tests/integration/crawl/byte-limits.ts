import budgets from '../../../scripts/bench/budgets.json'
import { defaultLocale, localeOf } from '../../../src/lib/locales'

/** The interview builder contains all questions for visitors without JavaScript, the page of prices an estimator. */
const limits: Readonly<Record<string, number>> = {
  '/': budgets.pages.home.html,
  '/interview-builder/': budgets.pages.builder.html,
  '/pricing/': budgets.pages.pricing.html,
  '/de/pricing/': budgets.translatedPricing.html,
}

/** German words are longer, and German forms contain their messages. */
const limitOf = (own: string): number =>
  localeOf(own) === defaultLocale ? budgets.everyPage.html : budgets.translatedPage.html

/** Maximum bytes of a page's HTML with all its CSS, compressed with Brotli. */
export const mostBytes = (own: string): number => limits[own] ?? limitOf(own)
