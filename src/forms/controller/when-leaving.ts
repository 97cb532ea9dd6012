import { onLeft, onVisibility } from '../../lib/page-life'

export interface Leaving {
  /** Aborted when the page is hidden or the visitor leaves. */
  readonly hidden: AbortSignal
  /** Aborted when the visitor leaves the page. */
  readonly gone: AbortSignal
  /** Waits until a hidden page is shown again or the visitor leaves. */
  readonly seen: () => Promise<void>
  readonly stop: () => void
}

/**
 * Watches whether the visitor leaves. On a hidden page, a submission does not wait for the IP address, but it waits for
 * uploads: visitors look at another tab and return. If a phone discards a hidden page, the submission is lost; sending
 * it earlier would always lose the file.
 */
export function whenLeaving(root: Document): Leaving {
  const hidden = new AbortController()
  const gone = new AbortController()
  const stopped = new AbortController()
  const { signal } = stopped
  const isHidden = (): boolean => root.visibilityState === 'hidden'
  onVisibility(root, () => isHidden() && hidden.abort(), { signal })
  onLeft(
    root.defaultView as Window,
    () => {
      hidden.abort()
      gone.abort()
    },
    { signal },
  )
  return {
    hidden: hidden.signal,
    gone: gone.signal,
    seen: () =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!isHidden() || gone.signal.aborted) resolve()
        }
        onVisibility(root, look, { signal })
        gone.signal.addEventListener('abort', look)
        look()
      }),
    stop: () => stopped.abort(),
  }
}
