import { LRUCache } from 'lru-cache'
import { contentModel } from '../../content/model'
import { readComparison } from '../../content/model/comparison'
import { toGraphqlTypes } from '../../content/model/projections/graphql'
import { isTranslatedLocale } from '../../src/lib/locales'
import type { BuildModel } from '../build-model'
import { localeOfNode, type EntryNode, type ResolverContext } from '../read-content'
import { type RenderedText, renderText } from './markdown'
import { readMergeTags } from './merge-tags'

/** The content of long text or JSON. gatsby-source-contentful stores a node for each item of a JSON list. */
function childContent(source: EntryNode, from: string, { nodeModel }: ResolverContext): string | string[] | null {
  const link = source[from] as string | readonly string[] | undefined
  const contentOf = (id: string): string =>
    (nodeModel.getNodeById({ id })?.internal as { readonly content?: string } | undefined)?.content ?? ''
  return typeof link === 'object' ? link.map(contentOf) : (link && contentOf(link)) || null
}

const parseJson = (content: string): unknown => JSON.parse(content)

type Warn = (warning: string) => void

type ReadContent<Result = unknown> = (
  content: string | string[],
  context: ResolverContext,
  warn: Warn,
  locale: string,
) => Result

/** Neighboring pages show the same entries, so a few results are enough for any number of pages. */
const recentTexts = new LRUCache<string, RenderedText, Parameters<typeof renderText>[1]>({
  max: 500,
  memoMethod: (text, _stale, { context }) => renderText(text, context),
})

const readText: ReadContent<Promise<RenderedText>> = async (content, { nodeModel, translation }, warn, locale) => {
  const text = String(content)
  const tags = await readMergeTags(text, nodeModel)
  const language = isTranslatedLocale(locale) ? { locale, paths: translation?.paths ?? [] } : undefined
  const context = { tags, warn }
  // A page shows the HTML of a text and its sections. Merge tags and other languages also depend on other entries.
  return language || text.includes('{{') ? renderText(text, context, language) : recentTexts.memo(text, { context })
}

const extensions: Readonly<Record<string, ReadContent>> = {
  longText: (content) => content,
  markdown: async (...args) => (await readText(...args)).html,
  sections: async (...args) => (await readText(...args)).sections,
  comparison: (content) => readComparison(String(content)),
  jsonValue: (content) => (Array.isArray(content) ? content.map(parseJson) : parseJson(content)),
}

/** Declares the types of the content model and their field extensions. */
export const contentSchema: BuildModel = {
  createSchemaCustomization({ actions, reporter }) {
    const warned = new Set<string>()
    // Pages and their structured data show the same text.
    const warnOnce = (warning: string): void => {
      if (!warned.has(warning)) reporter.warn(warning)
      warned.add(warning)
    }
    for (const [name, read] of Object.entries(extensions)) {
      actions.createFieldExtension({
        name,
        args: { from: 'String!' },
        extend: ({ from }: { from: string }) => ({
          resolve: (source: EntryNode, _args: unknown, context: ResolverContext) => {
            const content = childContent(source, from, context)
            return content === null ? null : read(content, context, warnOnce, localeOfNode(source))
          },
        }),
      })
    }
    actions.createTypes('type TextSection {\n  id: String!\n  title: String!\n}')
    actions.createTypes(toGraphqlTypes(contentModel))
  },
}
