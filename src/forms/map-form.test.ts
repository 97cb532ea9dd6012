import { ContentError } from '../content/fields'
import { mapForm, type RawForm, type RawFormField, formDefinitionsFrom, mapFormView } from './map-form'
import { rawField, rawForm as raw } from './test-support/forms'

const withField = (differences: Partial<RawFormField>): RawForm =>
  raw({ fieldGroups: [{ formFields: [rawField(differences)] }] })

const fieldOf = (form: RawForm) => mapForm(form)?.fieldGroups[0]?.fields[0]

describe('mapForm', () => {
  it('gives everything that a form has', () => {
    const form = raw({
      fieldGroups: [
        {
          formFields: [
            rawField({
              placeholder: 'you@company.com',
              isRequired: true,
              objectTypeId: '0-1',
              blockedEmailDomains: ['mailinator', null, ' yopmail '],
            }),
            rawField({
              label: 'Team size',
              name: 'size',
              fieldType: 'dropdown',
              options: '1-2 = One or two\n\nMany\n',
              defaultValue: 'Many',
            }),
          ],
        },
        null,
        { formFields: [null, rawField({ name: 'topics', isHidden: true, defaultValues: ['a', null, 'b'] })] },
      ],
      consentToProcessText: 'You agree.',
      privacyText: 'Read [this](/privacy/).',
      communicationsCheckboxes: [
        { label: 'Letter', subscriptionTypeId: '251', isRequired: true },
        null,
        { label: '', subscriptionTypeId: null, isRequired: null },
      ],
      submitButtonText: 'Book',
      successMessage: 'Thanks',
      customSuccessMessage: 'Thanks a lot',
      redirectUrl: '/platform/',
      nextLabel: 'Take the tour',
      nextUrl: '/product-tour/',
      isCompact: true,
    })
    expect(mapForm(form)).toEqual({
      id: 'demo-request',
      use: 'demo',
      fieldGroups: [
        {
          fields: [
            {
              name: 'email',
              label: 'Work email',
              fieldType: 'email',
              placeholder: 'you@company.com',
              required: true,
              hidden: false,
              options: [],
              objectTypeId: '0-1',
              blockedEmailDomains: ['mailinator', 'yopmail'],
            },
            {
              name: 'size',
              label: 'Team size',
              fieldType: 'dropdown',
              required: false,
              hidden: false,
              defaultValue: 'Many',
              options: [
                { value: '1-2', label: 'One or two' },
                { value: 'Many', label: 'Many' },
              ],
              blockedEmailDomains: [],
            },
          ],
        },
        { fields: [expect.objectContaining({ name: 'topics', hidden: true, defaultValues: ['a', 'b'] })] },
      ],
      submitButtonText: 'Book',
      legalConsent: {
        consentToProcessText: 'You agree.',
        privacyText: 'Read [this](/privacy/).',
        checkboxes: [
          { label: 'Letter', subscriptionTypeId: '251', required: true },
          { label: undefined, subscriptionTypeId: undefined, required: false },
        ],
      },
      successMessage: 'Thanks',
      customSuccessMessage: 'Thanks a lot',
      redirectUrl: '/platform/',
      next: { label: 'Take the tour', href: '/product-tour/' },
      isCompact: true,
    })
  })

  it('needs no more than an id, a use and a field', () => {
    expect(mapForm(raw())).toMatchObject({ id: 'demo-request', use: 'demo', legalConsent: undefined, isCompact: false })
  })

  it.each([null, '', '  '])('is nothing without an id (%j), whatever else is wrong with it', (formId) => {
    expect(mapForm(raw({ formId, use: null, fieldGroups: null }))).toBeUndefined()
  })

  it.each([
    ['lead capture', 'lead'],
    ['newsletter', 'newsletter'],
    ['demo request', 'demo'],
    ['free-trial request', 'free-trial'],
    ['subprocessor notification', 'subprocessors'],
  ])('knows “%s” as %s', (words, use) => {
    expect(mapForm(raw({ use: words }))?.use).toBe(use)
  })

  it('takes what stands behind the first “=” for the label', () => {
    const options = 'a = b = c\na=b'
    expect(fieldOf(withField({ fieldType: 'radio', options }))?.options).toEqual([
      { value: 'a', label: 'b = c' },
      { value: 'a=b', label: 'a=b' },
    ])
  })

  it('leaves choices out where there is nothing to choose', () => {
    expect(fieldOf(withField({ options: 'a\nb' }))?.options).toEqual([])
  })

  it.each<[problem: string, form: RawForm, message: string]>([
    ['no use', raw({ use: null }), 'Entry "Form: demo", field "use": it is empty'],
    [
      'an unknown use',
      raw({ use: 'toString' }),
      'Entry "Form: demo", field "use": “toString” must be one of lead capture, ',
    ],
    ['no fields', raw({ fieldGroups: null }), 'Entry "Form: demo", field "fieldGroups": it is empty'],
    [
      'rows without fields',
      raw({ fieldGroups: [{ formFields: [null] }] }),
      'field "fieldGroups": no group in it has a field',
    ],
    [
      'four visible fields side by side',
      raw({ fieldGroups: [{ formFields: ['a', 'b', 'c', 'd'].map((name) => rawField({ name })) }] }),
      'Entry "Form: demo", field "fieldGroups": a row has more than 3 visible fields',
    ],
    [
      'two fields of a name',
      raw({ fieldGroups: [{ formFields: [rawField()] }, { formFields: [rawField()] }] }),
      'Entry "Form: demo", field "fieldGroups": two of its fields have the name “email”',
    ],
    ['a field without a name', withField({ name: null }), 'Entry "Work email", field "name": it is empty'],
    [
      'a field without a label',
      withField({ label: ' ', name: 'x' }),
      'Entry "field-email", field "label": it is empty',
    ],
    ['a field without a kind', withField({ fieldType: null }), 'Entry "Work email", field "fieldType": it is empty'],
    [
      'an unknown kind',
      withField({ fieldType: 'date' }),
      '“date” must be one of single_line_text, multi_line_text, email',
    ],
    ['a name that is kept', withField({ name: 'pageUri' }), '“pageUri” is reserved; use another name'],
    ['a dropdown without choices', withField({ fieldType: 'dropdown' }), 'field "options": it is empty'],
    [
      'radio buttons without choices',
      withField({ fieldType: 'radio', options: ' \n' }),
      'field "options": it is empty',
    ],
    ['a choice twice', withField({ fieldType: 'radio', options: 'a = b\na' }), 'field "options": “a” is listed twice'],
    [
      'a default that is no choice',
      withField({ fieldType: 'radio', options: 'a\nb', defaultValue: 'c' }),
      'field "defaultValue": “c” must be one of the choices',
    ],
  ])('names entry and field when there is %s', (_problem, form, message) => {
    expect(() => mapForm(form)).toThrow(ContentError)
    expect(() => mapForm(form)).toThrow(message)
  })
})

