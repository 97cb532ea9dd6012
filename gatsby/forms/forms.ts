import { graphqlTypeName } from '../../content/model/projections/graphql'
import type { BuiltForm } from '../../src/forms/form-view'
import { definitionKey, type FormDefinition } from '../../src/forms/model/definition'
import { ContentError } from '../../src/mapping/fields'
import type { BuildModel } from '../build-model'
import { readsDrafts } from '../drafts'
import { fieldReader, runQuery, type EntryNode, type ReadField } from '../read-content'
import { writePublicFile } from '../site-files'
import { mapForm } from './map-form'

/** A form as pages and `_forms.json` get it; `null` when it has no id. */
interface ListedForm {
  readonly contentful_id: string
  readonly name: string | null
  readonly definition: BuiltForm | null
}

/** A form on a page: its definition, its problem, or `null` if it has no id. */
export function buildForm(node: EntryNode, read: ReadField): BuiltForm | null {
  try {
    return mapForm(node, read) ?? null
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { entry, field, problem, id } = error
    return { entry, field, problem, id }
  }
}

/**
 * The definitions of all forms with an id, in all languages, sorted by id.
 *
 * @param onProblem called for each invalid or duplicate form, which is skipped unless it throws
 */
export function readDefinitions(
  forms: readonly ListedForm[],
  onProblem: (problem: ContentError) => void,
): readonly FormDefinition[] {
  const found = new Map<string, { readonly definition: FormDefinition; readonly owner: string }>()
  for (const { contentful_id, name, definition } of forms) {
    if (!definition) continue
    const owner = name ?? contentful_id
    if ('problem' in definition) {
      onProblem(new ContentError(definition.entry, definition.field, definition.problem))
      continue
    }
    const { id } = definition
    const key = definitionKey(definition)
    const other = found.get(key)
    if (other) onProblem(new ContentError(owner, 'formId', `“${id}” is the id of “${other.owner}”, too`))
    else found.set(key, { definition, owner })
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, { definition }]) => definition)
}

/**
 * Adds `ContentfulForm.definition`, so that pages use the same definitions as the endpoints, and writes them to
 * `_forms.json` for the endpoints (server/form-definitions.ts). Writes in `createPages`, because develop repeats that
 * hook.
 */
export const forms: BuildModel = {
  createResolvers({ createResolvers }) {
    createResolvers({
      [graphqlTypeName('form')]: {
        definition: {
          type: 'JSON',
          resolve: (node: EntryNode, _args, context, info) => buildForm(node, fieldReader(context, info)),
        },
      },
    })
  },

  async createPages(args) {
    const { allContentfulForm } = await runQuery<{
      readonly allContentfulForm: { readonly nodes: readonly ListedForm[] }
    }>(args, {
      text: '{ allContentfulForm { nodes { contentful_id name definition } } }',
      message: 'The forms could not be read.',
    })
    const definitions = readDefinitions(allContentfulForm.nodes, (problem) => {
      if (!readsDrafts(process.env)) throw problem
      args.reporter.warn(`${problem.message}. The form is left out.`)
    })
    await writePublicFile('_forms.json', JSON.stringify(definitions))
  },
}
