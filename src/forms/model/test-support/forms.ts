import type { FormDefinition, FormField } from '../definition'

/** A field of a form, for tests; required and visible by default. */
export const field = (name: string, differences: Partial<FormField> = {}): FormField => ({
  name,
  label: `Label of ${name}`,
  fieldType: 'single_line_text',
  required: true,
  hidden: false,
  options: [],
  blockedEmailDomains: [],
  ...differences,
})

export const email = (differences: Partial<FormField> = {}): FormField =>
  field('email', { label: 'Email', fieldType: 'email', ...differences })

export const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
] as const

/** A form with these fields, one per row. */
export const formOf = (fields: readonly FormField[], differences: Partial<FormDefinition> = {}): FormDefinition => ({
  id: 'test-form',
  use: 'lead',
  fieldGroups: fields.map((one) => ({ fields: [one] })),
  isCompact: false,
  ...differences,
})

/** A field of every type, a hidden one, and checkboxes. */
export const fullForm = (differences: Partial<FormDefinition> = {}): FormDefinition =>
  formOf(
    [
      field('firstname', { label: 'First name' }),
      email({ blockedEmailDomains: ['mailinator'] }),
      field('size', { label: 'Team size', fieldType: 'dropdown', options }),
      field('focus', { label: 'Focus', fieldType: 'radio', options }),
      field('message', { label: 'Message', fieldType: 'multi_line_text', required: false }),
      field('attachment', { label: 'Attachment', fieldType: 'file', required: false }),
      field('source', { hidden: true, defaultValues: ['web', 'form'] }),
    ],
    {
      legalConsent: {
        consentToProcessText: 'You agree that we keep this.',
        privacyText: 'Read our policy.',
        checkboxes: [
          { label: 'Notices', subscriptionTypeId: '908', required: true },
          { label: 'The letter', subscriptionTypeId: '251', required: false },
          { label: 'No id', required: true },
          { subscriptionTypeId: '1', required: true },
        ],
      },
      ...differences,
    },
  )

/** A form in a query result. */
export const rawForm = (definition: Record<string, unknown> | null, privacyTextHtml: string | null = null) => ({
  contentful_id: 'form-demo',
  definition,
  privacyTextHtml,
})
