import type { Values } from '../core/types'

/**
 * Fills the sign-up form: the one with fields for attribution, else the one that asks for an e-mail
 * address. It makes no fields. Without a form, nothing happens (specification 5).
 *
 * @param mayReplace whether fields that are filled already are filled anew
 */
export const fillSignUpForm = (values: Values, mayReplace: boolean): void => {
  const find = (field: string): HTMLInputElement | null => document.querySelector(`input[name${field}]`)
  const form = (find('^=GA_') ?? find('=email'))?.form
  for (const [name, value] of Object.entries(values)) {
    const input = form?.elements.namedItem(name)
    if (input instanceof HTMLInputElement && value && (mayReplace || !input.value)) input.value = value
  }
}

/** Makes hidden inputs visible, for who looks for what is sent (specification 2.3). */
export const showHiddenInputs = (): void => {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=hidden]')) input.type = 'text'
}
