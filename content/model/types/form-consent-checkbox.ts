import { defineContentType } from '../define'

export const formConsentCheckbox = defineContentType({
  id: 'formConsentCheckbox',
  name: 'Consent to messages',
  description: 'A box to tick for one kind of message.',
  displayField: 'label',
  fields: {
    label: {
      kind: 'symbol',
      name: 'Label',
      help: 'What people agree to. Without a label the box is not shown.',
      required: true,
      maxLength: 240,
    },
    subscriptionTypeId: {
      kind: 'symbol',
      name: 'Id of the subscription type in the CRM',
      help: 'A number. Without it the box is not shown, because a tick could not be filed.',
      required: true,
      pattern: { regexp: '^[0-9]{1,18}$', explanation: 'write digits, in quotes' },
    },
    isRequired: {
      kind: 'boolean',
      name: 'Required',
      help: 'The form can’t be sent without this tick. Only for what people must agree to.',
    },
  },
})
