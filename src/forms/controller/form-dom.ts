import type { BrowserForm } from '../browser-form'

/** A part of a form that the view has marked, such as `[data-form-status]`. */
export const part = (root: Element, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-form-${name}]`)

/** The fields of a form by name, in their order on the page. */
export const fieldsOf = (form: Element): readonly (readonly [name: string, field: HTMLElement])[] =>
  [...form.querySelectorAll<HTMLElement>('[data-form-field]')].map((field) => [field.dataset.formField ?? '', field])

/** Focuses the control of a field. */
export const focusField = (field: Element | undefined): void =>
  field?.querySelector<HTMLElement>('input,select,textarea')?.focus()

/** The values of a form, by name, without files: those are sent as addresses. */
export const readValues = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/**
 * The definition that stands in a form as JSON.
 *
 * @returns `undefined` when it can't be read; such a form is left to the browser
 */
export function readBrowserForm(form: HTMLFormElement): BrowserForm | undefined {
  try {
    return JSON.parse(form.querySelector('script')?.textContent ?? '') as BrowserForm
  } catch {
    return undefined
  }
}

/**
 * Opens a link in a new tab that knows nothing of this one, by a click: whoever decorates links at
 * the moment of a click does so here, too. A browser that blocks the tab says nothing; a visible link
 * is what helps then.
 */
export function openLink(link: HTMLAnchorElement): void {
  if (link.target === '_blank' && link.relList.contains('noopener')) {
    link.click()
    return
  }
  // It is a link of the page, which goes on to lead where it led.
  const copy = link.cloneNode() as HTMLAnchorElement
  copy.removeAttribute('id')
  copy.target = '_blank'
  copy.rel = 'noopener'
  copy.hidden = true
  link.after(copy)
  copy.click()
  copy.remove()
}
