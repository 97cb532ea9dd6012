import { isGranted } from './consent'
import { createStoredQueue, type StoredQueue } from './stored-queue'

/** Page and referrer of a recorded call, as the personalization service names them. */
export interface Place {
  readonly url: string
  readonly referrer: string
  readonly document: { readonly title: string }
}

/** A call of the personalization service. */
export interface Call {
  readonly at?: number
  readonly method: 'page' | 'track' | 'identify'
  readonly args: readonly unknown[]
  readonly place: Place
}

export const currentPlace = (): Place => ({
  url: location.href,
  referrer: document.referrer,
  document: { title: document.title },
})

export interface RecordedView {
  /** Start time in ms since 1970. */
  readonly at?: number
  /** Ends in a slash, without query. */
  readonly path: string
  readonly title: string
}

export const viewsKey = 'hs_views'

/** Calls for third parties, recorded before their code has loaded. */
export const createViewsQueue = <View extends { readonly at?: number } = RecordedView>(): StoredQueue<View> =>
  createStoredQueue(viewsKey, () => isGranted('Analytics', window))

/** Calls for the personalization service. */
export const createCallsQueue = (): StoredQueue<Call> =>
  createStoredQueue('hs_calls_personalization', () => isGranted('Functional', window))
