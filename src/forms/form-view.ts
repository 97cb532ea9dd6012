import { ContentError, optionalText } from '../mapping/fields'
import type { FormDefinition } from './model/definition'

/** `ContentfulForm.definition` (gatsby/forms): the form, or its errors. `null` for a form without an id. */
export type BuiltForm = FormDefinition | Pick<ContentError, 'entry' | 'field' | 'problem' | 'id'>

export interface FormView {
  readonly form: FormDefinition
  readonly privacyHtml?: string
}

/**
 * The form of a block.
 *
 * @returns `undefined` without a form, or without its id (requirements 3.3)
 * @throws ContentError when the form is incomplete or contradictory
 */
export function mapFormView(raw: Queries.FormPartsFragment | null): FormView | undefined {
  const built = raw?.definition as BuiltForm | null | undefined
  if (!raw || !built) return undefined
  if ('problem' in built) throw new ContentError(built.entry, built.field, built.problem, built.id)
  return { form: built, privacyHtml: optionalText(raw.privacyTextHtml) }
}
