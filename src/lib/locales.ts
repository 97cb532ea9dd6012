/**
 * The languages of the site. A locale has the same code in the CMS. Pages in another language than the default one have
 * its code before their path: `/de/pricing/`.
 */

/** The locale of all entries, and of pages without a prefix. */
export const defaultLocale = 'en-US'

export const translatedLocales = ['de'] as const

export type TranslatedLocale = (typeof translatedLocales)[number]

/** A language as HTML and social networks name it, with its own name. */
interface LanguageNames {
  readonly hrefLang: string
  readonly region: string
  readonly name: string
}

export const languageNames: Readonly<Record<typeof defaultLocale | TranslatedLocale, LanguageNames>> = {
  [defaultLocale]: { hrefLang: 'en', region: 'en_US', name: 'English' },
  de: { hrefLang: 'de', region: 'de_DE', name: 'Deutsch' },
}

/** A language of a page. The first one of a page is the default language. */
export interface PageLanguage extends LanguageNames {
  readonly path: string
}

export const isTranslatedLocale = (code: string): code is TranslatedLocale =>
  (translatedLocales as readonly string[]).includes(code)

/** The locale of a path's page. */
export function localeOf(path: string): typeof defaultLocale | TranslatedLocale {
  const [, first = ''] = path.split('/')
  return isTranslatedLocale(first) ? first : defaultLocale
}

/** The path of the page in the default language: `/pricing/` of `/de/pricing/`. */
export const basePath = (path: string): string => {
  const locale = localeOf(path)
  return locale === defaultLocale ? path : path.slice(locale.length + 1) || '/'
}

/** @param path in the default language */
export const translatedPath = (locale: TranslatedLocale, path: string): string => `/${locale}${path}`

/** @param path in the default language */
export const pathIn = (locale: string, path: string): string =>
  isTranslatedLocale(locale) ? translatedPath(locale, path) : path
