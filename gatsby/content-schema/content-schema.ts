import { contentModel } from '../../content/model'
import { toGraphqlTypes } from '../../content/model/projections/graphql'
import type { BuildModel } from '../build-model'
import { fillMergeTags, renderMarkdown } from './markdown'

interface StoredNode {
  readonly id: string
  readonly internal: { readonly content?: string }
  readonly [key: string]: unknown
}

interface ResolverContext {
  readonly nodeModel: {
    getNodeById: (query: { id: string }) => StoredNode | null
    findAll: (query: { type: string }) => Promise<{ readonly entries: Iterable<StoredNode> }>
  }
}

/**
 * What gatsby-source-contentful keeps of a long text or a JSON value in child nodes: the text itself,
 * or, for a JSON list, a text for each of its items.
 */
function childContent(
  source: Readonly<Record<string, unknown>>,
  field: string,
  context: ResolverContext,
): string | string[] | null {
  const id = source[`${field}___NODE`]
  const read = (nodeId: unknown): string =>
    (typeof nodeId === 'string' && context.nodeModel.getNodeById({ id: nodeId })?.internal.content) || ''
  if (Array.isArray(id)) return id.map(read)
  return read(id) || null
}

const parseJson = (content: string): unknown => JSON.parse(content)

type Warn = (warning: string) => void

/** What each extension makes of the content. Text is never a list. */
const extensions: Readonly<
  Record<string, (content: string | string[], context: ResolverContext, warn: Warn) => unknown>
> = {
  longText: (content) => content,
  markdown: (content, context, warn) => fillMergeTags(renderMarkdown(String(content)), context.nodeModel, warn),
  jsonValue: (content) => (Array.isArray(content) ? content.map(parseJson) : parseJson(content)),
}

/** Declares the content model's types and the field extensions that they use. */
export const contentSchema: BuildModel = {
  createSchemaCustomization({ actions, reporter }) {
    for (const [name, read] of Object.entries(extensions)) {
      actions.createFieldExtension({
        name,
        args: { of: 'String!' },
        extend: ({ of }: { of: string }) => ({
          resolve: (source: Readonly<Record<string, unknown>>, _args: unknown, context: ResolverContext) => {
            const content = childContent(source, of, context)
            return content === null
              ? null
              : read(content, context, (warning) => {
                  reporter.warn(warning)
                })
          },
        }),
      })
    }
    actions.createTypes(toGraphqlTypes(contentModel))
  },
}
