import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { createExperience } from '../../local/experience/create-experience'
import { readEmbedded } from '../../local/experience/read-embedded'
import { standInConfig } from '../../local/experience/stand-in-config'
import { withSiteConfig } from '../../local/host/configured-pages'
import { startHost } from '../../local/host/start-host'
import { contentFolder } from '../site/paths'
import { median } from './median'
import type { PersonalizedComparison } from './report'
import { onPhone } from './visit'

/** The home page, for somebody who gets another hero than others: the largest thing that is painted. */
const address = '/?utm_campaign=spring-shops'
const variant = '[data-island="variant-home-hero-shops"]'

/** A copy of a built site whose pages are configured with the stand-in for the personalization service. */
async function copyPersonalized(folder: string): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'bench-personalized-'))
  await cp(folder, copy, { recursive: true })
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const file = path.join(entry.parentPath, entry.name)
    await writeFile(file, withSiteConfig(await readFile(file, 'utf8'), { personalization: standInConfig }))
  }
  return copy
}

/**
 * When the largest thing was painted, in milliseconds, seen until everything has come to rest. Nobody
 * touches the page, which would end the browser's search for it.
 *
 * @param settled there when nothing is to be expected any more
 */
const measurePaint = (browser: Browser, url: string, settled: string): Promise<number> =>
  onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' })
    await page.locator(settled).waitFor({ state: 'attached', timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  })

/** Measures the home page as it is and personalized, in turn: the median of as many visits of each. */
export async function comparePersonalized(
  browser: Browser,
  { folder, origin, runs }: { readonly folder: string; readonly origin: string; readonly runs: number },
): Promise<PersonalizedComparison> {
  const content = await readEmbedded(contentFolder)
  const { routes } = createExperience({ content: () => content })
  const copy = await copyPersonalized(folder)
  try {
    const host = await startHost({ folder: copy, routes })
    try {
      const off: number[] = []
      const on: number[] = []
      // The first visit of each has its files compressed, and does not count.
      for (let run = 0; run <= runs; run += 1) {
        off.push(await measurePaint(browser, origin + address, 'html[data-hydrated]'))
        on.push(await measurePaint(browser, host.url + address, variant))
      }
      return { off: median(off.slice(1)), on: median(on.slice(1)) }
    } finally {
      await host.close()
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
