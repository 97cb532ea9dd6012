import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { formPartsQuery } from '../src/blocks/form-slot/form-slot.cms'
import { formDefinitionsFrom, type RawForm } from '../src/forms/map-form'
import type { BuildModel } from './build-model'
import { readsDrafts } from './drafts'
import { runQuery } from './read-content'

interface FormsQuery {
  readonly allContentfulForm: { readonly nodes: readonly RawForm[] }
}

/**
 * Writes the forms for the endpoints to `_forms.json` (server/form-definitions.ts). Runs with the creation of pages,
 * which develop repeats.
 */
export const forms: BuildModel = {
  async createPages(args) {
    const { allContentfulForm } = await runQuery<FormsQuery>(args, {
      text: `query Forms { allContentfulForm { nodes { ...FormParts } } } ${String(formPartsQuery)}`,
      message: 'The forms could not be read.',
    })
    const rawForms = [...allContentfulForm.nodes].sort((one, other) =>
      (one.formId ?? '') < (other.formId ?? '') ? -1 : 1,
    )
    const definitions = readsDrafts(process.env)
      ? formDefinitionsFrom(rawForms, ({ message }) => {
          args.reporter.warn(`${message}. The form is left out.`)
        })
      : formDefinitionsFrom(rawForms)
    const folder = path.resolve('public')
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, '_forms.json'), JSON.stringify(definitions))
  },
}
