import type { FieldType } from '../../data/form-definition'
import { fieldTypes, consentKey } from '../../data/forms'
import { browserForm, type BrowserForm } from '../browser-form'
import { email, field, formOf } from '../test-support/forms'
import { type FormEvent, formProblems, type FormState, initialState, reduce } from './form-state'

const unsent = { problems: {}, uploads: {} }
const wrong = { problems: { email: 'No' }, uploads: {} }
const idle: FormState = { status: 'idle', ...unsent }
const invalid: FormState = { status: 'invalid', isRefused: false, ...wrong }
const refused: FormState = { status: 'invalid', isRefused: true, ...wrong }
const entered = { values: { email: 'a@b.co' }, page: {} }
const submitting: FormState = { status: 'submitting', entered, ...unsent }
const error: FormState = { status: 'error', message: 'Sorry', entered, ...unsent }
const success: FormState = { status: 'success', message: 'Thanks' }

const submitted = (problems: Readonly<Record<string, string>>): FormEvent => ({ type: 'submitted', problems, entered })
const checked = (problems: Readonly<Record<string, string>>): FormEvent => ({ type: 'checked', problems })

it('begins idle', () => {
  expect(initialState).toEqual(idle)
})

describe('what leads from one state to another', () => {
  it.each<[name: string, from: FormState, event: FormEvent, to: FormState]>([
    ['a check that finds nothing', idle, checked({ email: '' }), idle],
    ['a check that finds something', idle, checked({ email: 'No' }), invalid],
    ['a check that finds it put right', invalid, checked({ email: '' }), { ...idle, problems: { email: '' } }],
    [
      'a check that finds another thing',
      invalid,
      checked({ name: 'No' }),
      { ...invalid, problems: { email: 'No', name: 'No' } },
    ],
    [
      'a check after a refusal',
      refused,
      checked({ email: 'Still no' }),
      { ...refused, problems: { email: 'Still no' } },
    ],
    ['a refusal', idle, submitted({ email: 'No', name: '' }), refused],
    ['an attempt to send what was wrong before', invalid, submitted({ email: 'No' }), refused],
    [
      'an attempt to send what has been fixed',
      refused,
      submitted({ email: '' }),
      { ...submitting, problems: { email: '' } },
    ],
    ['sending', idle, submitted({}), submitting],
    ['sending again after an error', error, { type: 'retried' }, submitting],
    ['an answer', submitting, { type: 'succeeded', message: 'Thanks' }, success],
    ['a failure', submitting, { type: 'failed', message: 'Sorry' }, error],
    ['going back', error, { type: 'reopened' }, idle],
  ])('%s', (_name, from, event, to) => {
    expect(reduce(from, event)).toEqual(to)
  })
})

describe('what changes nothing', () => {
  const all = { idle, invalid, refused, submitting, error, success }
  it.each<[event: FormEvent, states: readonly (keyof typeof all)[]]>([
    [checked({ email: 'No' }), ['submitting', 'error', 'success']],
    [submitted({ email: 'No' }), ['submitting', 'error', 'success']],
    [submitted({}), ['submitting', 'error', 'success']],
    [{ type: 'retried' }, ['idle', 'invalid', 'refused', 'submitting', 'success']],
    [{ type: 'succeeded', message: 'x' }, ['idle', 'invalid', 'error', 'success']],
    [{ type: 'failed', message: 'x' }, ['idle', 'invalid', 'error', 'success']],
    [{ type: 'reopened' }, ['idle', 'invalid', 'submitting', 'success']],
    [{ type: 'uploadChanged', name: 'file', upload: undefined }, ['success']],
  ])('%j in %j', (event, states) => {
    for (const name of states) expect(reduce(all[name], event)).toBe(all[name])
  })
})

describe('files', () => {
  const uploading = { status: 'uploading', fileName: 'a.pdf' } as const
  const uploaded = { status: 'uploaded', fileName: 'a.pdf', url: '/f' } as const
  const failed = { status: 'failed', message: 'Lost', canRetry: true } as const
  const change = (upload: typeof uploading | typeof uploaded | typeof failed | undefined): FormEvent => ({
    type: 'uploadChanged',
    name: 'file',
    upload,
  })

  it.each<[name: string, from: FormState, event: FormEvent, to: FormState]>([
    ['begins', idle, change(uploading), { ...idle, uploads: { file: uploading } }],
    ['arrives', { ...idle, uploads: { file: uploading } }, change(uploaded), { ...idle, uploads: { file: uploaded } }],
    [
      'is lost',
      idle,
      change(failed),
      { status: 'invalid', isRefused: false, problems: { file: 'Lost' }, uploads: { file: failed } },
    ],
    [
      'is tried again',
      { status: 'invalid', isRefused: false, problems: { file: 'Lost' }, uploads: { file: failed } },
      change(uploading),
      { status: 'idle', problems: { file: '' }, uploads: { file: uploading } },
    ],
    ['is taken out', { ...idle, uploads: { file: uploaded } }, change(undefined), idle],
    [
      'arrives while the form waits for it',
      submitting,
      change(uploaded),
      { ...submitting, uploads: { file: uploaded } },
    ],
    [
      'is lost while the form waits for it',
      submitting,
      change(failed),
      { status: 'invalid', isRefused: true, problems: { file: 'Lost' }, uploads: { file: failed } },
    ],
  ])('a file %s', (_name, from, event, to) => {
    expect(reduce(from, event)).toEqual(to)
  })
})

