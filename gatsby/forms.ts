import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentModel, type Field } from '../content/model'
import { graphqlTypeName } from '../content/model/projections/graphql'
import { formDefinitionsFrom, type RawForm } from '../src/forms/map-form'
import type { BuildModel } from './build-model'
import { readsDrafts } from './drafts'
import { linkedContent, linkedNodes, type EntryNode, type GetNode } from './read-content'

export function readFields(node: EntryNode, getNode: GetNode): object {
  const fields = contentModel.find(({ id }) => graphqlTypeName(id) === node.internal?.type)?.fields ?? {}
  const read = (id: string, { kind }: Field): unknown => {
    if (kind === 'text') return linkedContent(node, id, getNode) ?? null
    if (kind === 'entries') return linkedNodes(node, id, getNode).map((other) => readFields(other, getNode))
    return node[id] ?? null
  }
  return {
    contentful_id: node.contentful_id,
    ...Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, read(id, field)])),
  }
}

/**
 * Writes the forms for the endpoints to `_forms.json` (server/form-definitions.ts). Runs with the creation of pages,
 * which develop repeats.
 */
export const forms: BuildModel = {
  async createPages({ getNode, getNodesByType, reporter }) {
    const nodes: readonly EntryNode[] = getNodesByType(graphqlTypeName('form'))
    const rawForms = nodes
      .map((node) => readFields(node, getNode) as RawForm)
      .sort((one, other) => ((one.formId ?? '') < (other.formId ?? '') ? -1 : 1))
    const definitions = readsDrafts(process.env)
      ? formDefinitionsFrom(rawForms, ({ message }) => {
          reporter.warn(`${message}. The form is left out.`)
        })
      : formDefinitionsFrom(rawForms)
    const folder = path.resolve('public')
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, '_forms.json'), JSON.stringify(definitions))
  },
}
