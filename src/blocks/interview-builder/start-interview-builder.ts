import { readExpiring, writeExpiring } from '../../lib/local-storage'
import type { ToolOptions } from '../../tools/load-tool'
import { runInterviewBuilder, type InterviewServices } from './run-interview-builder'

/** Key of the visitor's interview in local storage, which keeps it for a year after the last change. */
export const interviewKey = 'hs--interview-builder'

const servicesOf = (view: Window): InterviewServices => ({
  read: () => readExpiring(interviewKey, Date.now()),
  write: (query) => writeExpiring(interviewKey, query, Date.now()),
  location: view.location,
  replaceQuery: (query) => {
    view.history.replaceState(view.history.state, '', view.location.pathname + query + view.location.hash)
  },
  // Insecure pages have no clipboard; in an async function, the access rejects instead of throwing.
  copy: async (text) => view.navigator.clipboard.writeText(text),
  print: () => {
    view.print()
  },
})

/** Runs the interview builder of a page, `[data-interview]`, as long as it is on the page. */
export function startInterviewBuilder(root: Document, { signal }: ToolOptions): void {
  const view = root.defaultView
  let builder: HTMLElement | null = null
  let running: AbortController | undefined

  const stop = (): void => {
    running?.abort()
  }
  const show = (): void => {
    const found = root.querySelector<HTMLElement>('[data-interview]')
    if (found === builder) return
    stop()
    builder = found
    if (!found || !view) return
    running = new AbortController()
    runInterviewBuilder(found, { ...servicesOf(view), signal: running.signal })
  }

  signal.addEventListener('abort', stop)
  root.addEventListener('hs:page', show, { signal })
  show()
}
