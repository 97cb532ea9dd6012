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

/**
 * Forms of each use. Many: to see whether HubSpot has a lead, its form's submissions are looked through from the
 * newest on, and here those of months arrive in a minute.
 */
const formsOfEachUse = 10

const names = Array.from({ length: formsOfEachUse }, (_, index) => formUses.map((use) => ({ use, index }))).flat()

export const faultTestForms: readonly FormDefinition[] = names.map(({ use, index }) => ({
  id: `fault-test-${use}-${index}`,
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
