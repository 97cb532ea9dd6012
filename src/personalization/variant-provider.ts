import type { PersonalizationConfig } from '../lib/site-config'
import type { Choice, Experience } from './experience'

/** Page and referrer of a call, as the service names them. */
export interface Place {
  readonly url: string
  readonly referrer: string
  readonly document: { readonly title: string }
}

/** A call to the service. */
export interface Call {
  readonly at?: number
  readonly method: 'page' | 'track' | 'identify'
  readonly args: readonly unknown[]
  readonly place: Place
}

/** What blocks know about the visitor. Each change publishes a new object. */
export interface VariantProvider {
  readonly select: (baselineId: string, experiences: readonly Experience[]) => Choice
  /**
   * Fills in the content of a rendered block and counts its views and clicks. Must be the same function in every
   * provider of a page.
   *
   * @returns a function that stops it
   */
  readonly observe: (view: ComponentView) => () => void
  /** The visitor's variant indices, by experience. Missing until the service has answered. */
  readonly assigned?: Readonly<Record<string, number>>
  /** The preview panel has just forced a variant: the page may change again. */
  readonly isForced?: boolean
}

export interface ComponentView extends Pick<Choice, 'id' | 'isHidden' | 'variantIndex' | 'experience' | 'isSticky'> {
  readonly baselineId: string
  /** Shown by the preview panel; not counted. */
  readonly isForced?: boolean
  /** Finds the block's element, or what follows a hidden one, if it is in the document. */
  readonly find: () => Element | null
}

/** `off`: not configured, not allowed or not available. */
export type PersonalizationState = 'off' | 'loading' | VariantProvider

export interface Consent {
  readonly isGranted: () => boolean
  readonly onChange: (listener: () => void) => void
}

export interface StartOptions {
  readonly consent?: Consent
  /**
   * Called when this page's variant of the configured experiment is decided: its index, 0 for the baseline; `undefined`
   * if the visitor takes no part or the service is unavailable (requirements 7.4).
   */
  readonly onVariantIndex?: (index: number | undefined) => void
}

export interface Sdk {
  /** @param onRequest called when the request begins; it survives the page */
  readonly send: (call: Call, onRequest?: () => void) => Promise<{ readonly success: boolean } | undefined>
}

export interface SdkOptions extends Required<Pick<StartOptions, 'consent'>> {
  /** Whether information about the visitor may still change this page (requirements 4.6). */
  readonly isOpen: () => boolean
  readonly publish: (state: PersonalizationState) => void
}

export interface SdkModule {
  readonly createSdk: (config: PersonalizationConfig, options: SdkOptions) => Promise<Sdk>
}
