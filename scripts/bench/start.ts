import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { freePort } from '../../server/free-port'
import { startSite, waitFor } from '../../tests/integration/run-site'
import { makeWorkspace, type Workspace } from '../../tests/integration/workspace'
import { say, type Benchmark } from './benchmark'
import { seconds, time } from './figures'
import { middleOf } from './limits'
import { withBrowser } from './phone'

const pagePath = '/inbox/'

/** Files of the page's headline, and the text that an edit replaces. */
const edits = {
  'content edit': {
    file: 'content/entries/hero/inbox-hero.md',
    pattern: /^heading: .*$/m,
    replace: (heading: string) => `heading: ${heading}`,
  },
  'code edit': {
    file: 'src/blocks/hero/Hero.tsx',
    pattern: /\{heading\}\n|\{'Heading \d+ by a code edit'\}\n/,
    replace: (heading: string) => `{'${heading}'}\n`,
  },
} as const

/** Timeout in milliseconds. */
const timeout = 300_000

/** Starts the development server cold and edits the site. Adds the time of each step, in ms. */
async function measureRound(site: Workspace, page: Page, count: number, times: Map<string, number[]>): Promise<void> {
  const add = async (name: string, step: () => Promise<void>): Promise<void> =>
    void times.set(name, [...(times.get(name) ?? []), await time(step)])
  const port = await freePort()
  const variables = { CONTENTFUL_EMBEDDED_PORT: String(await freePort()) }
  const run = startSite(site.folder, ['develop', '--port', String(port)], variables)
  const open = async (): Promise<boolean> => (await page.goto(`http://localhost:${port}${pagePath}`))?.ok() ?? false
  try {
    await add('cold start to the first page', async () => {
      await waitFor(`${pagePath} is there`, open, run.output, timeout)
      await page.locator('h1').waitFor({ timeout })
    })
    for (const [name, { file, pattern, replace }] of Object.entries(edits)) {
      for (let edit = 1; edit <= count; edit += 1) {
        const heading = `Heading ${edit} by a ${name}`
        await site.edit(file, pattern, replace(heading))
        await add(name, () => page.locator('h1', { hasText: heading }).waitFor({ timeout }))
      }
    }
  } finally {
    await run.stop()
  }
}

export const start: Benchmark = {
  name: 'start',
  description: 'the development server, on a copy of the site: a cold start, and edits until the browser shows them',
  run: async ({ runs }) => {
    const times = new Map<string, number[]>()
    await withBrowser(async (browser) => {
      for (let round = 1; round <= runs; round += 1) {
        say(`Starting, ${round} of ${runs}`)
        const site = await makeWorkspace('bench-start')
        await rm(site.at('.cache'), { recursive: true })
        await measureRound(site, await browser.newPage(), runs, times).finally(() => site.remove())
      }
    })
    return [...times].map(([name, values]) => middleOf(name, values, { show: seconds }))
  },
}
