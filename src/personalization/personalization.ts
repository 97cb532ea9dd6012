import { isGranted } from '../lib/consent'
import { removeLocal } from '../lib/local-storage'
import { onLeft } from '../lib/page-life'
import { readSiteConfig, type PersonalizationConfig } from '../lib/site-config'
import { createStoredQueue, type StoredQueue } from '../lib/stored-queue'
import { sdkKeys } from './constants'
import { createPageDecision } from './page-decision'
import type { Call, Consent, PersonalizationState, Place, Sdk, SdkModule, StartOptions } from './variant-provider'

const createCallsQueue = (): StoredQueue<Call> =>
  createStoredQueue('hs_calls_personalization', () => isGranted('Functional', window))

/** For text that visitors have typed. */
const createUnstoredQueue = (): StoredQueue<Call> => createStoredQueue('identify', () => false)

const currentPlace = (): Place => ({
  url: location.href,
  referrer: document.referrer,
  document: { title: document.title },
})

const hasNetwork = (): boolean => navigator.onLine

const hasCall = (queue: StoredQueue<Call>): boolean => queue.first() !== undefined

/** Whether a value stays the same in the queue, which stores JSON. Fields without a value are left out. */
const isJson = (value: unknown): boolean => {
  if (typeof value !== 'object') return ['string', 'number', 'boolean', 'undefined'].includes(typeof value)
  if (value === null) return true
  if (Array.isArray(value)) return value.every(isJson)
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson)
}

/** The SDK's errors. It would receive the values only after the queue. */
function validate(method: Call['method'], args: readonly unknown[]): void {
  const wrong = `[Validation Error] "${method}" was called with invalid params.`
  let isValid: boolean
  try {
    // Properties are an object, not a list.
    isValid = isJson(args) && !args.some(Array.isArray)
  } catch {
    throw new Error(`${wrong} This can be caused by passing a cyclic data structure.`)
  }
  if (!isValid) throw new Error(`${wrong} They are not valid JSON.`)
}

const alwaysGranted: Consent = { isGranted: () => true, onChange: () => undefined }

type EventArguments = [event: string, properties?: object]

export type Personalization = ReturnType<typeof createPersonalization>

/**
 * The part of personalization that every page loads. Queues calls, and loads the SDK only if it is configured. Keep it
 * small.
 *
 * @param readConfig called once, with the first call
 */
export function createPersonalization(readConfig: () => PersonalizationConfig, load: () => Promise<SdkModule>) {
  let config: PersonalizationConfig | undefined
  let state: PersonalizationState = 'off'
  let sdk: Sdk | undefined
  let hasStarted = false
  let isSending = false
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

  /**
   * Sends the calls in sequence. Calls without a request when the visitor leaves the page are kept. Without a network,
   * the SDK would keep them in memory and report success.
   */
  const deliver = async (): Promise<void> => {
    if (isSending || !sdk) return
    isSending = true
    const queues = [createCallsQueue(), createUnstoredQueue()]
    for (let queue = queues.find(hasCall); queue && hasNetwork(); queue = queues.find(hasCall)) {
      const call = queue.first()
      if (!call || !queue.take(call)) continue
      const requested = new AbortController()
      let isStored = false
      onLeft(
        window,
        () => {
          isStored = queue.add(call)
          queue.store()
        },
        requested,
      )
      const onRequest = (): void => {
        requested.abort()
        // The page was left and has returned from the back-forward cache. Another call may be the same.
        if (isStored) queue.take(call)
      }
      const result = await sdk.send(call, onRequest).catch(() => undefined)
      requested.abort()
      if (result?.success === false && !hasNetwork()) queue.add(call)
    }
    isSending = false
  }

  const send = async (method: Call['method'], args: readonly unknown[], place = currentPlace()): Promise<void> => {
    if (!getConfig().clientId) return
    validate(method, args)
    const queue = method === 'identify' ? createUnstoredQueue() : createCallsQueue()
    queue.add({ at: Date.now(), method, args, place })
    await deliver()
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: (): PersonalizationState => state,
    isOpen,
    onShown,
    whenDecided,
    /** Loads and starts the SDK once, if it is configured and the visitor consents. For pages that are quiet or used. */
    start: ({ consent = alwaysGranted, ...options }: StartOptions = {}): void => {
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
            window.addEventListener('online', () => void deliver())
            void deliver()
          })
          .catch((error: unknown) => {
            // The next page sends the calls.
            publish('off')
            console.warn('Personalization could not be started.', error)
          })
      }
      if (!clientId && !preview) return
      document.addEventListener('hs:page', () => {
        if (state !== 'off') open()
        update()
      })
      consent.onChange(begin)
      begin()
    },
    /** Records a page view (requirements 4.6, 7.3). @param place of an earlier view */
    page: (place?: Place): Promise<void> => {
      update()
      return send('page', [], place)
    },
    /**
     * Records an event, which is sent once the SDK has loaded.
     *
     * @param args its name and its properties as JSON
     * @throws Error (rejected), starting with `[Validation Error]`, for invalid properties (requirements 5)
     */
    track: (...args: EventArguments): Promise<void> => send('track', args),
    /** Records an earlier event with its page. */
    trackAt: (place: Place, ...args: EventArguments): Promise<void> => send('track', args, place),
    /**
     * Identifies the visitor; without an id, the traits are those of an anonymous one.
     *
     * @param args the id, and traits as JSON
     */
    identify: (...args: [userId: string, traits?: object]): Promise<void> => send('identify', args),
    /** Drops unsent records and what the SDK has stored, also on earlier pages. Call it after a refusal. */
    forget: (): void => {
      createCallsQueue().clear()
      createUnstoredQueue().clear()
      sdkKeys.forEach(removeLocal)
    },
  }
}

/** The personalization of this page. It reads and loads nothing before the first call. */
export const personalization = createPersonalization(
  () => readSiteConfig(document).personalization ?? {},
  () => import(/* webpackChunkName: "personalization" */ './sdk/create-sdk'),
)
