import { readExpiring, writeExpiring } from '../../lib/local-storage'
import { replaceAddress } from '../../lib/replace-address'
import type { ToolOptions } from '../../tools/load-tool'
import { runEach } from '../../tools/run-each'
import { runInterviewBuilder, type InterviewServices } from './run-interview-builder'

/** Key of the visitor's interview in local storage, which keeps it for a year after the last change. */
export const interviewKey = 'hs--interview-builder'

const servicesOf = (view: Window): InterviewServices => ({
  read: () => readExpiring(interviewKey, Date.now()),
  write: (query) => writeExpiring(interviewKey, query, Date.now()),
  location: view.location,
  replaceQuery: (query) => replaceAddress(view, view.location.pathname + query + view.location.hash),
  // Insecure pages have no clipboard; in an async function, the access rejects instead of throwing.
  copy: async (text) => view.navigator.clipboard.writeText(text),
  print: () => {
    view.print()
  },
})

/** Runs the interview builders of the pages, `[data-interview]`. */
export function startInterviewBuilder(root: Document, options: ToolOptions): void {
  const view = root.defaultView
  if (!view) return
  const services = servicesOf(view)
  runEach(
    root,
    '[data-interview]',
    (builder, { signal }) => runInterviewBuilder(builder, { ...services, signal }),
    options,
  )
}
