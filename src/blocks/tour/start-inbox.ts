import { track } from '../../analytics'
import type { ToolOptions } from '../../tools/load-tool'
import { runInbox } from './run-inbox'

/** Runs the inbox of a page, `[data-inbox]`, as long as it is on the page. It starts again on each page. */
export function startInbox(root: Document, { signal }: ToolOptions): void {
  let inbox: HTMLElement | null = null
  let running: AbortController | undefined

  const stop = (): void => {
    running?.abort()
  }
  const show = (): void => {
    const found = root.querySelector<HTMLElement>('[data-inbox]')
    if (found === inbox) return
    stop()
    inbox = found
    if (!found) return
    running = new AbortController()
    runInbox(found, {
      hash: root.location.hash,
      onUsed: () => track({ name: 'Tried Inbox' }),
      onFinished: () => track({ name: 'Finished Inbox' }),
      signal: running.signal,
    })
  }

  signal.addEventListener('abort', stop)
  root.addEventListener('hs:page', show, { signal })
  show()
}
