import { consentKey, consentValue } from '../model/contract'
import { consentProblem, fieldProblem, type BrowserForm } from '../model/rules'
import type { Values } from './submission'

/** Messages by field name; empty for a fixed problem. */
export type Problems = Readonly<Record<string, string>>

/** `failed` is the upload error flag (requirements 4.5). */
export type Upload =
  | { readonly status: 'uploading'; readonly fileName: string }
  | { readonly status: 'uploaded'; readonly fileName: string; readonly url: string }
  /** `canRetry`: uploading the same file again may work. */
  | { readonly status: 'failed'; readonly message: string; readonly canRetry: boolean }

/** The entered data; retries send the same. */
export interface Entered {
  readonly values: Values
  /** The page at the time of submitting; another page may be shown when the request is sent. */
  readonly page: Values
}

interface Unsent {
  readonly problems: Problems
  readonly uploads: Readonly<Record<string, Upload>>
}

export type FormState =
  | (Unsent & { readonly status: 'idle' })
  | (Unsent & { readonly status: 'invalid'; readonly isRefused: boolean })
  | (Unsent & { readonly status: 'submitting'; readonly entered: Entered })
  | (Unsent & { readonly status: 'error'; readonly entered: Entered; readonly message: string })
  | { readonly status: 'success'; readonly message: string }

export const initialState: FormState = { status: 'idle', problems: {}, uploads: {} }

export type FormEvent =
  /** Some fields were checked. */
  | { readonly type: 'checked'; readonly problems: Problems }
  | { readonly type: 'submitted'; readonly problems: Problems; readonly entered: Entered }
  | { readonly type: 'retried' }
  | { readonly type: 'succeeded'; readonly message: string }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'reopened' }
  /** `undefined`: the file was removed. */
  | { readonly type: 'uploadChanged'; readonly name: string; readonly upload: Upload | undefined }

type Open = Extract<FormState, { readonly status: 'idle' | 'invalid' }>

/** Adds problems. A valid field is listed only if it had a problem before. */
const merge = (known: Problems, found: Problems): Problems => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(found).filter(([name, problem]) => problem !== '' || Object.hasOwn(known, name)),
  ),
})

const isOpen = (state: FormState): state is Open => state.status === 'idle' || state.status === 'invalid'

function open({ problems, uploads }: Pick<Open, 'problems' | 'uploads'>, isRefused: boolean): Open {
  const isInvalid = Object.values(problems).some((problem) => problem !== '')
  return isInvalid ? { status: 'invalid', problems, uploads, isRefused } : { status: 'idle', problems, uploads }
}

const wasRefused = (state: FormState): boolean => state.status === 'invalid' && state.isRefused

/**
 * The next state of a form (requirements 4.5). Events that do not fit the state change nothing, so a form is sent only
 * once.
 */
export function reduce(state: FormState, event: FormEvent): FormState {
  if (state.status === 'success') return state
  const { problems, uploads } = state
  switch (event.type) {
    case 'checked':
      return isOpen(state) ? open({ problems: merge(problems, event.problems), uploads }, wasRefused(state)) : state
    case 'submitted': {
      if (!isOpen(state)) return state
      const next = open({ problems: merge(problems, event.problems), uploads }, true)
      return next.status === 'invalid' ? next : { ...next, status: 'submitting', entered: event.entered }
    }
    case 'retried':
      return state.status === 'error' ? { status: 'submitting', problems, uploads, entered: state.entered } : state
    case 'succeeded':
      return state.status === 'submitting' ? { status: 'success', message: event.message } : state
    case 'failed':
      return state.status === 'submitting' ? { ...state, status: 'error', message: event.message } : state
    case 'reopened':
      return state.status === 'error' ? open(state, false) : state
    case 'uploadChanged': {
      const others = Object.entries(uploads).filter(([name]) => name !== event.name)
      const changed = Object.fromEntries(event.upload ? [...others, [event.name, event.upload]] : others)
      const problem = event.upload?.status === 'failed' ? event.upload.message : ''
      const next = { problems: merge(problems, { [event.name]: problem }), uploads: changed }
      // A form that waits for its file is never sent without it.
      if (state.status === 'submitting' && problem) return open(next, true)
      return isOpen(state) ? open(next, wasRefused(state)) : { ...state, ...next }
    }
  }
}

/**
 * The problems of all fields and checkboxes, in order; empty messages for valid ones (requirements 5). A file that is
 * being uploaded is valid; a failed upload is not.
 *
 * @param values by name
 */
export function formProblems(
  { fields, checkboxes, messages }: Pick<BrowserForm, 'fields' | 'checkboxes' | 'messages'>,
  values: Values,
  uploads: Readonly<Record<string, Upload>>,
): Problems {
  const isTicked = (id: string): boolean => values[consentKey(id)] === consentValue
  return Object.fromEntries([
    ...fields.map((field): [string, string] => {
      const upload = uploads[field.name]
      if (upload?.status === 'uploading' || upload?.status === 'uploaded') return [field.name, '']
      if (upload?.status === 'failed') return [field.name, upload.message]
      return [field.name, fieldProblem(field, values[field.name] ?? '', messages) ?? '']
    }),
    ...checkboxes.map((checkbox): [string, string] => [
      consentKey(checkbox.subscriptionTypeId),
      consentProblem(checkbox, checkboxes, isTicked, messages) ?? '',
    ]),
  ])
}
