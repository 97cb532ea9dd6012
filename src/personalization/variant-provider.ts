import type { PersonalizationConfig } from '../lib/site-config'
import type { Choice, Experience } from './experience'

/** What is known about the visitor, as far as blocks need it. A new one is published when that changes. */
export interface VariantProvider {
  readonly select: (baselineId: string, experiences: readonly Experience[]) => Choice
  /**
   * Takes care of a block that has been drawn: fills in what is known of the visitor, and counts views
   * and clicks. It is the same function in every provider of a page.
   *
   * @returns a function that stops it
   */
  readonly observe: (view: ComponentView) => () => void
}

/** A block as it is shown. */
export interface ComponentView extends Pick<Choice, 'id' | 'isHidden' | 'variantIndex' | 'experience' | 'isSticky'> {
  readonly baselineId: string
  /** Shown because somebody wants to see it: it does not count. */
  readonly isForced?: boolean
  /** Looks the block's element up; nothing while it is not in the document. */
  readonly find: () => Element | null
}

/** `off`: not configured, not allowed or not available. `loading`: not known yet. */
export type PersonalizationState = 'off' | 'loading' | VariantProvider

export interface Consent {
  readonly isGranted: () => boolean
  /** Called whenever the answer may be another. */
  readonly onChange: (listener: () => void) => void
}

/** What the app hands in when personalization starts. */
export interface StartOptions {
  /** Defaults to granted. */
  readonly consent?: Consent
  /**
   * Called with the variant's index of the configured experiment whenever it may have changed,
   * `undefined` for visitors who are not in it (requirements 7.4).
   */
  readonly onVariantIndex?: (index: number | undefined) => void
}

/** Where the visitor was when something was recorded, in the words of the SDK. */
export interface Place {
  readonly url: string
  readonly referrer: string
  readonly document: { readonly title: string }
}

/** A call that is recorded, sooner or later. */
export interface Call {
  readonly method: 'page' | 'track' | 'identify'
  readonly args: readonly unknown[]
  readonly place: Place
}

/** The part that is fetched only when it is needed. */
export interface Sdk {
  /** @returns what the SDK's own method gives; it rejects as that does */
  readonly send: (call: Call) => Promise<unknown>
}

export interface SdkOptions extends Required<Pick<StartOptions, 'consent'>>, Pick<StartOptions, 'onVariantIndex'> {
  readonly publish: (state: PersonalizationState) => void
}

export interface SdkModule {
  readonly startSdk: (config: PersonalizationConfig, options: SdkOptions) => Promise<Sdk>
}
