import { attributionPurpose } from '../../attribution/constants'
import { isGranted } from '../../lib/consent'
import { findCookie, readCookies } from '../../lib/cookies'
import { elapsedKey, estimateParameter, pageNameKey, pageUriKey, singleLineLimit, trackingKey } from '../model/contract'

/** What a form sends, by name: its fields, and what is known about the page and the visit. */
export type Values = Readonly<Record<string, string>>

/** The values of a form, without files. */
export const readValues = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** A random UUID. `crypto.randomUUID` is missing on insecure pages. */
export const createId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })

/** Returns a function that assigns an id to each content; retries of the same content get the same id. */
export function createSubmissionIds(): (content: object) => string {
  let last: { readonly id: string; readonly text: string } | undefined
  return (content) => {
    const text = JSON.stringify(content)
    if (last?.text !== text) last = { id: createId(), text }
    return last.id
  }
}

/**
 * The known values for the form's hidden fields. They are not written into the page, where they would stay after
 * consent is withdrawn.
 *
 * @param known by field name; an empty value leaves the field unchanged
 */
export const hiddenValues = (
  form: HTMLFormElement,
  known: Readonly<Record<string, string | null | undefined>>,
): Values =>
  Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) =>
      value && form.querySelector(`input[type=hidden][name="${name}"]`) ? [[name, value]] : [],
    ),
  )

/** The estimate of prices that brought the visitor to the form's page. Anybody can write such an address. */
export const readEstimate = (root: Document): string | undefined =>
  new URL(root.URL).searchParams.get(estimateParameter)?.slice(0, singleLineLimit)

/** Values about the page (requirements 3.3). */
export function pageValues(root: Document): Values {
  return {
    [pageUriKey]: root.URL,
    [pageNameKey]: root.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() ?? '',
  }
}

/** Values about the visit (requirements 3.3). Without consent to analytics, the CRM's tracking cookie is not read. */
export function visitValues(view: Window): Values {
  const allowsTracking = isGranted(attributionPurpose, view)
  return {
    [trackingKey]: (allowsTracking && findCookie(readCookies(), trackingKey, (value) => value)) || '',
    [elapsedKey]: String(Math.round(performance.now())),
  }
}
