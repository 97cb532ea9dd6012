import { firstSuffix, unset, variationField, variationFieldValues, variations } from '../data/attribution'
import type { CookieJar } from '../lib/cookies'
import { signUpDataFrom } from './core/sign-up-data'
import { storedAttribution } from './core/stored-attribution'
import type { SignUpData, Values } from './core/types'
import { testVariation } from './core/visitor'

const fields = ['Source', 'Medium', 'Term', 'Campaign', 'Content', 'Url']

/** What a field asks of the last touch, or of the first. Sign-up data have no term and no content. */
const valueOf = (data: Values, infix: '' | 'first_', field: string): string | null | undefined =>
  data[field === 'Url' ? `${infix || 'last_'}touch_url` : `utm_${infix}${field.toLowerCase()}`]

/**
 * What fills the sign-up form, by name of the field (requirements 3.1). Unset values are `-`.
 *
 * Each touch comes completely from either the sign-up data or the visitor's other cookies, because values of
 * different visits must not mix.
 *
 * @param data the sign-up data
 * @param variation the variant that the sign-up link carried, if it did
 * @param jar what `readCookies` gives
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
    [variationField]: variationFieldValues[variations.indexOf(variation || testVariation(jar) || '')],
  }
}

/** What the URL of a sign-up page prefills, by name of the field (requirements 2.3). */
export const prefilledValues = (query: URLSearchParams): Values => ({
  fname: query.get('fn'),
  lname: query.get('ln'),
  company: query.get('cn'),
  email: query.get('reg'),
})

const findForm = (field: string): HTMLFormElement | null | undefined =>
  document.querySelector<HTMLInputElement>(`input[name${field}]`)?.form

/**
 * Fills the sign-up form: the one with fields for attribution, otherwise the one with an e-mail address. Fields
 * outside that name it (`form="…"`) are part of it. It adds no fields. Without a form, nothing happens
 * (requirements 5).
 *
 * @param mayReplace whether to replace values of fields that are not empty
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

/** Makes hidden inputs visible, for debugging (requirements 2.3). */
export const showHiddenInputs = (): void => {
  document.querySelectorAll<HTMLInputElement>('[type=hidden]').forEach((input) => {
    input.type = 'text'
  })
}
