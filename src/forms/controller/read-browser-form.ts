import type { BrowserForm } from '../browser-form'

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
