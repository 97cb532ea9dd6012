import {
  attributionLifetime,
  partnerDelay,
  prefillParameters,
  signUpCookie,
  variationParameter,
} from '../data/attribution'
import { defaultHosts, type Hosts } from '../data/hosts'
import { attempt } from './core/attempt'
import { decide } from './core/decide'
import { parseUrl } from './core/parse-url'
import { isSignUpPage, type Address } from './core/product-hosts'
import { decideSignUpData, encodeSignUpData, namedSignUpData, signUpDataFrom } from './core/sign-up-data'
import type { Values } from './core/types'
import { testVariation } from './core/variation'
import { formValues } from './form/form-values'
import { fillSignUpForm, showHiddenInputs } from './form/sign-up-form'
import { decorateLinks } from './links/decorate-links'
import { linkParameters } from './links/link-kind'
import { browserReaders } from './readers/browser-readers'
import type { Readers } from './readers/readers'

export interface StartOptions {
  readonly hosts?: Hosts
  readonly readers?: Readers
  /** Ends it; what is stored stays. */
  readonly signal?: AbortSignal
}

export interface AttributionOptions extends StartOptions {
  /** Which pages are tracked. On others nothing happens. */
  readonly isTracked: (page: Address, hosts: Hosts) => boolean
  /** URL parameters that count as a paid click. */
  readonly paidClickIds?: readonly string[]
}

/** Everything by which a link is followed, copied or dragged. A key press makes a click. */
const uses = ['pointerdown', 'click', 'auxclick', 'contextmenu']

/** Runs what must not break the page: an error is for who looks for it. */
const guardWith =
  ({ log }: Readers) =>
  <Result>(act: () => Result): Result | undefined =>
    attempt(act, log)

/**
 * Records where the visitor came from, once for this document, and carries it along in links
 * (specification 2.3, 4.1, 7.4). To be called early, before anything may load the page again.
 *
 * Links are decorated at the moment of use, wherever they stand and whenever they came, so that
 * nothing has to watch the page and no framework finds its links changed.
 *
 * @returns a function that decorates the links that are on the page now, 100 ms after it is called:
 * for after a change of route. `undefined` on a page that is not tracked. It never throws.
 */
export const startAttribution = ({
  isTracked,
  hosts = defaultHosts,
  readers = browserReaders,
  paidClickIds,
  signal,
}: AttributionOptions): (() => void) | undefined => {
  const guard = guardWith(readers)
  return guard(() => {
    const landing = readers.landing()
    const page = parseUrl(landing.url)
    if (!isTracked(page, hosts)) return undefined

    let partner: Values | undefined
    /** The cookies as they were written here, for a browser that does not keep them. */
    let written = ''

    readers.whenAllowed(() =>
      guard(() => {
        if (partner) return
        const changes = decide(landing, readers.cookies(), hosts, paidClickIds)
        readers.log(changes)
        partner = readers.partner(page.searchParams)
        for (const [name, value] of Object.entries(changes)) {
          written += `; ${name}=${value}`
          readers.setCookie(name, value, attributionLifetime, hosts.cookieAttributes[page.hostname])
        }
      }),
    )

    const read = (): ReturnType<typeof linkParameters> => {
      const promo = parseUrl(readers.landing().url).searchParams.get('promo') || page.searchParams.get('promo')
      // Another tab may have recorded a later visit, so that cookies count before memory.
      const cookies = readers.cookies() + written
      return linkParameters(page.hostname === hosts.app, {
        promo: { promo },
        signUp: partner
          ? { ...namedSignUpData(signUpDataFrom(cookies)), [variationParameter]: testVariation(cookies) }
          : {},
        partner: partner ?? {},
        visitor: partner ? readers.visitorIds() : {},
      })
    }

    for (const use of uses)
      document.addEventListener(
        use,
        ({ target }) => {
          const link = target instanceof Element && target.closest('a')
          if (link) guard(() => decorateLinks([link], page.hostname, hosts, read))
        },
        { capture: true, signal },
      )
    return () => {
      setTimeout(() => guard(() => decorateLinks(document.links, page.hostname, hosts, read)), partnerDelay)
    }
  })
}

/**
 * Fills the form of a sign-up page with where the visitor came from (specification 2.3, 3.1): as soon
 * as there is one, and again right before it is sent. On other pages nothing happens. It never throws.
 */
export const startSignUpForm = ({
  hosts = defaultHosts,
  readers = browserReaders,
  signal,
}: StartOptions = {}): void => {
  const guard = guardWith(readers)
  guard(() => {
    const page = parseUrl(readers.landing().url)
    if (!isSignUpPage(page, hosts)) return
    const query = page.searchParams
    const listen = (event: string, act: () => void): void =>
      document.addEventListener(event, () => guard(act), { capture: true, signal })

    readers.whenAllowed(() =>
      guard(() => {
        const cookies = readers.cookies()
        const data = decideSignUpData(query, cookies)
        readers.setCookie(
          signUpCookie,
          encodeSignUpData(data),
          attributionLifetime,
          hosts.cookieAttributes[page.hostname],
        )
        const fill = (): void => fillSignUpForm(formValues(data, query.get(variationParameter), cookies), true)
        const onParsed = (): void => {
          if (readers.isDebug()) showHiddenInputs()
          fill()
          fillSignUpForm(Object.fromEntries(prefillParameters.map(([name, field]) => [field, query.get(name)])), false)
        }
        onParsed()
        listen('DOMContentLoaded', onParsed)
        listen('submit', fill)
      }),
    )
  })
}
