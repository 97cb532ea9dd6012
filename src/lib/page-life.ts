/**
 * The life of a page: shown, used, left, and changed from elsewhere. No other code in the page listens to `pageshow`,
 * `pagehide`, `visibilitychange` and `storage`; ESLint enforces it. The module has no state, so the attribution
 * scripts, which are separate bundles, can also import it.
 */

interface Listening {
  /** Stops listening. */
  readonly signal?: AbortSignal
}

/** A page shown after the first one of a document. */
interface PageChange {
  readonly path: string
  /** Not a history navigation. */
  readonly isForward: boolean
}

declare global {
  interface DocumentEventMap {
    'hs:page': CustomEvent<PageChange>
    'hs:titled': Event
    'hs:replaced': Event
  }
}

/**
 * Announces to controllers that another page has been rendered in this document. They listen for `hs:page` on the
 * document; the first page of a document fires no event, since controllers start after it.
 */
export const announcePage = (root: Document, change: PageChange): boolean =>
  root.dispatchEvent(new CustomEvent('hs:page', { detail: change }))

/** Announces that a variant has replaced a block of this page. */
export const announceReplacement = (root: Document): boolean => root.dispatchEvent(new Event('hs:replaced'))

/** Calls back when the page has new elements: another page, or a variant of a block. */
export const onRendered = (root: Document, listener: () => void, { signal }: Listening = {}): void => {
  for (const event of ['hs:page', 'hs:replaced']) root.addEventListener(event, listener, { signal })
}

/** Announces that the document has the title of the page: Gatsby renders it some time after the page. */
export const announceTitle = (root: Document): boolean => root.dispatchEvent(new Event('hs:titled'))

/** Runs once when the next page has its title. */
export const whenTitled = (root: Document, act: () => void): void =>
  root.addEventListener('hs:titled', act, { once: true })

/** Calls back when the document is shown again from the back-forward cache: its data may be outdated. */
export const onRestored = (view: Window, listener: () => void, { signal }: Listening = {}): void =>
  view.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })

/** Calls back when the visitor leaves the document. The back-forward cache may keep it. */
export const onLeft = (view: Window, listener: () => void, { signal }: Listening = {}): void =>
  view.addEventListener('pagehide', listener, { signal })

/** Calls back when the document has been hidden or shown, such as by a switch of tabs. */
export const onVisibility = (root: Document, listener: (isHidden: boolean) => void, { signal }: Listening = {}): void =>
  root.addEventListener('visibilitychange', () => listener(root.visibilityState === 'hidden'), { signal })

/**
 * Calls back when another document may have changed values that this one has read: another tab has stored something, or
 * this document was in the back-forward cache.
 */
export const onChangedElsewhere = (view: Window, listener: () => void, { signal }: Listening = {}): void => {
  view.addEventListener('storage', listener, { signal })
  onRestored(view, listener, { signal })
  onVisibility(view.document, (isHidden) => isHidden || listener(), { signal })
}

/** Events that count as use of a page. */
const inputs = ['pointerdown', 'keydown', 'click', 'focusin']

/** Calls back when the visitor uses the page. */
export const onUsed = (view: Window, listener: () => void, { signal }: Listening = {}): void => {
  for (const input of inputs) view.addEventListener(input, listener, { capture: true, passive: true, signal })
}

/**
 * Runs once when the visitor is present, including scrolls and pointer moves. A scroll by the browser itself, such as to
 * a section, cannot be distinguished.
 */
export const onTouched = (view: Window, act: () => void, { signal }: Listening = {}): void => {
  const waiting = new AbortController()
  signal?.addEventListener('abort', () => waiting.abort())
  const run = (): void => {
    waiting.abort()
    act()
  }
  for (const sign of [...inputs, 'pointermove', 'scroll'])
    view.addEventListener(sign, run, { capture: true, passive: true, signal: waiting.signal })
}

/** Runs when the visitor sees the page: a prerendered one may never be shown. */
export const whenShown = (root: Document & { readonly prerendering?: boolean }, act: () => void): void => {
  if (root.prerendering) root.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

/** Runs when the page has been parsed, including its title and links. */
export const whenParsed = (root: Document, act: () => void): void => {
  if (root.readyState === 'loading') root.addEventListener('DOMContentLoaded', act, { once: true })
  else act()
}
