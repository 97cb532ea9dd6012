import { consentKey } from '../model/contract'
import { browserForm } from '../model/rules'
import { email, field, formOf } from '../model/test-support/forms'
import { type FormEvent, formProblems, type FormState, reduce, type Upload } from './form-state'

type Invalid = Extract<FormState, { status: 'invalid' }>

const unsent = { problems: {}, uploads: {} }
const wrong = { problems: { email: 'No' }, uploads: {} }
const idle: Extract<FormState, { status: 'idle' }> = { status: 'idle', ...unsent }
const invalid: Invalid = { status: 'invalid', isRefused: false, ...wrong }
const refused: Invalid = { status: 'invalid', isRefused: true, ...wrong }
const entered = { values: { email: 'a@b.co' }, page: {} }
const submitting: Extract<FormState, { status: 'submitting' }> = { status: 'submitting', entered, ...unsent }
const error: FormState = { status: 'error', message: 'Sorry', entered, ...unsent }
const success: FormState = { status: 'success', message: 'Thanks' }

const submitted = (problems: Readonly<Record<string, string>>): FormEvent => ({ type: 'submitted', problems, entered })
const checked = (problems: Readonly<Record<string, string>>): FormEvent => ({ type: 'checked', problems })

const uploading: Upload = { status: 'uploading', fileName: 'a.pdf' }
const uploaded: Upload = { status: 'uploaded', fileName: 'a.pdf', url: '/f' }
const failed: Upload = { status: 'failed', message: 'Lost', canRetry: true }
const upload = (changed: Upload | undefined): FormEvent => ({ type: 'uploadChanged', name: 'file', upload: changed })
const lost: Invalid = { status: 'invalid', isRefused: false, problems: { file: 'Lost' }, uploads: { file: failed } }

it.each<[name: string, from: FormState, event: FormEvent, to: FormState]>([
  ['a check without a problem', idle, checked({ email: '' }), idle],
  ['a check with a problem', idle, checked({ email: 'No' }), invalid],
  ['a check after a correction', invalid, checked({ email: '' }), { ...idle, problems: { email: '' } }],
  ['a check after a failed submit', refused, checked({ email: 'Still' }), { ...refused, problems: { email: 'Still' } }],
  ['a submit with a problem', idle, submitted({ email: 'No', name: '' }), refused],
  ['a submit after a correction', refused, submitted({ email: '' }), { ...submitting, problems: { email: '' } }],
  ['a submit', idle, submitted({}), submitting],
  ['a retry', error, { type: 'retried' }, submitting],
  ['success', submitting, { type: 'succeeded', message: 'Thanks' }, success],
  ['a failure', submitting, { type: 'failed', message: 'Sorry' }, error],
  ['going back', error, { type: 'reopened' }, idle],
  ['a started upload', idle, upload(uploading), { ...idle, uploads: { file: uploading } }],
  ['a finished upload', idle, upload(uploaded), { ...idle, uploads: { file: uploaded } }],
  ['a failed upload', idle, upload(failed), lost],
  [
    'a repeated upload',
    lost,
    upload(uploading),
    { status: 'idle', problems: { file: '' }, uploads: { file: uploading } },
  ],
  ['a removed file', { ...idle, uploads: { file: uploaded } }, upload(undefined), idle],
  ['an upload finished while sending', submitting, upload(uploaded), { ...submitting, uploads: { file: uploaded } }],
  ['an upload failed while sending', submitting, upload(failed), { ...lost, isRefused: true }],
])('%s changes the state', (_name, from, event, to) => {
  expect(reduce(from, event)).toEqual(to)
})

const all = { idle, invalid, refused, submitting, error, success }
it.each<[event: FormEvent, states: readonly (keyof typeof all)[]]>([
  [checked({ email: 'No' }), ['submitting', 'error', 'success']],
  [submitted({ email: 'No' }), ['submitting', 'error', 'success']],
  [submitted({}), ['submitting', 'error', 'success']],
  [{ type: 'retried' }, ['idle', 'invalid', 'refused', 'submitting', 'success']],
  [{ type: 'succeeded', message: 'x' }, ['idle', 'invalid', 'error', 'success']],
  [{ type: 'failed', message: 'x' }, ['idle', 'invalid', 'error', 'success']],
  [{ type: 'reopened' }, ['idle', 'invalid', 'submitting', 'success']],
  [upload(undefined), ['success']],
])('%j changes nothing in %j', (event, states) => {
  for (const name of states) expect(reduce(all[name], event)).toBe(all[name])
})

describe('formProblems', () => {
  it('lists all visible fields and boxes in the order of the form', () => {
    const checkboxes = [
      { label: 'One', subscriptionTypeId: '1', required: true },
      { label: 'Two', subscriptionTypeId: '2', required: true },
    ]
    const form = browserForm(
      formOf([field('b'), field('hidden', { hidden: true }), email(), field('a')], { legalConsent: { checkboxes } }),
    )
    const problems = formProblems(form, { b: 'x', email: 'x', [consentKey('2')]: 'true' }, {})
    expect(Object.entries(problems)).toEqual([
      ['b', ''],
      ['email', 'Please enter a valid email address'],
      ['a', 'Sorry, that is required'],
      [consentKey('1'), 'Sorry, that is required'],
      [consentKey('2'), ''],
    ])
  })

  it.each<[upload: Upload | undefined, required: boolean, problem: string]>([
    [uploading, true, ''],
    [uploaded, true, ''],
    [failed, false, 'Lost'],
    [undefined, true, 'Sorry, that is required'],
  ])('checks the upload of a file: %j, required: %j', (changed, required, problem) => {
    const form = browserForm(formOf([field('file', { fieldType: 'file', required })]))
    expect(formProblems(form, {}, changed ? { file: changed } : {})).toEqual({ file: problem })
  })
})
