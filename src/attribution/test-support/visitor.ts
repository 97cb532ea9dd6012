import type { Arrival } from '../core/test-support/decide-landing'
import { jarOf } from '../core/test-support/jar-of'
import type { CookieValues, Values } from '../core/types'
import type { Readers } from '../readers'
import { startAttribution } from '../start'
import { collectListeners } from './collect-listeners'

/** A document that a visitor has opened. */
export interface OpenPage {
  /** Its links have appeared, as after a change of route. */
  readonly linksAppeared: () => void
  /** A change of route; the browser keeps the referrer. */
  readonly goTo: (url: string) => void
  readonly leadValues: () => Values
  readonly forget: () => void
  /** Closes the document. */
  readonly close: () => void
}

/** A visitor with their own browser: one cookie jar, and pages opened one after another or in parallel. */
export class Visitor {
  private readonly jar = new Map<string, string>()
  /** All written cookies, in order, as `name=value`. */
  readonly writes: string[] = []

  constructor(cookies: CookieValues = {}) {
    for (const [name, value] of Object.entries(cookies)) this.jar.set(name, value)
  }

  /** The content of `document.cookie`. */
  get cookies(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  cookie(name: string): string | undefined {
    return this.jar.get(name)
  }

  /** @param differences from an ordinary page */
  open(landing: Partial<Arrival> & Pick<Arrival, 'url'>, differences: Partial<Readers> = {}): OpenPage {
    let { url } = landing
    const readers: Readers = {
      landing: () => ({ referrer: '', ...landing, url }),
      navigation: () => landing.navigation ?? 'navigate',
      cookies: () => jarOf(this.cookies),
      setCookie: (name, value) => {
        this.writes.push(`${name}=${value}`)
        this.jar.set(name, value)
      },
      log: () => undefined,
      visitorIds: () => ({}),
      partner: () => ({}),
      visit: (values) => values,
      whenAllowed: (act) => act(),
      ...differences,
    }
    const close = collectListeners()
    const started = startAttribution(readers)
    return {
      linksAppeared: () => started?.linksAppeared(),
      leadValues: () => started?.leadValues() ?? {},
      forget: () => started?.forget(),
      goTo: (to) => {
        url = to
        started?.linksAppeared()
      },
      close,
    }
  }
}
