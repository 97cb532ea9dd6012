/** What a browser is told about a field, so that it can fill it in and show the right keyboard. */
export interface InputHints {
  readonly autoComplete?: string
  readonly inputMode?: 'email' | 'tel' | 'url'
}

/** By the CRM's names of properties, without underscores. */
const hints: Readonly<Record<string, InputHints>> = {
  email: { autoComplete: 'email', inputMode: 'email' },
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  fullname: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  jobtitle: { autoComplete: 'organization-title' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  mobilephone: { autoComplete: 'tel', inputMode: 'tel' },
  website: { autoComplete: 'url', inputMode: 'url' },
  address: { autoComplete: 'street-address' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  zip: { autoComplete: 'postal-code' },
  country: { autoComplete: 'country-name' },
}

/**
 * @param name of the property in the CRM
 * @param isEmail e-mail fields are filled in as such, whatever their name
 */
export function inputHints(name: string, isEmail: boolean): InputHints {
  const key = isEmail ? 'email' : name.toLowerCase().replaceAll('_', '')
  return Object.hasOwn(hints, key) ? (hints[key] ?? {}) : {}
}
