import type { FormEvent, FormState, Problems } from './form-state'

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
