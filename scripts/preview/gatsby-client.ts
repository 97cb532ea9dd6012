import { setTimeout as sleep } from 'node:timers/promises'
import { previewStatePath, type PreviewState } from '../../gatsby/preview-state'

/** Ms between two requests to Gatsby while waiting for it. */
export const lookPause = 50

/** Ms that a refresh may take. */
export const longestRefresh = 60_000

/**
 * Talks to Gatsby's development server.
 *
 * @param origin where it answers, without a trailing slash
 * @param token of its refresh endpoint
 */
export function createGatsbyClient(origin: string, token: string) {
  let requested = 0

  /** The answer, or undefined without a good one. */
  const ask = (path: string, request?: RequestInit): Promise<Response | undefined> =>
    fetch(`${origin}${path}`, request).then(
      (response) => (response.ok ? response : undefined),
      () => undefined,
    )

  async function readState(): Promise<PreviewState | undefined> {
    const response = await ask(`/page-data${previewStatePath}page-data.json`)
    // Gatsby may end while it answers.
    const data = (await response?.json().catch(() => undefined)) as
      { readonly result: { readonly pageContext: PreviewState } } | undefined
    return data?.result.pageContext
  }

  return {
    /** Waits for Gatsby's bundle. A refresh before that would make Gatsby fetch everything twice. */
    untilReady: async (isRunning: () => boolean): Promise<void> => {
      while (isRunning() && !(await ask('/commons.js', { method: 'HEAD' }))) await sleep(lookPause)
    },
    /**
     * Fetches changes, and waits until pages show them. Refreshes that overlap make Gatsby fail.
     *
     * @returns the state after that; undefined if Gatsby ends, or if it takes too long
     */
    refresh: async (isRunning: () => boolean): Promise<PreviewState | undefined> => {
      const number = ++requested
      const end = Date.now() + longestRefresh
      await ask('/__refresh', {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify({ refresh: number }),
      })
      while (isRunning() && Date.now() <= end) {
        const state = await readState()
        if (state && state.refresh >= number) return state
        await sleep(lookPause)
      }
      return undefined
    },
  }
}
