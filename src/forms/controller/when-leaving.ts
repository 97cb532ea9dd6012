export interface Leaving {
  /** Aborted when the visitor leaves the page, closes it or looks at another: it may not be asked again. */
  readonly hidden: AbortSignal
  /** Aborted when the visitor leaves the page or closes it: it will not be asked again. */
  readonly gone: AbortSignal
  /** Waits for a page that is hidden until the visitor is back, or gone. */
  readonly seen: () => Promise<void>
  readonly stop: () => void
}

/**
 * Watches whether the visitor leaves. The IP address is not worth a wait on a hidden page. A file is:
 * visitors look at another tab and come back, and the upload goes on meanwhile. A phone may end a hidden
 * page without a word, but that is rare, and the page had only said that it was sending. Sent without
 * its file, the form would lose it every time, and say thank you.
 */
export function whenLeaving(root: Document): Leaving {
  const hidden = new AbortController()
  const gone = new AbortController()
  const stopped = new AbortController()
  const { signal } = stopped
  const isHidden = (): boolean => root.visibilityState === 'hidden'
  const onVisibilityChange = (): void => {
    if (isHidden()) hidden.abort()
  }
  const onPageHide = (): void => {
    hidden.abort()
    gone.abort()
  }
  root.addEventListener('visibilitychange', onVisibilityChange, { signal })
  root.defaultView?.addEventListener('pagehide', onPageHide, { signal })
  return {
    hidden: hidden.signal,
    gone: gone.signal,
    seen: () =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!isHidden() || gone.signal.aborted) resolve()
        }
        root.addEventListener('visibilitychange', look, { signal })
        gone.signal.addEventListener('abort', look)
        look()
      }),
    stop: () => stopped.abort(),
  }
}
