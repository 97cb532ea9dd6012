import type { FormDefinition, FormField } from '../../src/data/form-definition'

export const sampleField = (changes: Partial<FormField> & Pick<FormField, 'name'>): FormField => ({
  label: changes.name,
  fieldType: 'single_line_text',
  required: false,
  hidden: false,
  options: [],
  blockedEmailDomains: [],
  ...changes,
})

const options = ['small', 'large'].map((value) => ({ value, label: value.toUpperCase() }))

/** A form with a field of each type, and with consent. */
export const sampleDefinition = (changes: Partial<FormDefinition> = {}): FormDefinition => ({
  id: 'demo',
  use: 'demo',
  fieldGroups: [
    {
      fields: [
        sampleField({
          name: 'email',
          label: 'Work email',
          fieldType: 'email',
          required: true,
          blockedEmailDomains: ['gmail'],
        }),
        sampleField({ name: 'firstname', label: 'First name' }),
      ],
    },
    {
      fields: [
        sampleField({ name: 'size', label: 'Team size', fieldType: 'dropdown', options }),
        sampleField({ name: 'plan', label: 'Plan', fieldType: 'radio', options }),
        sampleField({ name: 'message', label: 'Message', fieldType: 'multi_line_text', objectTypeId: '0-1' }),
        sampleField({ name: 'brief', label: 'Brief', fieldType: 'file' }),
        sampleField({ name: 'source', hidden: true, required: true, defaultValues: ['web', 'demo'] }),
      ],
    },
  ],
  legalConsent: {
    consentToProcessText: 'By sending this you agree.',
    checkboxes: [
      { label: 'News', subscriptionTypeId: '251', required: false },
      { label: 'Never shown', required: true },
    ],
  },
  successMessage: 'We will be in touch.',
  isCompact: false,
  ...changes,
})
