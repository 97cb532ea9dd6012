import { groupBy } from '../../src/lib/group-by'
import {
  defaultLocale,
  languageNames,
  translatedLocales,
  translatedPath,
  type PageLanguage,
  type TranslatedLocale,
} from '../../src/lib/locales'
import type { Translation } from '../../src/ui/Translation/Translation'
import { runQuery, type EntryNode, type Graphql } from '../read-content'
import { languages } from './languages'

/** A page in the default language. */
interface Original {
  /** The id in the CMS. */
  readonly entry: string
  readonly path: string
  readonly name: string
  /** The languages into which it is translated. */
  readonly locales: readonly TranslatedLocale[]
}

/** A page in another language. */
export interface TranslatedPage<Page> {
  /** Of the node. */
  readonly id: string
  readonly locale: TranslatedLocale
  readonly path: string
  readonly original: Page
}

/** The pages of the languages that editors have chosen, and warnings about languages that the space lacks. */
export async function readTranslations<Page extends Original>(
  args: Graphql,
  pages: readonly Page[],
): Promise<{ readonly translations: readonly TranslatedPage<Page>[]; readonly warnings: readonly string[] }> {
  if (pages.every(({ locales }) => locales.length === 0)) return { translations: [], warnings: [] }
  const { allContentfulPage } = await runQuery<{
    readonly allContentfulPage: { readonly nodes: readonly EntryNode[] }
  }>(args, {
    text: `query Translations($locales: [String!]!) {
      allContentfulPage(filter: { node_locale: { in: $locales } }) { nodes { id contentful_id node_locale } }
    }`,
    variables: { locales: translatedLocales },
    message: 'The translations of pages could not be read.',
  })
  const keyOf = (locale: unknown, entry: unknown): string => `${String(locale)} ${String(entry)}`
  const ids = new Map(allContentfulPage.nodes.map((node) => [keyOf(node.node_locale, node.contentful_id), node.id]))
  const translations: TranslatedPage<Page>[] = []
  const warnings: string[] = []
  for (const original of pages) {
    for (const locale of original.locales) {
      const id = ids.get(keyOf(locale, original.entry))
      if (id === undefined) {
        warnings.push(
          `${original.name} is not built in “${locale}”: the space has no such locale. Add it in the settings of the space.`,
        )
      } else translations.push({ id, locale, original, path: translatedPath(locale, original.path) })
    }
  }
  return { translations, warnings }
}

/** What is in the context of all pages and slices in a language, by language. */
export const translationsByLocale = (
  pages: readonly TranslatedPage<Original>[],
): ReadonlyMap<TranslatedLocale, Translation> =>
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
export function languagesOf(translations: readonly TranslatedPage<Original>[]): {
  readonly languages?: readonly PageLanguage[]
} {
  const [first] = translations
  if (!first) return {}
  return {
    languages: [
      { ...languageNames[defaultLocale], path: first.original.path },
      ...translations.map(({ locale, path: href }) => ({ ...languageNames[locale], path: href })),
    ],
  }
}
