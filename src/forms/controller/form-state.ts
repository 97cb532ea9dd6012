import { consentKey, consentValue } from '../../data/forms'
import { consentProblem, fieldProblem } from '../../lib/form-rules'
import type { BrowserForm } from '../browser-form'

/** What is wrong, by name of the field: empty where something was wrong and has been put right. */
export type Problems = Readonly<Record<string, string>>

/** What became of a file that was chosen. `failed` is the upload error flag (specification 4.5). */
export type Upload =
  | { readonly status: 'uploading'; readonly fileName: string }
  /** `url` is the value of the field. */
  | { readonly status: 'uploaded'; readonly fileName: string; readonly url: string }
  /** `canRetry`: the same file may arrive next time. */
  | { readonly status: 'failed'; readonly message: string; readonly canRetry: boolean }

/** What every form has that has not been sent yet. */
interface Unsent {
  readonly problems: Problems
  /** By name of the file field. */
  readonly uploads: Readonly<Record<string, Upload>>
}

/** A form is in one of these states (specification 4.5). */
export type FormState =
  | (Unsent & { readonly status: 'idle' })
  /** `isRefused`: the visitor has tried to send it like that. */
  | (Unsent & { readonly status: 'invalid'; readonly isRefused: boolean })
  | (Unsent & { readonly status: 'submitting' })
  | (Unsent & { readonly status: 'error'; readonly message: string })
  | { readonly status: 'success'; readonly message: string }

export const initialState: FormState = { status: 'idle', problems: {}, uploads: {} }

export type FormEvent =
  /** Some fields were checked; an empty text says that nothing is wrong with one. */
  | { readonly type: 'checked'; readonly problems: Problems }
  /** All fields were checked because the visitor wants to send the form, and some are wrong. */
  | { readonly type: 'refused'; readonly problems: Problems }
  | { readonly type: 'submitted' }
  | { readonly type: 'succeeded'; readonly message: string }
  | { readonly type: 'failed'; readonly message: string }
  /** The visitor goes back from an error to the fields. */
  | { readonly type: 'reopened' }
  /** `undefined`: there is no file any more. */
  | { readonly type: 'uploadChanged'; readonly name: string; readonly upload: Upload | undefined }

type Open = Extract<FormState, { readonly status: 'idle' | 'invalid' }>

/** Adds what was found. That a field is fine is worth a note only where it was not before. */
const merge = (known: Problems, found: Problems): Problems => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(found).filter(([name, problem]) => problem !== '' || Object.hasOwn(known, name)),
  ),
})

const isOpen = (state: FormState): state is Open => state.status === 'idle' || state.status === 'invalid'

/** Idle or invalid, as the problems say. */
function open({ problems, uploads }: Pick<Open, 'problems' | 'uploads'>, isRefused: boolean): Open {
  const isInvalid = Object.values(problems).some((problem) => problem !== '')
  return isInvalid ? { status: 'invalid', problems, uploads, isRefused } : { status: 'idle', problems, uploads }
}

const wasRefused = (state: FormState): boolean => state.status === 'invalid' && state.isRefused

/**
 * What becomes of a form when something happens (specification 4.5). What makes no sense in a state
 * leaves it as it is: a form that is being sent is not sent again, and one that has been sent stays so.
 */
export function reduce(state: FormState, event: FormEvent): FormState {
  if (state.status === 'success') return state
  const { problems, uploads } = state
  switch (event.type) {
    case 'checked':
      return isOpen(state) ? open({ problems: merge(problems, event.problems), uploads }, wasRefused(state)) : state
    case 'refused':
      return isOpen(state) ? open({ problems: merge(problems, event.problems), uploads }, true) : state
    case 'submitted':
      return state.status === 'idle' || state.status === 'error' ? { status: 'submitting', problems, uploads } : state
    case 'succeeded':
      return state.status === 'submitting' ? { status: 'success', message: event.message } : state
    case 'failed':
      return state.status === 'submitting' ? { status: 'error', problems, uploads, message: event.message } : state
    case 'reopened':
      return state.status === 'error' ? open(state, false) : state
    case 'uploadChanged': {
      const others = Object.entries(uploads).filter(([name]) => name !== event.name)
      const changed = Object.fromEntries(event.upload ? [...others, [event.name, event.upload]] : others)
      const problem = event.upload?.status === 'failed' ? event.upload.message : ''
      const next = { problems: merge(problems, { [event.name]: problem }), uploads: changed }
      // A form that waits for its file is not sent without it.
      if (state.status === 'submitting' && problem) return open(next, true)
      return isOpen(state) ? open(next, wasRefused(state)) : { ...state, ...next }
    }
  }
}

/**
 * What is wrong with each field and each box of a form, in their order; empty where nothing is
 * (specification 5). A file that is being uploaded counts as there, and one that didn't arrive as wrong.
 *
 * @param values by name, as they would be sent
 */
export function formProblems(
  { fields, checkboxes }: Pick<BrowserForm, 'fields' | 'checkboxes'>,
  values: Readonly<Record<string, string>>,
  uploads: Readonly<Record<string, Upload>>,
): Problems {
  const isTicked = (id: string): boolean => values[consentKey(id)] === consentValue
  return Object.fromEntries([
    ...fields.map((field): [string, string] => {
      const upload = uploads[field.name]
      if (upload?.status === 'uploading' || upload?.status === 'uploaded') return [field.name, '']
      if (upload?.status === 'failed') return [field.name, upload.message]
      return [field.name, fieldProblem(field, values[field.name] ?? '') ?? '']
    }),
    ...checkboxes.map((checkbox): [string, string] => [
      consentKey(checkbox.subscriptionTypeId),
      consentProblem(checkbox, checkboxes, isTicked) ?? '',
    ]),
  ])
}
