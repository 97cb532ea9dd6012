import { whenNear, whenNearInUse } from '../lib/near-screen'
import { onRestored } from '../lib/page-life'

/** Starts a tool in all its elements, also on later pages. It runs as long as the document. */
export type StartTool = (root: Document) => void

const events = ['focusin', 'pointerdown', 'input'] as const

/**
 * Fetches the code of a tool and starts it once: when the tool is visible, or, while the visitor uses the page, less
 * than a screen away. After a failure it tries again on the next page with the tool, when the visitor uses the tool,
 * and when the page returns from the back-forward cache.
 */
export function loadTool(root: Document, selector: string, load: () => Promise<StartTool>): void {
  const waiting = new AbortController()
  let isLoading = false

  const begin = (): void => {
    if (isLoading) return
    isLoading = true
    load().then(
      (start) => {
        waiting.abort()
        start(root)
      },
      () => {
        isLoading = false
        // Safari cancels what a page is loading when the visitor leaves, and still keeps the page.
        onRestored(window, begin, waiting)
      },
    )
  }

  whenNear(root, { selector, distance: '0px' }, begin, waiting.signal)
  whenNearInUse(root, { selector, distance: '100%' }, begin, waiting.signal)
  for (const type of events) {
    root.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && target.closest(selector)) begin()
      },
      // React stops the first event at its root while it hydrates.
      { capture: true, signal: waiting.signal },
    )
  }
}
