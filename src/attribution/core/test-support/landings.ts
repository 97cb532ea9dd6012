import { decide } from '../decide'
import { changedCookies, storedAttribution } from '../stored-attribution'
import { type CookieValues, parseUrl } from '../values'

export interface Arrival {
  readonly url: string
  readonly referrer: string
  /** How the document was reached: `navigate`, `reload`, `back_forward` or `prerender`. */
  readonly navigation?: string
}

/** Decides as the scripts do, from a document's values as text. */
export const decideLanding = ({ url, referrer, navigation }: Arrival, cookies: string): CookieValues => {
  const before = storedAttribution(cookies.split('; '))
  return changedCookies(
    decide(parseUrl(url), referrer, () => navigation, before),
    before,
  )
}

export const direct = '(direct)'

/** The page that most tests land on. */
export const pricing = 'https://www.hearthside.example/pricing/'

/** The cookies of a visitor who first came from a newsletter to the blog, and last from a partner to the tour. */
export const earlierVisits = {
  cookies:
    'other=1; hs_attr_last=utmcsr=partner.example|utmcmd=referral|utmcct=/tools/; ' +
    'hs_attr_first=newsletter~~email~~-~~spring~~-; hs_attr_last_url=/product-tour/; hs_attr_first_url=/blog/',
  last: 'partner.example|referral|||/tools/',
  first: 'newsletter|email|spring',
  lastPath: '/product-tour/',
  firstPath: '/blog/',
} as const

/** Source, medium, campaign, term, content; an unset value is empty. */
export type Five = readonly [source: string, medium: string, campaign: string, term: string, content: string]

/** A second parser of the formats, so that tests do not rely on the tested code. */

/** `document.cookie` after cookies were written. */
export function afterWriting(cookies: string, changes: CookieValues): string {
  const kept = cookies.split('; ').filter((cookie) => !Object.keys(changes).includes(cookie.split('=')[0] ?? ''))
  return [...kept, ...Object.entries(changes).map(([name, value]) => `${name}=${value}`)].join('; ')
}

const valuesOf = (cookies: string, name: string): string[] =>
  cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1))

export function rereadLastTouch(cookies: string): Five {
  const fields = (valuesOf(cookies, 'hs_attr_last')[0] ?? '').split('|').map((field) => field.split('='))
  const valueOf = (key: string): string => decodeURIComponent(fields.find(([name]) => name === key)?.[1] ?? '')
  return [valueOf('utmcsr'), valueOf('utmcmd'), valueOf('utmccn'), valueOf('utmctr'), valueOf('utmcct')]
}

export function rereadFirstTouch(cookies: string): Five {
  const parts = valuesOf(cookies, 'hs_attr_first')
    .map((value) => value.split('~~'))
    .find(({ length }) => length === 5)
  const [source = '', medium = '', term = '', campaign = '', content = ''] = (parts ?? []).map((part) =>
    part === '-' ? '' : decodeURIComponent(part),
  )
  return [source, medium, campaign, term, content]
}

export const rereadPath = (cookies: string, name: 'hs_attr_last_url' | 'hs_attr_first_url'): string =>
  decodeURIComponent(valuesOf(cookies, name)[0] ?? '')
