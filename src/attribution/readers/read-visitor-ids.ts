import { attempt } from '../../lib/attempt'
import type { Values } from '../core/types'

/** What the tools for product analytics and session replay put on the window. */
interface Tools {
  readonly mixpanel?: { readonly get_distinct_id?: () => string }
  readonly heap?: { readonly userId: string }
}

/** The visitor's ids, of the tools that are there (specification 7.4). */
export const readVisitorIds = (): Values => {
  const tools = window as Window as unknown as Tools
  return { mxid: attempt(() => tools.mixpanel?.get_distinct_id?.()), hpid: attempt(() => tools.heap?.userId) }
}
