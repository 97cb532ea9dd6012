import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { formDefinitionsFrom } from '../../../forms/form-definitions-from'
import type { BuildModel } from '../build-model'

interface FormsQuery {
  readonly allContentfulForm: { readonly nodes: Parameters<typeof formDefinitionsFrom>[0] }
}

/** Writes what the endpoints need to know of each form: `_forms.json` (src/leads/definitions). */
export const forms: BuildModel = {
  async onPostBuild({ graphql, reporter, store }) {
    const result = (await graphql(`
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
    `)) as { readonly data?: FormsQuery; readonly errors?: Error }
    if (result.errors || !result.data) {
      reporter.panicOnBuild('The forms of the CMS could not be read.', result.errors)
      return
    }
    const definitions = formDefinitionsFrom(result.data.allContentfulForm.nodes)
    const folder = path.join(store.getState().program.directory, 'public')
    await writeFile(path.join(folder, '_forms.json'), JSON.stringify(definitions))
  },
}
