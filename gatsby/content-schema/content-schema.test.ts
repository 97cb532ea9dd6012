import type { EntryNode, ResolverContext } from '../read-content'
import { contentSchema } from './content-schema'

interface Extension {
  readonly name: string
  readonly extend: (options: { readonly from: string }) => {
    readonly resolve: (source: EntryNode, args: unknown, context: ResolverContext) => unknown
  }
}

async function resolverOf(name: string) {
  const createFieldExtension = jest.fn<undefined, [Extension]>()
  const actions = { createFieldExtension, createTypes: jest.fn() }
  await contentSchema.createSchemaCustomization?.({ actions } as never)
  const extension = createFieldExtension.mock.calls.find(([{ name: own }]) => own === name)?.[0]
  return extension?.extend({ from: 'answer' }).resolve
}

describe('HTML of a text', () => {
  // Gatsby runs page queries in other processes, which know no pages.
  it('in another language leads to the translated pages in the context of its page', async () => {
    const nodeModel = {
      getNodeById: () => ({ id: 'text', internal: { content: '[Preise](/pricing/)' } }),
      findAll: () => Promise.resolve({ entries: [] }),
    }
    const entry = { id: 'faq', node_locale: 'de', answer: 'text' }
    const resolve = await resolverOf('markdown')
    const html = await resolve?.(entry, {}, { nodeModel, translation: { paths: ['/pricing/'] } })
    expect(html).toBe('<p><a href="/de/pricing/">Preise</a></p>')
  })
})
