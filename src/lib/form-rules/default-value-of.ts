import type { FormField } from '../../data/form-definition'

/**
 * What a field holds before anyone has touched it: its default value, or its list of default values
 * joined with semicolons (specification 3.3). Empty when it has neither.
 */
export const defaultValueOf = ({ defaultValue, defaultValues }: Pick<FormField, 'defaultValue' | 'defaultValues'>) =>
  defaultValues?.length ? defaultValues.join(';') : (defaultValue ?? '')
