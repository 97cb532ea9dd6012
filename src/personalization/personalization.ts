import { readSiteConfig, type PersonalizationConfig } from '../lib/site-config'
import { createPageDecision, type PageDecision } from './page-decision'
import type { Call, Consent, PersonalizationState, Sdk, SdkModule, StartOptions } from './variant-provider'

/** Calls to keep until the SDK has loaded; later ones are dropped. */
const queueLimit = 100

const alwaysGranted: Consent = { isGranted: () => true, onChange: () => undefined }

export interface Personalization extends Pick<PageDecision, 'isOpen' | 'onShown' | 'whenDecided'> {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => PersonalizationState
  /** Loads and starts the SDK once, if it is configured and the visitor agrees. Call it after hydration. */
  readonly start: (options?: StartOptions) => void
  /** Records a page view. Call it on every route update (requirements 4.6, 7.3). */
  readonly page: () => Promise<unknown>
  /**
   * Records an event, once the SDK has loaded.
   *
   * @param properties JSON
   * @throws Error (rejected), starting with `[Validation Error]`, for invalid properties
   * (requirements 5)
   */
  readonly track: (event: string, properties?: object) => Promise<unknown>
  /**
   * Identifies the visitor; without an id, the traits are those of an anonymous one.
   *
   * @param traits JSON
   */
  readonly identify: (userId: string, traits?: object) => Promise<unknown>
}

/**
 * The part of personalization that every page loads: queues calls, and loads the SDK only if it is configured. Keep it
 * small.
 *
 * @param readConfig called once, with the first call
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
  let onVariantIndex: StartOptions['onVariantIndex']
  const listeners = new Set<() => void>()

  const getConfig = (): PersonalizationConfig => (config ??= readConfig())

  const { open, update, isOpen, onShown, whenDecided } = createPageDecision({
    getState: () => state,
    experiment: () => getConfig().experiment,
    report: (index) => {
      if (hasStarted) onVariantIndex?.(index)
    },
  })

  const publish = (next: PersonalizationState): void => {
    state = next
    if (next === 'loading' || (typeof next === 'object' && next.isForced)) open()
    listeners.forEach((listener) => listener())
    update()
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
    isOpen,
    onShown,
    whenDecided,
    start: ({ consent = alwaysGranted, ...options } = {}) => {
      const { clientId, preview } = getConfig()
      onVariantIndex = options.onVariantIndex
      const begin = (): void => {
        if (hasStarted || !consent.isGranted()) return
        hasStarted = true
        publish('loading')
        load()
          .then(({ createSdk }) => createSdk(getConfig(), { publish, consent, isOpen }))
          .then((started) => {
            sdk = started
          })
          .catch((error: unknown) => {
            publish('off')
            config = {}
            console.warn('Personalization could not be started.', error)
          })
          .finally(empty)
      }
      if (!clientId && !preview) return
      document.addEventListener('hs:page', () => {
        if (state !== 'off') open()
        update()
      })
      consent.onChange(begin)
      begin()
    },
    page: () => {
      update()
      return send('page')
    },
    track: (...args) => send('track', ...args),
    identify: (...args) => send('identify', ...args),
  }
}

/** The personalization of this page. Reads and loads nothing before the first call. */
export const personalization = createPersonalization(
  () => readSiteConfig(document).personalization ?? {},
  () => import(/* webpackChunkName: "personalization" */ './sdk/create-sdk'),
)
