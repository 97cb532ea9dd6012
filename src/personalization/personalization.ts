import { readSiteConfig, type PersonalizationConfig } from '../lib/site-config'
import type { Call, Consent, PersonalizationState, Sdk, SdkModule, StartOptions } from './variant-provider'

/** Calls that wait for the SDK at most; what comes after them is dropped. */
const queueLimit = 100

const alwaysGranted: Consent = { isGranted: () => true, onChange: () => undefined }

export interface Personalization {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => PersonalizationState
  /**
   * Fetches and starts the SDK, if the page is configured with one and the visitor agrees. Call it
   * once the page is hydrated; a second call does nothing.
   */
  readonly start: (options?: StartOptions) => void
  /** Records that the page is shown. To be called on every route update (requirements 4.6, 7.3). */
  readonly page: () => Promise<unknown>
  /**
   * Records an event. It waits until the SDK is there.
   *
   * @param properties JSON
   * @throws Error in a rejected promise, beginning with `[Validation Error]`, for what is no JSON (requirements 5)
   */
  readonly track: (event: string, properties?: object) => Promise<unknown>
  /**
   * Says who the visitor is, as `track` does. Without an id, the traits are of somebody unknown.
   *
   * @param traits JSON
   */
  readonly identify: (userId: string, traits?: object) => Promise<unknown>
}

/**
 * The part of personalization that every page has: it says what is known of the visitor, keeps calls
 * until the SDK is there, and fetches that only when it is configured. It must stay small.
 *
 * @param readConfig asked once, at the first call
 * @param load fetches the SDK
 */
export function createPersonalization(
  readConfig: () => PersonalizationConfig,
  load: () => Promise<SdkModule>,
): Personalization {
  let config: PersonalizationConfig | undefined
  let state: PersonalizationState = 'off'
  let sdk: Sdk | undefined
  let hasStarted = false
  let queue: ((sdk?: Sdk) => void)[] = []
  const listeners = new Set<() => void>()

  const getConfig = (): PersonalizationConfig => (config ??= readConfig())

  const publish = (next: PersonalizationState): void => {
    state = next
    listeners.forEach((listener) => listener())
  }

  const empty = (): void => {
    for (const call of queue) call(sdk)
    queue = []
  }

  const send = (method: Call['method'], ...args: unknown[]): Promise<unknown> =>
    new Promise((resolve) => {
      const place = { url: location.href, referrer: document.referrer, document: { title: document.title } }
      const call = (to?: Sdk): void => resolve(to?.send({ method, args, place }))
      if (!sdk && getConfig().clientId && queue.length < queueLimit) queue.push(call)
      else call(sdk)
    })

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    start: ({ consent = alwaysGranted, onVariantIndex } = {}) => {
      const { clientId, preview } = getConfig()
      const begin = (): void => {
        if (hasStarted || !consent.isGranted()) return
        hasStarted = true
        publish('loading')
        load()
          .then(({ startSdk }) => startSdk(getConfig(), { publish, consent, onVariantIndex }))
          .then((started) => {
            sdk = started
          })
          .catch((error: unknown) => {
            config = {}
            publish('off')
            console.warn('Personalization could not be started.', error)
          })
          .finally(empty)
      }
      if (!clientId && !preview) return
      consent.onChange(begin)
      begin()
    },
    page: () => send('page'),
    track: (...args) => send('track', ...args),
    identify: (...args) => send('identify', ...args),
  }
}

/** The personalization of this page. Nothing is read, sent or fetched before the first call. */
export const personalization = createPersonalization(
  () => readSiteConfig(document).personalization ?? {},
  () => import(/* webpackChunkName: "personalization" */ './sdk/start-sdk'),
)
