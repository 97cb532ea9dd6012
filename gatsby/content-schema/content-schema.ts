import { contentModel } from '../../content/model'
import { toGraphqlTypes } from '../../content/model/projections/graphql'
import type { BuildModel } from '../build-model'
import { getNodeOf, linkedContent, linkedNodes, type EntryNode, type ResolverContext } from '../read-content'
import { fillMergeTags, renderMarkdown } from './markdown'

/** The content of long text or JSON. gatsby-source-contentful stores a node for each item of a JSON list. */
function childContent(source: EntryNode, field: string, { nodeModel }: ResolverContext): string | string[] | null {
  const getNode = getNodeOf(nodeModel)
  const isList = Array.isArray(source[`${field}___NODE`])
  return isList
    ? linkedNodes(source, field, getNode).map(({ internal }) => internal?.content ?? '')
    : (linkedContent(source, field, getNode) ?? null)
}

const parseJson = (content: string): unknown => JSON.parse(content)

type Warn = (warning: string) => void

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
          resolve: (source: EntryNode, _args: unknown, context: ResolverContext) => {
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
