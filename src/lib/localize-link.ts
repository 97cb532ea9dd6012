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
  const end = href.search(/[?#]/)
  const path = end < 0 ? href : href.slice(0, end)
  return paths.includes(path) ? { href: translatedPath(locale, href) } : { href, hrefLang: 'en' }
}
