import { defineContentType } from '../define'
import { internalName } from '../fields'

export const formFieldGroup = defineContentType({
  id: 'formFieldGroup',
  name: 'Row of form fields',
  description: 'One field, or up to three that stand side by side on wide screens.',
  displayField: 'name',
  fields: {
    name: internalName,
    formFields: { kind: 'entries', name: 'Fields', required: true, to: ['formField'], minItems: 1, maxItems: 3 },
  },
})
