import { ContentError } from '../../src/mapping/fields'
import { textOf, type EntryNode, type ReadField } from '../read-content'
import { buildForm, mapForm, readDefinitions } from './forms'

type Fields = Readonly<Record<string, unknown>>

const email = { label: 'Work email', name: 'email', fieldType: 'email' }

const links = ['fieldGroups', 'formFields', 'communicationsCheckboxes']

/** A space with one form: its fields in rows, and boxes. An undefined row or field is unpublished. */
function spaceOf(
  changes: Fields = {},
  rows: readonly (readonly (Fields | undefined)[])[] = [[email]],
  boxes: readonly Fields[] = [],
) {
  const entry = (id: string, fields: Fields): EntryNode => ({ ...fields, id, contentful_id: id })
  const node = entry('form-demo', {
    name: 'Form: demo',
    formId: 'demo-request',
    use: 'demo request',
    fieldGroups: ['missing', ...rows.map((_, row) => `row-${row}`)],
    communicationsCheckboxes: [...boxes.map((_, box) => `box-${box}`), 'missing'],
    ...changes,
  })
  const linked = [
    ...rows.flatMap((fields, row) => [
      entry(`row-${row}`, { fieldType: 'row', formFields: fields.map((_, index) => `field-${row}-${index}`) }),
      ...fields.flatMap((one, index) => (one ? [entry(`field-${row}-${index}`, one)] : [])),
    ]),
    ...boxes.map((box, index) => entry(`box-${index}`, box)),
  ]
  const read: ReadField = (of, name) =>
    links.includes(name) ? linked.filter(({ id }) => [of[name]].flat().includes(id)) : of[name]
  return { node, read }
}

const map = (...space: Parameters<typeof spaceOf>) => {
  const { node, read } = spaceOf(...space)
  return mapForm(node, read)
}
const mapField = (changes: Fields) => map({}, [[{ ...email, ...changes }]])?.fieldGroups[0]?.fields[0]

