import { sendingMessage } from '../client/messages'
import type { FormState } from '../state/form-state'
import { focusField } from './focus-field'
import { fieldsOf, part } from './part'
import { showProblems } from './show-problems'
import { showSummary } from './show-summary'
import { showUploads } from './show-uploads'

const setText = (element: Element | null, text: string): void => {
  if (element && element.textContent !== text) element.textContent = text
}

/** Writes what a screen reader reads by itself: how it goes on, and what went wrong. */
function showMessages(form: Element, state: FormState): void {
  const message = state.status === 'submitting' ? sendingMessage : state.status === 'success' ? state.message : ''
  setText(part(form, 'message'), message)
  setText(part(form, 'alert'), state.status === 'error' ? state.message : '')
}

/** The status box takes the fields' place, and up to half a screen of their height, so that the page doesn't jump. */
function keepHeight(status: HTMLElement, fields: HTMLElement): void {
  status.style.minHeight = `${Math.min(fields.offsetHeight, window.innerHeight / 2)}px`
}

/** What can't be changed now is disabled, and can't be sent in another way. */
function showFields(fields: HTMLElement, isOpen: boolean): void {
  fields.hidden = !isOpen
  for (const control of fields.querySelectorAll('input,select,textarea,button')) {
    control.toggleAttribute('disabled', !isOpen)
  }
}

/**
 * Shows the state of a form (specification 4.5). The styles know it by `data-state`.
 *
 * @param before the state that was shown until now
 */
export function showState(form: HTMLElement, state: FormState, before: FormState): void {
  const fields = part(form, 'fields')
  const status = part(form, 'status')
  if (!fields || !status) return
  const isOpen = state.status === 'idle' || state.status === 'invalid'
  if (state.status === 'submitting' && before.status !== 'error') keepHeight(status, fields)
  form.dataset.state = state.status
  showFields(fields, isOpen)
  showMessages(form, state)
  part(form, 'next')?.toggleAttribute('hidden', state.status !== 'success')
  part(form, 'error-actions')?.toggleAttribute('hidden', state.status !== 'error')
  // What had the focus is gone.
  if (state.status === 'submitting') status.focus()
  if (state.status === 'success') return
  showProblems(form, state.problems)
  showSummary(form, state.status === 'invalid' && state.isRefused ? state.problems : {})
  showUploads(form, state.uploads)
  if (isOpen && before.status === 'error') focusField(fieldsOf(form)[0]?.[1])
}
