import { fieldTypes, formUseNames } from '../../../src/forms/model/definition'
import { formSlotStyles, otherFieldKinds } from '../choices'
import { defineContentType } from '../define'
import {
  action,
  body,
  boolean,
  defineBlock,
  entries,
  entry,
  heading,
  internalName,
  markdown,
  symbol,
  symbols,
  text,
  url,
} from '../fields'

export const form = defineContentType({
  id: 'form',
  name: 'Form',
  description: 'A form that visitors fill in. A form slot shows it on a page.',
  isEssential: true,
  fields: {
    name: internalName,
    formId: symbol(
      'Id of the form in the CRM',
      'Submissions are stored under this id. While it is empty, pages show a link instead of the form.',
      {
        unique: true,
        pattern: {
          regexp: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$',
          explanation: 'use letters, digits, hyphens and underscores, at most 64',
        },
      },
    ),
    use: symbol(
      'What it is for',
      'After a newsletter form, bands stay hidden for a year. After a free-trial form, the sign-up page opens in a new tab.',
      { required: true, oneOf: Object.keys(formUseNames) },
    ),
    fieldGroups: entries(
      'Fields',
      ['formField'],
      'From top to bottom: fields, and rows of fields. Add the row of attribution to each form: it says where the visitor came from.',
      { required: true, minItems: 1, maxItems: 20 },
    ),
    consentToProcessText: text(
      'Consent to process',
      'What people agree to by sending the form. It is stored with each submission word for word, so it cannot contain links.',
      { maxLength: 1000 },
    ),
    communicationsCheckboxes: entries(
      'Consent to messages',
      ['formField'],
      'Checkboxes, one for each kind of message: fields of the kind “consent”.',
      { maxItems: 6 },
    ),
    privacyText: markdown('Privacy text', 'Shown under the checkboxes. Link the privacy policy here.', {
      maxLength: 1000,
    }),
    submitButtonText: symbol('Text of the button', '“Submit” if empty. Say what happens: “Book my demo”.', {
      maxLength: 40,
    }),
    successMessage: symbol(
      'Message after sending',
      '“Thank you!” if empty. Promise no new tab: browsers may block it, and the link below the message remains.',
      { maxLength: 200 },
    ),
    customSuccessMessage: symbol(
      'Message after sending, on this website',
      'Replaces the message above, for a form that is also used elsewhere.',
      { tab: 'advanced', maxLength: 200 },
    ),
    redirectUrl: url(
      'Page that opens after sending',
      'Opens in a new tab, unless the browser blocks it. A link to it stays below the message. For a free-trial form, enter the sign-up address here.',
    ),
    ...action('next', 'Next step after sending'),
    isCompact: boolean('Compact', 'Smaller fields with less space between them, for narrow places.', { tab: 'layout' }),
  },
})

export const formField = defineContentType({
  id: 'formField',
  name: 'Form field',
  description: 'A field of a form, a row of fields, or a checkbox for consent. Several forms may share one.',
  isEssential: true,
  displayField: 'label',
  fields: {
    label: symbol(
      'Label',
      'Shown above the field or beside the checkbox. Hidden fields and rows need one too, so that editors can find them.',
      { required: true, maxLength: 240 },
    ),
    name: symbol(
      'Name of the property in the CRM',
      'The internal name, such as jobtitle. A form can contain each name once. The fields phone and mobilephone accept only phone numbers. Rows and consent have none.',
      {
        pattern: {
          regexp: '^[A-Za-z][A-Za-z0-9_]{0,99}$',
          explanation: 'use letters, digits and underscores, starting with a letter',
        },
      },
    ),
    fieldType: symbol(
      'Kind of field',
      'Files must be images or PDFs. A “row” has fields side by side; “consent” is a checkbox for one kind of message.',
      { required: true, oneOf: [...fieldTypes, ...otherFieldKinds] },
    ),
    placeholder: symbol(
      'Example in the empty field',
      'Disappears when the visitor types, so do not put instructions here. In a dropdown, it is the text before a choice is made.',
      { maxLength: 80 },
    ),
    isRequired: boolean(
      'Required',
      'Other fields are marked “(optional)”. For consent, use it only where consent is mandatory.',
    ),
    isHidden: boolean(
      'Hidden',
      'Visitors never see the field. It sends its default value, or, in the row for attribution, where the visitor came from.',
    ),
    options: text(
      'Choices',
      'For dropdowns and radio buttons, one per line. If the CRM uses another value, write it first: small = Up to 10 people. Translations keep the values.',
      { maxLength: 20_000 },
    ),
    defaultValue: symbol('Default value', 'The initial value. For choices, the value that the CRM uses.', {
      localized: false,
    }),
    defaultValues: symbols(
      'Several default values',
      'Used instead of the one above. They are sent joined with semicolons.',
      { localized: false, tab: 'advanced', maxItems: 50 },
    ),
    objectTypeId: symbol('Kind of record in the CRM', '0-1 is a contact, 0-2 a company. A contact if empty.', {
      tab: 'advanced',
      pattern: { regexp: '^[0-9]{1,5}-[0-9]{1,12}$', explanation: 'write two numbers with a hyphen, such as 0-1' },
    }),
    blockedEmailDomains: symbols(
      'Blocked e-mail domains',
      'For e-mail fields: addresses whose domain starts with one of these are rejected. mailinator blocks mailinator.com and mailinator.net.',
      { localized: false, tab: 'advanced', maxItems: 200 },
    ),
    formFields: entries('Row: fields', ['formField'], 'At most three visible ones. Any number of them can be hidden.', {
      maxItems: 20,
    }),
    subscriptionTypeId: symbol(
      'Consent: id of the subscription type in the CRM',
      'A number. Without it, the checkbox is not shown.',
      { pattern: { regexp: '^[0-9]{1,18}$', explanation: 'write digits' } },
    ),
  },
})

export const formSlot = defineBlock({
  id: 'formSlot',
  name: 'Form slot',
  description: 'A form with text beside it, or an invitation to the newsletter.',
  isEssential: true,
  fields: {
    style: symbol(
      'Style',
      'Beside text if empty. A “band” is low, for the newsletter: it is hidden for a year after a visitor subscribes or declines.',
      { oneOf: formSlotStyles, default: formSlotStyles[0], tab: 'layout' },
    ),
    heading,
    body: { ...body, required: false },
    points: symbols('Points', 'Short lines with a check mark. A band has none.', { maxItems: 6 }),
    form: entry(
      'Form',
      ['form'],
      'Its fields and its button are in the form itself. Several slots may show one form.',
      { required: true },
    ),
    fallbackLabel: symbol('Link while there is no form: label', 'Shown while the form has no id.', {
      required: true,
      maxLength: 60,
    }),
    fallbackUrl: { ...url('Link while there is no form'), required: true },
    note: symbol('Band: note', 'Under the form.', { maxLength: 160 }),
    declineLabel: symbol(
      'Band: decline button',
      'A small button under the form, such as “No thanks”. It needs the message below.',
      { maxLength: 40 },
    ),
    declineMessage: symbol('Band: message after declining', 'Replaces the form.', { maxLength: 120 }),
  },
})
