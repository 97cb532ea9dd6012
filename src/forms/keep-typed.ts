import { findSame } from '../lib/find-same'

/** States in which the form itself is kept. After an error, the lead may be stored: only this form retries with its id. */
const sentStates = ['submitting', 'error', 'success']

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const formsIn = (root: Element): readonly HTMLFormElement[] => [
  ...root.querySelectorAll<HTMLFormElement>('form[data-marketing-form]'),
]

const controlsOf = (form: HTMLFormElement): readonly Control[] => [
  ...form.querySelectorAll<Control>('input[name]:not([type=hidden]), select[name], textarea[name]'),
]

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

/** Consent to one text is not consent to another. */
const wordsOf = (control: Control): string | null | undefined =>
  control.type === 'checkbox' ? control.closest('label')?.textContent : undefined

/** The control for the same value; for radio buttons and checkboxes, the same option. */
const isCounterpart = (one: Control, other: Control): boolean =>
  one.name === other.name &&
  isChoice(one) === isChoice(other) &&
  (one.type === 'file') === (other.type === 'file') &&
  (!isChoice(one) || one.value === other.value) &&
  wordsOf(one) === wordsOf(other)

function copy(from: Control, to: Control): void {
  if (isChoice(from) && isChoice(to)) {
    if (from.checked === from.defaultChecked) return
    to.checked = from.checked
  } else if (from instanceof HTMLInputElement && from.type === 'file') {
    if (!from.files?.length || !(to instanceof HTMLInputElement)) return
    to.files = from.files
    to.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (from instanceof HTMLSelectElement) {
    const isUntouched = [...from.options].every((option) => option.selected === option.defaultSelected)
    const isOffered = !(to instanceof HTMLSelectElement) || [...to.options].some(({ value }) => value === from.value)
    if (!isUntouched && isOffered) to.value = from.value
  } else if (from.value !== from.defaultValue) {
    to.value = from.value
  }
}

/**
 * Keeps what a visitor has typed or chosen when other content replaces a block. In forms, copies values and focus to
 * fields of the same names; a form that is being sent, or was sent, moves to the new content. Elsewhere, as in a switch
 * of prices, copies values to controls of the same label.
 *
 * @param from may have left the document
 * @param focused the focused element before the replacement
 */
export function keepTyped(from: Element, to: Element, focused: Element | null): void {
  const places = formsIn(to)
  for (const [index, form] of formsIn(from).entries()) {
    const place = places[index]
    if (!place) break
    if (sentStates.includes(form.dataset.state ?? '')) {
      place.replaceWith(form)
      continue
    }
    const targets = controlsOf(place)
    for (const control of controlsOf(form)) {
      const target = targets.find((each) => isCounterpart(control, each))
      if (!target) continue
      copy(control, target)
      if (control === focused) target.focus({ preventScroll: true })
    }
  }
  for (const control of from.querySelectorAll<Control>('input, select, textarea')) {
    if (control.closest('form[data-marketing-form]')) continue
    const same = findSame(from, to, control)
    if (same) copy(control, same)
  }
}
