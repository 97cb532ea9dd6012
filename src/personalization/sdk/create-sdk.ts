import { buildClientNinetailedRequestContext, Ninetailed } from '@ninetailed/experience.js'
import { logger, NinetailedApiClient, type Locale } from '@ninetailed/experience.js-shared'
import type { PersonalizationConfig } from '../../lib/site-config'
import { sdkKeys } from '../constants'
import { baselineChoice } from '../experience'
import type { PersonalizationState, Place, Sdk, SdkOptions, VariantProvider } from '../variant-provider'
import { fillMergeTags } from './fill-merge-tags'
import { consoleSink, retryingFetch } from './retrying-fetch'
import { createSelect } from './select'
import { createStorage } from './storage'
import { createInsights, createObserve, viewThreshold } from './views'

/** The SDK records events from parameters with this prefix, which any link could forge. */
const eventPrefix = 'an_'

/** Removes event parameters from the address before the SDK starts. */
function stripEventParameters({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const url = new URL(location.href)
  const forged = [...url.searchParams.keys()].filter((name) => name.startsWith(eventPrefix))
  if (forged.length === 0) return
  for (const name of forged) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}

/** The SDK requires absolute URLs. */
const absolute = (url: string | undefined): string | undefined => url && new URL(url, location.href).href

const nothing = (): void => undefined

/** In previews without an account: baselines until a variant is forced. */
const withoutService: VariantProvider = {
  select: (baselineId) => baselineChoice(baselineId, 'success'),
  observe: () => nothing,
}

/**
 * Starts the SDK and publishes its state (requirements 4.6, 7.3, 8).
 *
 * @throws Error for an invalid address in the configuration
 */
export async function createSdk(config: PersonalizationConfig, { publish, consent, isOpen }: SdkOptions): Promise<Sdk> {
  const { clientId, environment = 'main', holdout = -1 } = config
  const preview = config.preview
    ? (
        await import(/* webpackChunkName: "personalization-preview" */ '../preview/create-preview-panel')
      ).createPreviewPanel()
    : undefined
  const show = (provider: VariantProvider): void => (preview ? preview.decorate(provider, publish) : publish(provider))

  if (!clientId) {
    show(withoutService)
    preview?.open()
    return { send: () => Promise.resolve(undefined) }
  }

  stripEventParameters(window)
  logger.addSink(consoleSink)

  /** Where the visitor was when the current call was made. */
  let place: Place | undefined
  let reportRequest: (() => void) | undefined
  const storage = createStorage(consent.isGranted)
  const insights = createInsights({
    url: absolute(config.insightsUrl),
    isAllowed: consent.isGranted,
    flush: () => void ninetailed.batch([]).catch(nothing),
  })
  insights.setCredentials({ clientId, environment })
  const fetchImpl: typeof retryingFetch = (...request) => {
    reportRequest?.()
    // Other events during the request belong to the current page.
    place = undefined
    return retryingFetch(...request)
  }
  const client = new NinetailedApiClient({ clientId, environment, url: absolute(config.url), fetchImpl })
  const ninetailed = new Ninetailed(client, {
    plugins: [insights],
    locale: config.locale as Locale | undefined,
    componentViewTrackingThreshold: viewThreshold,
    storageImpl: storage,
    buildClientContext: () => ({ ...buildClientNinetailedRequestContext(), ...place }),
  })

  const select = createSelect(ninetailed, holdout)
  let hasProvider = false
  /** Loads the React part of the SDK with the first merge tag; other pages must not load React for it. */
  const fillIn = (root: ParentNode): void => {
    if (isOpen()) fillMergeTags(root, ninetailed.profileState.profile)
    if (hasProvider || !document.querySelector('[data-merge-tag]')) return
    hasProvider = true
    import(/* webpackChunkName: "personalization-provider" */ './ProfileProvider').then(
      ({ mountProvider }) =>
        mountProvider(ninetailed, (profile) => {
          if (consent.isGranted() && isOpen()) fillMergeTags(document, profile)
        }),
      () => {
        // Allow a retry after a network error.
        hasProvider = false
      },
    )
  }
  const observe = createObserve(ninetailed, fillIn)

  ninetailed.onProfileChange(({ status, profile, experiences }) => {
    if (status === 'loading' || !consent.isGranted()) return
    const provider: VariantProvider = { select: (...of) => select(...of), observe }
    if (status === 'error') {
      show(provider)
      return
    }
    const taken = holdout > profile.random ? [] : experiences
    const indices = taken.map(({ experienceId, variantIndex }) => [experienceId, variantIndex])
    show({ ...provider, assigned: Object.fromEntries(indices) as Record<string, number> })
  })
  fillIn(document)
  preview?.open(ninetailed)

  let last: Promise<unknown> = Promise.resolve()
  const send: Sdk['send'] = ({ method, args, place: at }, onRequest) => {
    if (!consent.isGranted()) return Promise.resolve(undefined)
    // The new page may have merge tags.
    if (method === 'page') fillIn(document)
    const record = ninetailed[method] as (...args: readonly unknown[]) => ReturnType<Ninetailed['track']>
    const sending = last.then(() => {
      place = at
      reportRequest = onRequest
      return record(...args)
    })
    last = sending.catch(nothing).then(() => {
      place = undefined
      reportRequest = undefined
    })
    return sending
  }

  let wasGranted = true
  const followConsent = (): void => {
    const isGranted = consent.isGranted()
    if (isGranted === wasGranted) return
    wasGranted = isGranted
    const state: PersonalizationState = isGranted ? 'loading' : 'off'
    publish(state)
    if (isGranted) void ninetailed.page()
    else sdkKeys.forEach(storage.removeItem)
  }
  consent.onChange(followConsent)
  // Consent may have been withdrawn while the SDK was loading.
  followConsent()

  return { send }
}
