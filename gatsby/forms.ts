import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { formDefinitionsFrom } from '../src/forms/map-form'
import type { BuildModel } from './build-model'
import { readsDrafts } from './drafts'
import { queryOrPanic } from './read-content'

interface FormsQuery {
  readonly allContentfulForm: { readonly nodes: Parameters<typeof formDefinitionsFrom>[0] }
}

/**
 * Writes what the endpoints need to know of each form: `_forms.json` (server/form-definitions.ts). Together
 * with the pages, so that in develop, too, both know of a change of the content.
 */
export const forms: BuildModel = {
  async createPages(args) {
    const data = await queryOrPanic<FormsQuery>(args, {
      message: 'The forms of the CMS could not be read.',
      query: `
        query FormDefinitions {
          allContentfulForm(sort: { formId: ASC }) {
            nodes {
              contentful_id
              name
              formId
              use
              fieldGroups {
                formFields {
                  contentful_id
                  label
                  name
                  fieldType
                  placeholder
                  isRequired
                  isHidden
                  options
                  defaultValue
                  defaultValues
                  objectTypeId
                  blockedEmailDomains
                }
              }
              consentToProcessText
              privacyText
              communicationsCheckboxes {
                label
                subscriptionTypeId
                isRequired
              }
              submitButtonText
              successMessage
              customSuccessMessage
              redirectUrl
              isCompact
            }
          }
        }
      `,
    })
    if (!data) return
    const { nodes } = data.allContentfulForm
    const definitions = readsDrafts(process.env)
      ? formDefinitionsFrom(nodes, ({ message }) => {
          args.reporter.warn(`${message}. The form is left out.`)
        })
      : formDefinitionsFrom(nodes)
    const folder = path.resolve('public')
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, '_forms.json'), JSON.stringify(definitions))
  },
}
