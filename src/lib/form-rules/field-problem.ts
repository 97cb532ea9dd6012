import type { FormField } from '../../data/form-definition'
import { isEmail } from './is-email'
import { emailMessage, requiredMessage } from './messages'

/**
 * What is wrong with the value of a field, in the words that the visitor reads (specification 5). The
 * browser and the endpoints ask the same function.
 *
 * Spaces alone are no value. Nothing is ever wrong with a hidden field: nobody could put it right.
 *
 * @param value as it would be sent; for a file, its address
 */
export function fieldProblem(
  field: Pick<FormField, 'fieldType' | 'required' | 'hidden' | 'blockedEmailDomains'>,
  value: string,
): string | undefined {
  if (field.hidden) return undefined
  if (!value.trim()) return field.required ? requiredMessage : undefined
  if (field.fieldType === 'email' && !isEmail(value, field.blockedEmailDomains)) return emailMessage
  return undefined
}
