import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { ContentError } from '../../src/content/fields'
import type { BuiltForm } from '../../src/forms/map-form'
import type { FormDefinition } from '../../src/forms/model/definition'
import type { BuildModel } from '../build-model'
import { readsDrafts } from '../drafts'
import { getNodeOf, type EntryNode, type GetNode, type ResolverContext } from '../read-content'
import { mapForm } from './map-form'

/** What a page gets of a form: its definition, what is wrong with it, or `null` when it has no id. */
export function buildForm(node: EntryNode, getNode: GetNode): BuiltForm | null {
  try {
    return mapForm(node, getNode) ?? null
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { entry, field, problem } = error
    return { entry, field, problem }
  }
}

/**
 * The definitions of all forms with an id, in the order of their ids.
 *
 * @param onProblem called for each invalid or duplicate form, which is skipped unless it throws
 */
export function readDefinitions(
  nodes: readonly EntryNode[],
  getNode: GetNode,
  onProblem: (problem: ContentError) => void,
): readonly FormDefinition[] {
  const found = new Map<string, { readonly definition: FormDefinition; readonly owner: string }>()
  for (const node of nodes) {
    try {
      const definition = mapForm(node, getNode)
      if (!definition) continue
      const { id } = definition
      const [owner, other] = [String(node.name ?? node.contentful_id), found.get(id)]
      if (other) throw new ContentError(owner, 'formId', `“${id}” is the id of “${other.owner}”, too`)
      found.set(id, { definition, owner })
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      onProblem(error)
    }
  }
  return [...found.values()].map(({ definition }) => definition).sort((one, other) => (one.id < other.id ? -1 : 1))
}

/**
 * Adds `ContentfulForm.definition`, so that pages have what the endpoints check, and writes the definitions for the
 * endpoints to `_forms.json` (server/form-definitions.ts). Writes with the creation of pages, which develop repeats.
 */
export const forms: BuildModel = {
  createResolvers({ createResolvers }) {
    createResolvers({
      [graphqlTypeName('form')]: {
        definition: {
          type: 'JSON',
          resolve: (node: EntryNode, _args: unknown, { nodeModel }: ResolverContext) =>
            buildForm(node, getNodeOf(nodeModel)),
        },
      },
    })
  },

  async createPages({ getNode, getNodesByType, reporter }) {
    const definitions = readDefinitions(getNodesByType(graphqlTypeName('form')), getNode, (problem) => {
      if (!readsDrafts(process.env)) throw problem
      reporter.warn(`${problem.message}. The form is left out.`)
    })
    const folder = path.resolve('public')
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, '_forms.json'), JSON.stringify(definitions))
  },
}
