import { consentKey, consentValue } from '../../data/forms'
import { consentProblem, fieldProblem } from '../../lib/form-rules'
import type { BrowserForm } from '../browser-form'
import type { Problems, Upload } from '../state/form-state'

/**
 * What is wrong with each field and each box of a form, in their order; empty where nothing is
 * (specification 5). A file that is being uploaded counts as there, and one that didn't arrive as wrong.
 *
 * @param values by name, as they would be sent
 */
export function formProblems(
  { fields, checkboxes }: Pick<BrowserForm, 'fields' | 'checkboxes'>,
  values: Readonly<Record<string, string>>,
  uploads: Readonly<Record<string, Upload>>,
): Problems {
  const isTicked = (id: string): boolean => values[consentKey(id)] === consentValue
  return Object.fromEntries([
    ...fields.map((field): [string, string] => {
      const upload = uploads[field.name]
      if (upload?.status === 'uploading' || upload?.status === 'uploaded') return [field.name, '']
      if (upload?.status === 'failed') return [field.name, upload.message]
      return [field.name, fieldProblem(field, values[field.name] ?? '') ?? '']
    }),
    ...checkboxes.map((checkbox): [string, string] => [
      consentKey(checkbox.subscriptionTypeId),
      consentProblem(checkbox, checkboxes, isTicked) ?? '',
    ]),
  ])
}