describe('mapFormView', () => {
  it('adds the rendered privacy text', () => {
    const view = mapFormView({ ...raw(), privacyText: '*x*', privacyTextHtml: '<p><em>x</em></p>' })
    expect(view).toMatchObject({ form: { id: 'demo-request' }, privacyHtml: '<p><em>x</em></p>' })
  })

  it('is nothing without a form, and for one without an id', () => {
    expect(mapFormView(null)).toBeUndefined()
    expect(mapFormView({ ...raw({ formId: null }), privacyTextHtml: null })).toBeUndefined()
  })
})

it('takes a row with any number of hidden fields', () => {
  const formFields = ['a', 'b', 'c', 'd'].map((name) => rawField({ name, isHidden: true }))
  expect(mapForm(raw({ fieldGroups: [{ formFields }] }))?.fieldGroups[0]?.fields).toHaveLength(4)
})

describe('formDefinitionsFrom', () => {
  it('gives the forms that have an id', () => {
    const forms = [raw(), raw({ formId: null }), raw({ formId: 'other' })]
    expect(formDefinitionsFrom(forms).map(({ id }) => id)).toEqual(['demo-request', 'other'])
  })

  it('does not take one id twice', () => {
    const forms = [raw(), raw({ contentful_id: 'form-copy', name: null })]
    expect(() => formDefinitionsFrom(forms)).toThrow(
      'Entry "form-copy", field "formId": “demo-request” is the id of “Form: demo”, too',
    )
  })

  it('leaves out a form that is not complete when somebody is told', () => {
    const problems: string[] = []
    const forms = [raw(), raw({ formId: 'other', name: 'Other form', use: null })]
    const ids = formDefinitionsFrom(forms, ({ message }) => problems.push(message)).map(({ id }) => id)
    expect(ids).toEqual(['demo-request'])
    expect(problems).toEqual(['Entry "Other form", field "use": it is empty, but required'])
  })
})
