import { onLeft, onVisibility } from '../../lib/page-life'

export type Leaving = ReturnType<typeof whenLeaving>

/**
 * Watches whether the visitor leaves. On a hidden page, a submission does not wait for the IP address, but it waits for
 * uploads: visitors look at another tab and return. If a phone discards a hidden page, the submission is lost; sending
 * it earlier would always lose the file.
 */
export function whenLeaving(root: Document) {
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
    /** Aborted when the page is hidden or the visitor leaves. */
    hidden: hidden.signal,
    /** Aborted when the visitor leaves the page. */
    gone: gone.signal,
    /** Waits until a hidden page is shown again or the visitor leaves. */
    seen: (): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!isHidden() || gone.signal.aborted) resolve()
        }
        onVisibility(root, look, { signal })
        gone.signal.addEventListener('abort', look)
        look()
      }),
    stop: (): void => stopped.abort(),
  }
}
