import { translatedLocales, translatedPath, type TranslatedLocale } from '../../src/lib/locales'
import { runQuery, type EntryNode, type Graphql } from '../read-content'

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

interface TranslationNodes {
  readonly allContentfulPage: { readonly nodes: readonly EntryNode[] }
}

/** The pages of the languages that editors have chosen, and warnings about languages that the space lacks. */
export async function readTranslations<Page extends Original>(
  args: Graphql,
  pages: readonly Page[],
): Promise<{ readonly translations: readonly TranslatedPage<Page>[]; readonly warnings: readonly string[] }> {
  const wanted = pages.flatMap((original) => original.locales.map((locale) => ({ original, locale })))
  if (wanted.length === 0) return { translations: [], warnings: [] }
  const { allContentfulPage } = await runQuery<TranslationNodes>(args, {
    text: `query Translations($locales: [String!]!) {
      allContentfulPage(filter: { node_locale: { in: $locales } }) { nodes { id contentful_id node_locale } }
    }`,
    variables: { locales: translatedLocales },
    message: 'The translations of pages could not be read.',
  })
  const keyOf = (locale: unknown, id: unknown): string => `${String(locale)} ${String(id)}`
  const ids = new Map(
    allContentfulPage.nodes.map((node) => [keyOf(node.node_locale, node.contentful_id), node.id] as const),
  )
  const found = wanted.map(({ original, locale }) => ({ original, locale, id: ids.get(keyOf(locale, original.entry)) }))
  return {
    translations: found.flatMap(({ original, locale, id }) =>
      id === undefined ? [] : [{ id, locale, original, path: translatedPath(locale, original.path) }],
    ),
    warnings: found.flatMap(({ original, locale, id }) =>
      id === undefined
        ? [
            `${original.name} is not built in “${locale}”: the space has no such locale. Add it in the settings of the space.`,
          ]
        : [],
    ),
  }
}
