import type { CookieJar } from '../lib/cookies'
import { firstSuffix, unset, variationField } from './constants'
import { signUpDataFrom, storedAttribution } from './core/stored-attribution'
import type { SignUpData, Values } from './core/values'
import { pricingModelOf, testVariation } from './core/visitor-values'

const fields = ['Source', 'Medium', 'Term', 'Campaign', 'Content', 'Url']

const valueOf = (data: Values, infix: '' | 'first_', field: string): string | null | undefined =>
  data[field === 'Url' ? `${infix || 'last_'}touch_url` : `utm_${infix}${field.toLowerCase()}`]

/**
 * Values for the sign-up form, by field name (requirements 3.1). Unset values are `-`. Each touch comes from either
 * the sign-up data or the other cookies, never from both.
 *
 * @param variation from the sign-up link
 */
export const formValues = (data: SignUpData, variation: string | null, jar: CookieJar): Values => {
  const touchValues = (infix: '' | 'first_', suffix: string): Values => {
    const isOwn = fields.some((field) => valueOf(data, infix, field))
    const source = isOwn ? data : signUpDataFrom(storedAttribution(jar))
    return Object.fromEntries(fields.map((field) => [`GA_${field}${suffix}`, valueOf(source, infix, field) || unset]))
  }
  return {
    ...touchValues('', ''),
    ...touchValues('first_', firstSuffix),
    [variationField]: pricingModelOf(variation || testVariation(jar)),
  }
}

export const prefilledValues = (query: URLSearchParams): Values => ({
  fname: query.get('fn'),
  lname: query.get('ln'),
  company: query.get('cn'),
  email: query.get('reg'),
})

const findForm = (field: string): HTMLFormElement | null | undefined =>
  document.querySelector<HTMLInputElement>(`input[name${field}]`)?.form

/**
 * Fills the form with attribution fields, otherwise the one with an e-mail address, including fields outside with
 * `form="…"`. Adds no fields (requirements 5).
 *
 * @param mayReplace whether to replace values
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

export const showHiddenInputs = (): void => {
  document.querySelectorAll<HTMLInputElement>('[type=hidden]').forEach((input) => {
    input.type = 'text'
  })
}
