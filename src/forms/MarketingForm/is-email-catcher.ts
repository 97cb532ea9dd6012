import type { FormField } from '../../data/form-definition'

/**
 * Whether a form is shown as one e-mail field that is joined to its button: it has an e-mail field and
 * no other visible field, files aside (specification 4.5).
 */
export function isEmailCatcher(fields: readonly Pick<FormField, 'fieldType' | 'hidden'>[]): boolean {
  const visible = fields.filter(({ hidden, fieldType }) => !hidden && fieldType !== 'file')
  return visible.length === 1 && visible[0]?.fieldType === 'email'
}
