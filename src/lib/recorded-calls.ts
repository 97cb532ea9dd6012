import { isGranted } from './consent'
import { createStoredQueue, type StoredQueue } from './stored-queue'

/** Page and referrer of a recorded call, in the terms of the personalization service. */
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
  /** When it began, in ms since 1970. */
  readonly at?: number
  /** Ends in a slash, without query. */
  readonly path: string
  readonly title: string
}

/** What third parties will be told, before their code is here. */
export const createViewsQueue = <View extends { readonly at?: number } = RecordedView>(): StoredQueue<View> =>
  createStoredQueue('hs_views', () => isGranted('Analytics', window))

/** What the personalization service will be told. */
export const createCallsQueue = (): StoredQueue<Call> =>
  createStoredQueue('hs_calls_personalization', () => isGranted('Functional', window))
