import { onFirstUse, whenNear } from '../lib/near-screen'

export interface ToolOptions {
  readonly signal: AbortSignal
}

export type StartTool = (root: Document, options: ToolOptions) => void

interface LoadToolOptions extends ToolOptions {
  readonly selector: string
  readonly load: () => Promise<StartTool>
}

const signsOfUse = ['focusin', 'pointerdown', 'input'] as const

/**
 * Fetches the code of a tool and starts it, once: when the tool is on the screen, or less than a screen away from it
 * once the visitor uses the page. After a failure it tries again on the next page with the tool, and when the visitor
 * uses the tool.
 */
export function loadTool(root: Document, { selector, load, signal }: LoadToolOptions): void {
  const waiting = new AbortController()
  signal.addEventListener('abort', () => waiting.abort())
  let isLoading = false

  const begin = (): void => {
    if (isLoading) return
    isLoading = true
    load().then(
      (start) => {
        if (signal.aborted) return
        waiting.abort()
        start(root, { signal })
      },
      () => {
        isLoading = false
      },
    )
  }
  const watch = (distance: string): void => whenNear(root, { selector, distance }, begin, waiting.signal)
  const watchNear = (): void => watch('100%')

  watch('0px')
  onFirstUse(root, watchNear, waiting.signal)
  root.addEventListener('hs:page', watchNear, { signal: waiting.signal })
  for (const type of signsOfUse) {
    root.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && target.closest(selector)) begin()
      },
      { signal: waiting.signal },
    )
  }
}
