import { fieldTypes } from '../../../src/data/forms'
import { defineContentType } from '../define'

export const formField = defineContentType({
  id: 'formField',
  name: 'Form field',
  description: 'Something that a form asks for, or sends along unseen. Several forms may share one.',
  displayField: 'label',
  fields: {
    label: {
      kind: 'symbol',
      name: 'Label',
      help: 'Stands above the field. A hidden field needs one too: you will find it by that.',
      required: true,
      maxLength: 120,
    },
    name: {
      kind: 'symbol',
      name: 'Name of the property in the CRM',
      help: 'Its internal name, such as jobtitle. A form can have it once.',
      required: true,
      pattern: {
        regexp: '^[A-Za-z][A-Za-z0-9_]{0,99}$',
        explanation: 'use letters, digits and underscores, beginning with a letter',
      },
    },
    fieldType: {
      kind: 'symbol',
      name: 'Kind of field',
      help: 'A file can be an image or a PDF.',
      required: true,
      oneOf: fieldTypes,
    },
    placeholder: {
      kind: 'symbol',
      name: 'Example in the empty field',
      help: 'It is gone once somebody types, so put nothing here that people need. For a dropdown: what it says before anything is chosen.',
      maxLength: 80,
    },
    isRequired: { kind: 'boolean', name: 'Required', help: 'Fields that are not required say “(optional)”.' },
    isHidden: {
      kind: 'boolean',
      name: 'Hidden',
      help: 'Visitors never see it. It sends its default value.',
    },
    options: {
      kind: 'text',
      format: 'plain',
      name: 'Choices',
      help: 'For dropdowns and radio buttons: one on each line. When the CRM has another name for a choice, write that first: small = Up to 10 people.',
      maxLength: 20_000,
    },
    defaultValue: {
      kind: 'symbol',
      name: 'Default value',
      help: 'What the field holds at first. For choices: the CRM’s name of one.',
    },
    defaultValues: {
      kind: 'symbols',
      name: 'Several default values',
      help: 'In place of the one above. They are sent joined with semicolons.',
      maxItems: 50,
    },
    objectTypeId: {
      kind: 'symbol',
      name: 'Kind of record in the CRM',
      help: '0-1 is a contact, 0-2 a company. A contact when empty.',
      pattern: { regexp: '^[0-9]{1,5}-[0-9]{1,12}$', explanation: 'write two numbers with a hyphen, such as 0-1' },
    },
    blockedEmailDomains: {
      kind: 'symbols',
      name: 'Blocked e-mail domains',
      help: 'For e-mail fields: addresses whose domain begins with one of these are not taken. mailinator blocks mailinator.com and mailinator.net.',
      maxItems: 200,
    },
  },
})
