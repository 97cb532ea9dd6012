import { defineContentType } from '../define'
import { blockFrame, heading, url } from '../fields'

export const newsletterBand = defineContentType({
  id: 'newsletterBand',
  name: 'Newsletter band',
  description: 'An invitation to the newsletter. Who has subscribed or said no does not see it again for a year.',
  displayField: 'name',
  fields: {
    ...blockFrame,
    heading: heading(),
    text: { kind: 'text', format: 'plain', name: 'Text', maxLength: 280 },
    form: { kind: 'entry', name: 'Form', help: 'The form of the newsletter.', to: ['form'] },
    linkLabel: {
      kind: 'symbol',
      name: 'Button: label',
      help: 'Shown in place of the form, as long as that has no id.',
      required: true,
      maxLength: 40,
    },
    linkUrl: url({ name: 'Button: link', required: true }),
    note: { kind: 'symbol', name: 'Note', maxLength: 160 },
    declineLabel: {
      kind: 'symbol',
      name: 'Words to say no',
      help: 'A small button under the form, such as “No thanks”. Without words there is none.',
      maxLength: 40,
    },
    declineMessage: {
      kind: 'symbol',
      name: 'Answer to who says no',
      help: 'Stands in place of the form then.',
      maxLength: 120,
    },
  },
})
