import { track } from '../../analytics'
import type { ToolOptions } from '../../tools/load-tool'
import { runEach } from '../../tools/run-each'
import { runInbox } from './run-inbox'

/** Runs the inboxes to try, `[data-inbox]`. */
export function startInbox(root: Document, options: ToolOptions): void {
  runEach(
    root,
    '[data-inbox]',
    (inbox, { signal }) =>
      runInbox(inbox, {
        hash: root.location.hash,
        onUsed: () => track({ name: 'Tried Inbox' }),
        onFinished: () => track({ name: 'Finished Inbox' }),
        signal,
      }),
    options,
  )
}
