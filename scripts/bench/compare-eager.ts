import { rm } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import type { BrowserExecutable } from '../../e2e/support/browser'
import { startHost } from '../../local/host/start-host'
import { makeEagerVariant } from './eager-variant'
import { measureInTurn } from './lighthouse'
import { median } from './median'
import type { EagerComparison } from './report'
import { visitPage } from './visit'

/** What is compared: a page of a built site, where it is already served, and with what. */
interface Comparison {
  readonly folder: string
  readonly origin: string
  readonly page: { readonly name: string; readonly path: string }
  readonly runs: number
  readonly slowdown: number
  /** Started, for the visits. */
  readonly browser: Browser
  /** For Lighthouse, which starts its own. */
  readonly executable: BrowserExecutable
}

/**
 * Milliseconds for which taps were blocked, hydration included: the median of visits that were made in
 * turn. They also have both hosts compress the page's files before Lighthouse takes the time.
 */
async function measureBlocking(
  browser: Browser,
  addresses: { readonly deferred: string; readonly eager: string },
  runs: number,
): Promise<EagerComparison['blockedInAll']> {
  const blockedAt = async (url: string): Promise<number> => {
    const { blocked } = await visitPage(browser, url)
    return blocked.beforeIdle + blocked.hydration
  }
  const deferred: number[] = []
  const eager: number[] = []
  for (let run = 0; run < runs; run += 1) {
    deferred.push(await blockedAt(addresses.deferred))
    eager.push(await blockedAt(addresses.eager))
  }
  return { deferred: median(deferred), eager: median(eager) }
}

/** Measures a page as it is and with hydration not deferred, in turn. */
export async function compareEager(comparison: Comparison): Promise<EagerComparison> {
  const { folder, origin, page, runs, slowdown, browser, executable } = comparison
  const copy = await makeEagerVariant(folder)
  try {
    const eagerHost = await startHost({ folder: copy })
    try {
      const addresses = { deferred: `${origin}${page.path}`, eager: `${eagerHost.url}${page.path}` }
      const blockedInAll = await measureBlocking(browser, addresses, runs)
      const [deferred, eager] = await measureInTurn(executable, [addresses.deferred, addresses.eager], runs, {
        slowdown,
      })
      if (!deferred || !eager) throw new Error('Lighthouse gave no result.')
      return { page: page.name, deferred, eager, blockedInAll }
    } finally {
      await eagerHost.close()
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
