import { localeOf, translatedPath, type TranslatedLocale } from './locales'

interface LocalizedLink {
  readonly href: string
  /** The language of the target, if it is not that of the page. */
  readonly hrefLang?: string
}

/**
 * A link on a translated page. It leads to the translation of its target if there is one.
 *
 * @param href as in the CMS
 * @param paths of all translated pages, in the default language
 */
export function localizeLink(href: string, locale: TranslatedLocale, paths: readonly string[]): LocalizedLink {
  if (!/^\/(?!\/)/.test(href) || localeOf(href) === locale) return { href }
  const [path = ''] = href.split(/[?#]/)
  return paths.includes(path) ? { href: translatedPath(locale, href) } : { href, hrefLang: 'en' }
}

/**
 * The canonical address of a translated page.
 *
 * @param canonical that of the page in the default language
 * @returns `undefined` if that page is not translated; the page then has its own canonical address
 */
export function localizeCanonical(
  canonical: string | undefined,
  locale: TranslatedLocale,
  paths: readonly string[],
): string | undefined {
  const { href } = localizeLink(canonical ?? '', locale, paths)
  return localeOf(href) === locale ? href : undefined
}
