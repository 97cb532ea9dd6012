import { fillIn, type FormMessages } from '../model/words'
import type { FormState, Problems, Upload } from './form-state'

/** How a controller shows the state of its form. */

/** Finds a part by its attribute, such as `[data-form-status]`. */
const part = (root: Element, name: string): HTMLElement | null => root.querySelector<HTMLElement>(`[data-form-${name}]`)

/** The fields of a form by name, in document order. */
export const fieldsOf = (form: Element): readonly (readonly [name: string, field: HTMLElement])[] =>
  [...form.querySelectorAll<HTMLElement>('[data-form-field]')].map((field) => [field.dataset.formField ?? '', field])

export const focusField = (field: Element | undefined): void =>
  field?.querySelector<HTMLElement>('input,select,textarea')?.focus()

/**
 * Opens a link in a new tab without an opener, by a click, so that link decorators run. If the browser blocks the tab,
 * the visitor can use the visible link.
 */
export function openLink(link: HTMLAnchorElement): void {
  // The original link must stay unchanged. A click on the copy does not count as one of the visitor.
  const copy = link.cloneNode() as HTMLAnchorElement
  copy.removeAttribute('id')
  copy.dataset.formNext = ''
  copy.target = '_blank'
  copy.rel = 'noopener'
  copy.hidden = true
  link.after(copy)
  copy.click()
  copy.remove()
}

/** Writes error messages where each field's `aria-describedby` points. */
function showProblems(form: Element, problems: Problems): void {
  for (const [name, field] of fieldsOf(form)) {
    const problem = problems[name] ?? ''
    const bubble = part(field, 'problem')
    if (!bubble || bubble.textContent === problem) continue
    bubble.textContent = problem
    bubble.hidden = problem === ''
    part(field, 'control')?.setAttribute('aria-invalid', String(problem !== ''))
  }
}

/** Forms with at least this many visible fields get an error summary. */
const longForm = 4

const labelOf = (field: Element): string => field.querySelector('label,[id$=-label]')?.textContent.trim() ?? ''

/** A missing answer is listed by the name of its field: the same message in each line would hide the names. */
const summaryText = (field: Element, problem: string, { required }: FormMessages): string =>
  problem === required ? labelOf(field) : `${labelOf(field)}: ${problem}`

function itemFor(name: string, field: Element): HTMLElement {
  const item = field.ownerDocument.createElement('li')
  const link = item.appendChild(field.ownerDocument.createElement('a'))
  link.href = `#${field.querySelector('input,select,textarea')?.id ?? ''}`
  link.dataset.formAction = 'focus'
  link.dataset.formTarget = name
  return item
}

/**
 * Shows an error summary with a link to each invalid field above a long form. Links are hidden, not removed, to keep
 * the focus.
 */
function showSummary(form: Element, problems: Problems, words: FormMessages): void {
  const summary = part(form, 'summary')
  const list = summary?.querySelector('ul')
  const heading = summary?.querySelector('p')
  if (!summary || !list || !heading) return
  const fields = fieldsOf(form)
  const count = fields.filter(([name]) => problems[name]).length
  summary.hidden = fields.length < longForm || count < 2
  if (summary.hidden) return
  heading.textContent = fillIn(words.checkFields, count)
  if (!list.hasChildNodes()) list.append(...fields.map(([name, field]) => itemFor(name, field)))
  for (const [index, [name, field]] of fields.entries()) {
    const item = list.children[index]
    item?.toggleAttribute('hidden', !problems[name])
    const link = item?.firstElementChild
    if (link) link.textContent = summaryText(field, problems[name] ?? '', words)
  }
}

function messageOf(upload: Upload | undefined, words: FormMessages): string {
  if (upload?.status === 'uploading') return fillIn(words.uploading, upload.fileName)
  return upload?.status === 'uploaded' ? fillIn(words.uploaded, upload.fileName) : ''
}

/** Shows the upload progress of each file, with buttons for failed ones. */
function showUploads(form: Element, uploads: Readonly<Record<string, Upload>>, words: FormMessages): void {
  for (const [name, field] of fieldsOf(form)) {
    const status = part(field, 'upload')
    if (!status) continue
    const upload = uploads[name]
    const hasFailed = upload?.status === 'failed'
    status.textContent = messageOf(upload, words)
    part(field, 'upload-actions')?.toggleAttribute('hidden', !hasFailed)
    const retry = field.querySelector('[data-form-action=upload]')
    retry?.toggleAttribute('hidden', !(hasFailed && upload.canRetry))
  }
}

const setText = (element: Element | null, text: string): void => {
  if (element && element.textContent !== text) element.textContent = text
}

/** Writes progress and errors into live regions. */
function showMessages(form: Element, state: FormState, words: FormMessages): void {
  const message = state.status === 'submitting' ? words.sending : state.status === 'success' ? state.message : ''
  setText(part(form, 'message'), message)
  setText(part(form, 'alert'), state.status === 'error' ? state.message : '')
}

function showFields(fields: HTMLElement, isOpen: boolean): void {
  fields.hidden = !isOpen
  for (const control of fields.querySelectorAll('input,select,textarea,button')) {
    control.toggleAttribute('disabled', !isOpen)
  }
}

/**
 * Shows the state of a form (requirements 4.5); styles read it from `data-state`.
 *
 * @param before the state shown until now
 */
export function showState(form: HTMLElement, state: FormState, before: FormState, words: FormMessages): void {
  const fields = part(form, 'fields')
  const status = part(form, 'status')
  if (!fields || !status) return
  const isOpen = state.status === 'idle' || state.status === 'invalid'
  form.dataset.state = state.status
  showFields(fields, isOpen)
  showMessages(form, state, words)
  part(form, 'next')?.toggleAttribute('hidden', state.status !== 'success')
  part(form, 'error-actions')?.toggleAttribute('hidden', state.status !== 'error')
  // The focused control is now disabled.
  if (state.status === 'submitting') status.focus()
  if (state.status === 'success') return
  showProblems(form, state.problems)
  showSummary(form, state.status === 'invalid' && state.isRefused ? state.problems : {}, words)
  showUploads(form, state.uploads, words)
  if (isOpen && before.status === 'error') focusField(fieldsOf(form)[0]?.[1])
}