describe('formProblems', () => {
  const required = 'Sorry, that is required'
  const notAnAddress = 'Please enter a valid email address'
  const selectOne = 'Please select at least one option'

  type Row = [required: boolean, hidden: boolean, value: string, problem: string]

  /** The same for all types. */
  const rows: readonly Row[] = [
    [true, false, '', required],
    [true, false, '   ', required],
    [true, true, '', ''],
    [false, false, '', ''],
    [false, true, '', ''],
  ]

  /** What is filled in makes a difference for e-mail addresses alone. */
  const filled = (type: FieldType): readonly Row[] => {
    const problem = type === 'email' ? notAnAddress : ''
    return [
      [true, false, 'something', problem],
      [false, false, 'something', problem],
      [true, true, 'something', ''],
      [false, true, 'something', ''],
      [true, false, 'maya@kestrel.example', ''],
      [false, false, 'maya@kestrel.example', ''],
    ]
  }

  describe.each(fieldTypes)('a field of type %s', (fieldType) => {
    it.each([...rows, ...filled(fieldType)])(
      'that is required: %s, hidden: %s, and holds %j: %j',
      (isRequired, hidden, value, problem) => {
        const form = browserForm(formOf([field('one', { fieldType, required: isRequired, hidden })]))
        expect(formProblems(form, { one: value }, {})).toEqual(hidden ? {} : { one: problem })
      },
    )

    it('that is not in the document counts as empty', () => {
      const form = browserForm(formOf([field('one', { fieldType })]))
      expect(formProblems(form, {}, {})).toEqual({ one: required })
    })
  })

  describe('an e-mail address', () => {
    const form = browserForm(formOf([email({ blockedEmailDomains: ['gmail', 'Yahoo.co'] })]))
    it.each([
      ['a@b.co', ''],
      [' a@b.co ', ''],
      ['a@b', notAnAddress],
      ['@b.co', notAnAddress],
      ['a@.co', notAnAddress],
      ['a b@c.de', notAnAddress],
      ['a@gmail.com', notAnAddress],
      ['a@GMAIL.com', notAnAddress],
      ['a@gmailers.example', notAnAddress],
      ['a@mygmail.com', ''],
      ['a@yahoo.co.uk', notAnAddress],
      ['a@yahoo.de', ''],
    ])('%j: %j', (value, problem) => {
      expect(formProblems(form, { email: value }, {})).toEqual({ email: problem })
    })
  })

  describe('a file', () => {
    const form = browserForm(formOf([field('file', { fieldType: 'file' })]))
    it.each([
      ['on its way counts as there', { status: 'uploading', fileName: 'a' }, ''],
      ['that has arrived is there', { status: 'uploaded', fileName: 'a', url: '/f' }, ''],
      ['that did not arrive is wrong', { status: 'failed', message: 'Lost', canRetry: true }, 'Lost'],
    ] as const)('%s', (_name, upload, problem) => {
      expect(formProblems(form, {}, { file: upload })).toEqual({ file: problem })
    })

    it('that did not arrive is wrong even where none is required', () => {
      const optional = browserForm(formOf([field('file', { fieldType: 'file', required: false })]))
      const upload = { status: 'failed', message: 'Lost', canRetry: true } as const
      expect(formProblems(optional, {}, { file: upload })).toEqual({ file: 'Lost' })
    })
  })

  describe('boxes to tick', () => {
    const boxes = (...requiredOnes: readonly boolean[]): BrowserForm => ({
      ...browserForm(formOf([])),
      checkboxes: requiredOnes.map((isRequired, index) => ({
        label: 'Box',
        subscriptionTypeId: String(index),
        required: isRequired,
      })),
    })
    it.each<[name: string, form: BrowserForm, ticked: readonly number[], problems: readonly string[]]>([
      ['one that is required', boxes(true), [], [required]],
      ['one that is required and ticked', boxes(true), [0], ['']],
      ['one that is not required', boxes(false), [], ['']],
      ['two, of which one is required, none ticked', boxes(true, false), [], [selectOne, '']],
      ['two, of which one is required, the other ticked', boxes(true, false), [1], [required, '']],
      ['two, both required, none ticked', boxes(true, true), [], [selectOne, selectOne]],
      ['two, both required, one ticked', boxes(true, true), [0], ['', required]],
      ['two, both required, both ticked', boxes(true, true), [0, 1], ['', '']],
    ])('%s', (_name, form, ticked, problems) => {
      const values = Object.fromEntries(ticked.map((index) => [consentKey(String(index)), 'true']))
      expect(Object.values(formProblems(form, values, {}))).toEqual(problems)
    })
  })

  it('finds problems in the order of the form', () => {
    const form = browserForm(formOf([field('b'), field('a'), email()]))
    expect(Object.keys(formProblems(form, {}, {}))).toEqual(['b', 'a', 'email'])
  })
})
