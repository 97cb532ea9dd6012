import type { Values } from '../core/types'

const findForm = (field: string): HTMLFormElement | null | undefined =>
  document.querySelector<HTMLInputElement>(`input[name${field}]`)?.form

/**
 * Fills the sign-up form: the one with fields for attribution, else the one that asks for an e-mail
 * address. Fields that stand outside of it and name it (`form="…"`) are part of it. It makes no fields.
 * Without a form, nothing happens (specification 5).
 *
 * @param mayReplace whether fields that are filled already are filled anew
 */
export const fillSignUpForm = (values: Values, mayReplace?: boolean): void => {
  const controls = [...((findForm('^=GA_') ?? findForm('=email'))?.elements ?? [])]
  for (const name in values) {
    const input = controls.find(
      (control): control is HTMLInputElement => control instanceof HTMLInputElement && control.name === name,
    )
    if (input && (mayReplace || !input.value)) input.value = values[name] || input.value
  }
}

/** Makes hidden inputs visible, for who looks for what is sent (specification 2.3). */
export const showHiddenInputs = (): void => {
  document.querySelectorAll<HTMLInputElement>('[type=hidden]').forEach((input) => {
    input.type = 'text'
  })
}
