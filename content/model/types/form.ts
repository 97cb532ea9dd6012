import { formUseNames } from '../../../src/data/forms'
import { defineContentType } from '../define'
import { internalName, url } from '../fields'

export const form = defineContentType({
  id: 'form',
  name: 'Form',
  description: 'What visitors fill in and send. A form slot or a newsletter band shows it on a page.',
  displayField: 'name',
  fields: {
    name: internalName,
    formId: {
      kind: 'symbol',
      name: 'Id of the form in the CRM',
      help: 'What is sent is filed under this id. While it is empty, pages show a link in place of the form.',
      unique: true,
      pattern: {
        regexp: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$',
        explanation: 'use letters, digits, hyphens and underscores, 64 at most',
      },
    },
    use: {
      kind: 'symbol',
      name: 'What it is for',
      help: 'After the newsletter’s form, invitations to the newsletter stay away for a year. After the free-trial form, the page to sign up opens in a new tab.',
      required: true,
      oneOf: Object.keys(formUseNames),
    },
    fieldGroups: {
      kind: 'entries',
      name: 'Rows of fields',
      help: 'From top to bottom.',
      required: true,
      to: ['formFieldGroup'],
      minItems: 1,
      maxItems: 20,
    },
    consentToProcessText: {
      kind: 'text',
      format: 'plain',
      name: 'Consent to process',
      help: 'What people agree to by sending the form. It is kept with each submission, word for word, so it takes no links.',
      maxLength: 1000,
    },
    communicationsCheckboxes: {
      kind: 'entries',
      name: 'Consent to messages',
      help: 'Boxes to tick, one for each kind of message.',
      to: ['formConsentCheckbox'],
      maxItems: 6,
    },
    privacyText: {
      kind: 'text',
      format: 'markdown',
      name: 'Privacy text',
      help: 'Stands under the boxes. Link the privacy policy here.',
      maxLength: 1000,
    },
    submitButtonText: {
      kind: 'symbol',
      name: 'Text of the button',
      help: '“Submit” when empty. Say what happens: “Book my demo”.',
      maxLength: 40,
    },
    successMessage: {
      kind: 'symbol',
      name: 'Message after sending',
      help: '“Thank you!” when empty.',
      maxLength: 200,
    },
    customSuccessMessage: {
      kind: 'symbol',
      name: 'Message after sending, on this website',
      help: 'For a form that is used elsewhere too: shown in place of the message above.',
      maxLength: 200,
    },
    redirectUrl: url({
      name: 'Page that opens after sending',
      help: 'It opens in a new tab. A form for the free trial needs the address to sign up here.',
    }),
    isCompact: {
      kind: 'boolean',
      name: 'Compact',
      help: 'Smaller fields, closer together. For narrow places.',
    },
  },
})