describe('mapForm', () => {
  it('adds locale and words to a translated form only', () => {
    expect(map({ node_locale: 'de' })).toMatchObject({ locale: 'de', words: { labels: { submit: 'Absenden' } } })
    expect(map({ node_locale: 'en-US' })).not.toHaveProperty('locale')
    expect(map({ node_locale: 'en-US' })).not.toHaveProperty('words')
  })

  it('maps every field of a form', () => {
    const changes = {
      consentToProcessText: 'You agree.',
      privacyText: 'Read [this](/privacy/).',
      submitButtonText: 'Book',
      successMessage: 'Thanks',
      customSuccessMessage: 'Thanks a lot',
      redirectUrl: '/platform/',
      nextLabel: 'Take the tour',
      nextUrl: '/product-tour/',
      isCompact: true,
    }
    const rows = [
      [
        {
          ...email,
          placeholder: 'you@company.com',
          isRequired: true,
          objectTypeId: '0-1',
          blockedEmailDomains: ['mailinator', null, ' yopmail '],
        },
        {
          label: 'Team size',
          name: 'size',
          fieldType: 'dropdown',
          options: '1-2 = One or two\n\nMany\n',
          defaultValue: 'Many',
        },
      ],
      [],
      [undefined, { ...email, name: 'topics', isHidden: true, defaultValues: ['a', null, 'b'] }],
    ]
    const boxes = [{ label: 'Letter', subscriptionTypeId: '251', isRequired: true }, { label: '' }]
    expect(map(changes, rows, boxes)).toEqual({
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
        checkboxes: [{ label: 'Letter', subscriptionTypeId: '251', required: true }, { required: false }],
      },
      successMessage: 'Thanks',
      customSuccessMessage: 'Thanks a lot',
      redirectUrl: '/platform/',
      next: { label: 'Take the tour', href: '/product-tour/' },
      isCompact: true,
    })
  })

  it('puts a field that is in no row into a row of its own', () => {
    const rows = [[{ ...email, name: 'alone' }], [email, { ...email, name: 'other' }]]
    const groups = map({ fieldGroups: ['field-0-0', 'row-1'] }, rows)?.fieldGroups
    expect(groups?.map(({ fields }) => fields.map(({ name }) => name))).toEqual([['alone'], ['email', 'other']])
  })

  it('requires only an id, a use and a field', () => {
    expect(map()).toMatchObject({ id: 'demo-request', use: 'demo', legalConsent: undefined, isCompact: false })
  })

  it.each([undefined, '', '  '])('returns undefined without an id (%j), whatever other problems it has', (formId) => {
    expect(map({ formId, use: undefined }, [])).toBeUndefined()
  })

  it('separates value and label of a choice at the first “=” with spaces', () => {
    expect(mapField({ fieldType: 'radio', options: 'a = b = c\na=b' })?.options).toEqual([
      { value: 'a', label: 'b = c' },
      { value: 'a=b', label: 'a=b' },
    ])
  })

  it('ignores choices of a field without choices', () => {
    expect(mapField({ options: 'a\nb' })?.options).toEqual([])
  })

  const withField = (changes: Fields): Parameters<typeof spaceOf> => [{}, [[{ ...email, ...changes }]]]

  it.each<[problem: string, space: Parameters<typeof spaceOf>, message: string]>([
    ['no use', [{ use: undefined }], 'Entry "Form: demo", field "use": it is empty, but required'],
    ['an internal use', [{ use: 'demo' }], '“demo” must be one of lead capture, '],
    ['only empty rows', [{}, [[]]], '"Form: demo", field "fieldGroups": it has no field'],
    ['an unknown use', [{ use: 'toString' }], '"Form: demo", field "use": “toString” must be one of lead capture, '],
    [
      'four visible fields side by side',
      [{}, [['a', 'b', 'c', 'd'].map((name) => ({ ...email, name }))]],
      'Entry "Form: demo", field "fieldGroups": a row has more than 3 visible fields',
    ],
    ['a row in a row', withField({ fieldType: 'row' }), 'Entry "row-0", field "formFields": “Work email” is a row, '],
    [
      'two fields with the same name',
      [{}, [[email], [email]]],
      'Entry "Form: demo", field "fieldGroups": two of its fields have the name “email”',
    ],
    ['a field without a name', withField({ name: undefined }), 'Entry "Work email", field "name": it is empty'],
    [
      'a field without a type',
      withField({ fieldType: undefined }),
      'Entry "Work email", field "fieldType": it is empty',
    ],
    ['an unknown type', withField({ fieldType: 'date' }), '“date” must be one of single_line_text, multi_line_text'],
    ['a reserved name', withField({ name: 'pageUri' }), '“pageUri” is reserved; use another name'],
    [
      'a dropdown without choices',
      withField({ fieldType: 'dropdown', options: ' \n' }),
      'field "options": it is empty',
    ],
    [
      'a duplicate choice',
      withField({ fieldType: 'radio', options: 'a = b\na' }),
      'field "options": “a” is listed twice',
    ],
    [
      'a default that is not a choice',
      withField({ fieldType: 'radio', options: 'a\nb', defaultValue: 'c' }),
      'Entry "Work email", field "defaultValue": “c” must be one of the choices',
    ],
  ])('names entry and field for %s', (_problem, space, message) => {
    expect(() => map(...space)).toThrow(ContentError)
    expect(() => map(...space)).toThrow(message)
  })
})

describe('readDefinitions', () => {
  const { node, read } = spaceOf()
  const listed = (changes: Fields = {}) => {
    const form = { ...node, ...changes }
    return {
      contentful_id: String(form.contentful_id),
      name: textOf(form.name) ?? null,
      definition: buildForm(form, read),
    }
  }
  const definitionsOf = (...forms: readonly Fields[]) => {
    const problems: string[] = []
    const definitions = readDefinitions(forms.map(listed), ({ message }) => problems.push(message))
    return { ids: definitions.map(({ id }) => id), problems }
  }

  it('returns the forms with an id, sorted', () => {
    expect(definitionsOf({}, { formId: 'a' }, { formId: '' })).toEqual({ ids: ['a', 'demo-request'], problems: [] })
  })

  it('reports and skips an incomplete form and a duplicate id', () => {
    const incomplete = { formId: 'other', name: 'Other form', use: undefined }
    const copy = { contentful_id: 'form-copy', name: undefined }
    expect(definitionsOf({}, incomplete, copy)).toEqual({
      ids: ['demo-request'],
      problems: [
        'Entry "Other form", field "use": it is empty, but required',
        'Entry "form-copy", field "formId": “demo-request” is also the id of “Form: demo”',
      ],
    })
  })
})
