import { optionalText } from '../content/fields'
import type { FormDefinition } from '../data/form-definition'
import { mapForm, type RawForm } from './map-form'

/** A form as a block shows it. */
export interface FormView {
  readonly form: FormDefinition
  /** The privacy text, rendered. */
  readonly privacyHtml?: string
}

/** A form as a block's query gives it, with its Markdown rendered. */
export interface RawFormView extends RawForm {
  readonly privacyTextHtml: string | null
}

/**
 * The form of a block.
 *
 * @returns `undefined` when there is none, or it has no id: then there is nothing to show (specification 3.3)
 * @throws ContentError as `mapForm` does
 */
export function mapFormView(raw: RawFormView | null): FormView | undefined {
  const form = raw ? mapForm(raw) : undefined
  return form && { form, privacyHtml: optionalText(raw?.privacyTextHtml) }
}
