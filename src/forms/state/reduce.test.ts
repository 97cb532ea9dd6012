import { initialState, type FormEvent, type FormState } from './form-state'
import { reduce } from './reduce'

const unsent = { problems: {}, uploads: {} }
const wrong = { problems: { email: 'No' }, uploads: {} }
const idle: FormState = { status: 'idle', ...unsent }
const invalid: FormState = { status: 'invalid', isRefused: false, ...wrong }
const refused: FormState = { status: 'invalid', isRefused: true, ...wrong }
const submitting: FormState = { status: 'submitting', ...unsent }
const error: FormState = { status: 'error', message: 'Sorry', ...unsent }
const success: FormState = { status: 'success', message: 'Thanks' }

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
    ['a refusal', idle, { type: 'refused', problems: { email: 'No', name: '' } }, refused],
    ['a refusal of what was wrong before', invalid, { type: 'refused', problems: { email: 'No' } }, refused],
    [
      'an attempt to send what has been put right',
      refused,
      { type: 'refused', problems: { email: '' } },
      { ...idle, problems: { email: '' } },
    ],
    ['sending', idle, { type: 'submitted' }, submitting],
    ['sending again after an error', error, { type: 'submitted' }, submitting],
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
    [{ type: 'refused', problems: { email: 'No' } }, ['submitting', 'error', 'success']],
    [{ type: 'submitted' }, ['invalid', 'refused', 'submitting', 'success']],
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
