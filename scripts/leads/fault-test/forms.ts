import { formUses, type FormDefinition, type FormField } from '../../../src/data/form-definition'

const field = (name: string, changes: Partial<FormField>): FormField => ({
  name,
  label: name,
  fieldType: 'single_line_text',
  required: false,
  hidden: false,
  options: [],
  blockedEmailDomains: [],
  ...changes,
})

/** One form of each use, as on the site. */
export const faultTestForms: readonly FormDefinition[] = formUses.map((use) => ({
  id: `fault-test-${use}`,
  use,
  fieldGroups: [
    {
      fields: [
        field('email', { fieldType: 'email', required: true }),
        field('message', { fieldType: 'multi_line_text' }),
        field('brief', { fieldType: 'file' }),
        field('source', { hidden: true, defaultValue: 'fault test' }),
      ],
    },
  ],
  legalConsent: {
    consentToProcessText: 'By sending this you agree.',
    checkboxes: [{ label: 'News', subscriptionTypeId: '251', required: false }],
  },
  isCompact: false,
}))
