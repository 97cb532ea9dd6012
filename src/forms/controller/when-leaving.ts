export interface Leaving {
  /** Aborted when the visitor leaves the page, closes it or looks at another. */
  readonly signal: AbortSignal
  readonly stop: () => void
}

/** Tells when the visitor leaves: from then on a page must expect that it is not asked again. */
export function whenLeaving(root: Document): Leaving {
  const abort = new AbortController()
  const leave = (): void => abort.abort()
  const onVisibilityChange = (): void => {
    if (root.visibilityState === 'hidden') leave()
  }
  const view = root.defaultView
  root.addEventListener('visibilitychange', onVisibilityChange)
  view?.addEventListener('pagehide', leave)
  return {
    signal: abort.signal,
    stop: () => {
      root.removeEventListener('visibilitychange', onVisibilityChange)
      view?.removeEventListener('pagehide', leave)
    },
  }
}
