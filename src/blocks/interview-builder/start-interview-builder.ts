import { readExpiring, writeExpiring } from '../../lib/local-storage'
import type { InterviewServices } from './run-interview-builder'

/** Where the browser keeps the visitor's interview, for a year after the last change. */
export const interviewKey = 'hs--interview-builder'

const loadBuilder = () => import(/* webpackChunkName: "interview-builder" */ './run-interview-builder')

const servicesOf = (view: Window): InterviewServices => ({
  read: () => readExpiring(interviewKey, Date.now()),
  write: (query) => writeExpiring(interviewKey, query, Date.now()),
  location: view.location,
  replaceQuery: (query) => {
    view.history.replaceState(view.history.state, '', view.location.pathname + query + view.location.hash)
  },
  // Without https there is no clipboard.
  copy: async (text) => view.navigator.clipboard.writeText(text),
  print: () => {
    view.print()
  },
})

/**
 * The interview builder, on pages that have it; only there its code is fetched. Until that is here, and
 * when it does not come, the page shows all questions.
 *
 * @param load fetches that code
 * @returns `show` to be called when a page has been drawn, `stop` to end it
 */
export function startInterviewBuilder(
  root: Document,
  load = loadBuilder,
): { readonly show: () => void; readonly stop: () => void } {
  let builder: HTMLElement | null = null
  let stopBuilder: (() => void) | undefined

  const stop = (): void => {
    builder = null
    stopBuilder?.()
    stopBuilder = undefined
  }

  const show = (): void => {
    const found = root.querySelector<HTMLElement>('[data-interview]')
    const view = root.defaultView
    if (found === builder) return
    stop()
    if (!found || !view) return
    builder = found
    load().then(
      ({ runInterviewBuilder }) => {
        if (builder === found) stopBuilder = runInterviewBuilder(found, servicesOf(view))
      },
      () => {
        builder = null
      },
    )
  }

  show()
  return { show, stop }
}
