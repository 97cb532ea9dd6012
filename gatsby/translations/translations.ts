import { groupBy } from '../../src/lib/group-by'
import { defaultLocale, languageNames, type PageLanguage, type TranslatedLocale } from '../../src/lib/locales'
import type { Translation } from '../../src/ui/Translation/Translation'
import { languages } from './languages'

interface Page {
  readonly locale: TranslatedLocale
  readonly path: string
  readonly original: { readonly id: string; readonly path: string }
}

/** What is in the context of all pages and slices in a language, by language. */
export const translationsByLocale = (pages: readonly Page[]): ReadonlyMap<TranslatedLocale, Translation> =>
  new Map(
    Array.from(
      groupBy(pages, ({ locale }) => locale),
      ([locale, own]) => {
        const { words, estimateWords, signalNote } = languages[locale]
        return [locale, { locale, paths: own.map(({ original }) => original.path), words, estimateWords, signalNote }]
      },
    ),
  )

/** The languages of a page, for its context; empty if it has one. */
export function languagesOf(translations: readonly Page[]): { readonly languages?: readonly PageLanguage[] } {
  const [first] = translations
  if (!first) return {}
  return {
    languages: [
      { ...languageNames[defaultLocale], path: first.original.path },
      ...translations.map(({ locale, path: href }) => ({ ...languageNames[locale], path: href })),
    ],
  }
}
