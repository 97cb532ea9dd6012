export interface ToolOptions {
  readonly signal: AbortSignal
}

export type StartTool = (root: Document, options: ToolOptions) => void

interface LoadToolOptions extends ToolOptions {
  readonly selector: string
  readonly load: () => Promise<StartTool>
}

/**
 * Fetches the code of a tool on the first page that needs it, and starts it once. After a failure it
 * tries again on the next page with the tool, and when the visitor enters something.
 */
export function loadTool(root: Document, { selector, load, signal }: LoadToolOptions): void {
  let isLoading = false

  const loadIfNeeded = (): void => {
    if (isLoading || !root.querySelector(selector)) return
    isLoading = true
    load().then(
      (start) => {
        if (!signal.aborted) start(root, { signal })
      },
      () => {
        isLoading = false
      },
    )
  }

  loadIfNeeded()
  root.addEventListener('hs:page', loadIfNeeded, { signal })
  root.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.closest(selector)) loadIfNeeded()
    },
    { signal },
  )
}
