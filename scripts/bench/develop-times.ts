import { rm } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { type SiteRun, startSite, useOnePort } from '../integration/run-site'
import { makeWorkspace, type Workspace } from '../integration/workspace'
import { freePort } from '../support/free-port.mjs'
import { time } from './build-times'
import { formatTable, seconds, spread } from './figures'

/** Milliseconds, one for each round. */
export interface DevelopTimes {
  readonly cold: readonly number[]
  readonly codeEdit: readonly number[]
  readonly contentEdit: readonly number[]
}

interface Edit {
  readonly file: string
  readonly pattern: RegExp
  readonly replacement: (heading: string) => string
}

const pagePath = '/inbox/'
const contentEdit: Edit = {
  file: 'content/entries/hero/inbox-hero.md',
  pattern: /^heading: .*$/m,
  replacement: (heading) => `heading: ${heading}`,
}
const codeEdit: Edit = {
  file: 'src/blocks/hero/Hero.tsx',
  pattern: /\{heading\}\n|\{'Heading \d+ of the code'\}\n/,
  replacement: (heading) => `{'${heading}'}\n`,
}

/** Milliseconds until something must have been seen. */
const timeout = 300_000

const show = (page: Page, heading: string): Promise<void> =>
  page.locator('h1', { hasText: heading }).waitFor({ timeout })

async function openPage(page: Page, url: string, run: SiteRun): Promise<void> {
  const ended = run.ended.then(() => {
    throw new Error(`The development server has ended:\n${run.output()}`)
  })
  const loaded = async (): Promise<void> => {
    while (!(await page.goto(url, { timeout }).catch(() => undefined))?.ok()) await page.waitForTimeout(100)
  }
  await Promise.race([loaded(), ended])
  await page.locator('h1').waitFor({ timeout })
}

async function measureRound(browser: Browser, site: Workspace, edits: number): Promise<DevelopTimes> {
  const port = await freePort()
  const page = await browser.newPage()
  const variables = await useOnePort()
  const start = performance.now()
  const run = startSite(site.folder, ['develop', '--port', String(port)], variables)
  try {
    await openPage(page, `http://localhost:${port}${pagePath}`, run)
    const cold = performance.now() - start
    const timeEdits = async ({ file, pattern, replacement }: Edit, name: string): Promise<readonly number[]> => {
      const times: number[] = []
      for (let number = 1; number <= edits; number += 1) {
        const heading = `Heading ${number} of the ${name}`
        await site.edit(file, pattern, replacement(heading))
        times.push(await time(() => show(page, heading)))
      }
      return times
    }
    return {
      contentEdit: await timeEdits(contentEdit, 'content'),
      codeEdit: await timeEdits(codeEdit, 'code'),
      cold: [cold],
    }
  } finally {
    await page.close()
    await run.stop()
  }
}

/**
 * Measures the development server on a copy of the site.
 *
 * @param rounds cold starts, and edits of each kind per start
 */
export async function measureDevelop(browser: Browser, rounds: number): Promise<DevelopTimes> {
  const results: DevelopTimes[] = []
  for (let round = 0; round < rounds; round += 1) {
    const site = await makeWorkspace('bench-develop', { isWarm: false })
    await rm(site.at('.cache'), { recursive: true })
    results.push(await measureRound(browser, site, rounds).finally(() => site.remove()))
  }
  const all = (key: keyof DevelopTimes): readonly number[] => results.flatMap((result) => result[key])
  return { cold: all('cold'), codeEdit: all('codeEdit'), contentEdit: all('contentEdit') }
}

export const developSection = ({ cold, codeEdit: code, contentEdit: content }: DevelopTimes): string =>
  formatTable([
    ['Development server', 'minimum', 'median', 'maximum'],
    spread('cold start to the first page', cold, seconds),
    spread('code edit', code, seconds),
    spread('content edit', content, seconds),
  ])
