import type { Visit } from './visit'

/** How long a used link waits for the visitor's ids, in ms. */
const limit = 2000

/**
 * The ids that links to other product hosts wait for. Their tools load after the page, or at its first use.
 *
 * @param names of the ids that the page's tools provide
 * @param read the known ids; `undefined` without consent
 */
export function createVisitorIds(names: readonly string[], read: () => Visit | undefined) {
  let settled = 0
  let askedAt: number | undefined

  return {
    /** Call it when one of the tools has loaded or failed. */
    settle: (): void => void (settled += 1),
    /** Whether a link that is used now waits for an id. */
    areComing: (): boolean => {
      const visit = read()
      askedAt ??= performance.now()
      return (
        visit !== undefined &&
        settled < names.length &&
        performance.now() - askedAt < limit &&
        names.some((name) => !visit[name])
      )
    },
  }
}
