import { defineContentType } from '../define'
import { blockFrame, heading, url } from '../fields'

export const formSlot = defineContentType({
  id: 'formSlot',
  name: 'Form slot',
  description: 'A form, with words beside it.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    body: { kind: 'text', format: 'markdown', name: 'Text', isDocumentBody: true },
    points: { kind: 'symbols', name: 'Points', help: 'Short lines with a check mark.', maxItems: 6 },
    form: { kind: 'entry', name: 'Form', required: true, to: ['form'] },
    fallbackLabel: {
      kind: 'symbol',
      name: 'Link while there is no form: label',
      help: 'Shown as long as the form has no id.',
      required: true,
      maxLength: 60,
    },
    fallbackUrl: url({ name: 'Link while there is no form', required: true }),
  },
})
