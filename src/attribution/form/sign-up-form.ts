import type { Values } from '../core/types'

/**
 * Fills the sign-up form: the one with fields for attribution, else the one that asks for an e-mail
 * address. It makes no fields. Without a form, nothing happens (specification 5).
 *
 * @param mayReplace whether fields that are filled already are filled anew
 */
export const fillSignUpForm = (values: Values, mayReplace?: boolean): void => {
  const find = (root: ParentNode, field: string): HTMLInputElement | null => root.querySelector(`input[name${field}]`)
  const form = find(document, '^=GA_')?.form ?? find(document, '=email')?.form
  for (const name in values) {
    const input = form && find(form, `=${name}`)
    if (input && (mayReplace || !input.value)) input.value = values[name] || input.value
  }
}

/** Makes hidden inputs visible, for who looks for what is sent (specification 2.3). */
export const showHiddenInputs = (): void => {
  document.querySelectorAll<HTMLInputElement>('[type=hidden]').forEach((input) => {
    input.type = 'text'
  })
}
