import type { BrowserForm } from '../browser-form'

/** Finds a part by its attribute, such as `[data-form-status]`. */
export const part = (root: Element, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-form-${name}]`)

/** The fields of a form by name, in document order. */
export const fieldsOf = (form: Element): readonly (readonly [name: string, field: HTMLElement])[] =>
  [...form.querySelectorAll<HTMLElement>('[data-form-field]')].map((field) => [field.dataset.formField ?? '', field])

export const focusField = (field: Element | undefined): void =>
  field?.querySelector<HTMLElement>('input,select,textarea')?.focus()

/** The values of a form, by name, without files. */
export const readValues = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/**
 * Reads the embedded definition.
 *
 * @returns `undefined` when it is unreadable; the browser then handles the form
 */
export function readBrowserForm(form: HTMLFormElement): BrowserForm | undefined {
  try {
    return JSON.parse(form.querySelector('script')?.textContent ?? '') as BrowserForm
  } catch {
    return undefined
  }
}

/**
 * Opens a link in a new tab without an opener, by a click, so that link decorators run. If the browser blocks the tab,
 * the visitor can use the visible link.
 */
export function openLink(link: HTMLAnchorElement): void {
  if (link.target === '_blank' && link.relList.contains('noopener')) {
    link.click()
    return
  }
  // The original link must not change.
  const copy = link.cloneNode() as HTMLAnchorElement
  copy.removeAttribute('id')
  copy.target = '_blank'
  copy.rel = 'noopener'
  copy.hidden = true
  link.after(copy)
  copy.click()
  copy.remove()
}
