import path from 'node:path'
import {
  defaultLocale,
  languageNames,
  translatedLocales,
  type PageLanguage,
  type TranslatedLocale,
} from '../../src/lib/locales'
import type { Translation } from '../../src/ui/Translation/Translation'
import type { BuildModel } from '../build-model'
import { entryPagesOfThisBuild } from '../entry-pages'
import { slices } from '../fixed-pages'
import { readNewLinks } from '../new-links'
import { germanEstimateWords, germanSignalNote, germanWords } from './german'

const wordsOf = {
  de: { words: germanWords, estimateWords: germanEstimateWords, signalNote: germanSignalNote },
} as const

interface Page {
  readonly locale: string
  readonly path: string
  readonly original: { readonly id: string; readonly path: string }
}

const isIn = (locale: string) => (page: Pick<Page, 'locale'>) => page.locale === locale

let pathsOfThisBuild: Readonly<Partial<Record<string, readonly string[]>>> = {}

/** The paths of the pages that are translated into a language, in the default language. Known once pages are created. */
export const translatedPathsOf = (locale: string): readonly string[] => pathsOfThisBuild[locale] ?? []

/** The context of all pages and slices in a language. */
export const translationOf = (pages: readonly Page[], locale: TranslatedLocale): Translation => ({
  locale,
  paths: pages.filter(isIn(locale)).map(({ original }) => original.path),
  ...wordsOf[locale],
})

/** The languages of a page, for its context; empty if it has one. */
export function languagesOf(
  pages: readonly Page[],
  originalId: string,
): { readonly languages?: readonly PageLanguage[] } {
  const own = pages.filter(({ original }) => original.id === originalId)
  const [first] = own
  if (!first) return {}
  return {
    languages: [
      { ...languageNames[defaultLocale], path: first.original.path },
      ...own.map(({ locale, path: href }) => ({ ...languageNames[locale as TranslatedLocale], path: href })),
    ],
  }
}

const sliceId = (alias: string, locale: string): string => `${alias}-${locale}`

/** The parts of the frame on pages in a language. */
export const translatedSlices = (locale: TranslatedLocale): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(slices).map((alias) => [alias, sliceId(alias, locale)]))

/** Creates the parts of the frame in the other languages, if a page is translated. */
export const translations: BuildModel = {
  async createPages(args) {
    const entryPages = entryPagesOfThisBuild()
    const locales = translatedLocales.filter((locale) => entryPages.translations.some(isIn(locale)))
    pathsOfThisBuild = Object.fromEntries(
      locales.map((locale) => [locale, translationOf(entryPages.translations, locale).paths]),
    )
    const newLinks = await readNewLinks(args)
    for (const locale of locales) {
      for (const [alias, component] of Object.entries(slices)) {
        args.actions.createSlice({
          id: sliceId(alias, locale),
          component: path.resolve(component),
          context: { locale, newLinks, translation: translationOf(entryPages.translations, locale) },
        })
      }
    }
  },
}
