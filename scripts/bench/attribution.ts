import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { attributionScript } from '../../src/attribution/constants'
import { publicFolder } from '../site/paths'
import type { Benchmark } from './benchmark'
import budgets from './budgets.json'
import { gzipSize } from './figures'
import { withBrowser } from './phone'

const origin = 'http://localhost:9'
const ordinaryLanding =
  '/pricing/?utm_source=capterra&utm_medium=cpc&utm_campaign=2026-q3-shared-inbox-us&utm_term=help+desk+software&utm_content=comparison-table&gclid=Cj0KCQjw_-GxBhC1ARIsADGgDjtn3xYVfQ8dJ2pKc4mZr7LwE9sTbXuNaHvBqRyWkDzPgFoMi5aAu1EALw_wcB'
const ordinaryReferrer = 'https://www.capterra.example/help-desk-software/compare/shared-inbox-for-small-teams/'
const longReferrer = `https://blog.partner.example/${'a-rather-long-title-of-a-post/'.repeat(4)}`

/** Runs the script on a landing page. */
async function land(page: Page, script: string, url: string, referer: string): Promise<readonly string[]> {
  await page.goto(origin + url, { referer })
  await page.addScriptTag({ content: script })
  return page.evaluate(() => document.cookie.split('; '))
}

/** Bytes of all cookies after long, ordinary landings. */
async function measureOrdinary(page: Page, script: string): Promise<number> {
  await land(page, script, ordinaryLanding, ordinaryReferrer)
  const cookies = await land(page, script, '/integrations/', longReferrer)
  return [...cookies, 'hs_ab_variant=1'].join('; ').length
}

/** Bytes of the largest cookie after the longest landings. */
async function measureHostile(page: Page, script: string): Promise<number> {
  const sizes: number[] = []
  for (const character of ['x', '~', '"', 'é', '受', '🔥', '\u0000']) {
    const long = encodeURIComponent(character.repeat(500))
    const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid']
    const query = names.map((name) => `${name}=${long}`).join('&')
    await page.context().clearCookies()
    const cookies = await land(page, script, `/${long}?${query}`, `https://a.example/${long}`)
    sizes.push(...cookies.map((cookie) => cookie.length))
  }
  return Math.max(...sizes)
}

export const attribution: Benchmark = {
  name: 'attribution',
  description: 'the size of the attribution scripts, and of their cookies after ordinary and hostile landings',
  run: async () => {
    const siteScript = await readFile(path.join(publicFolder, attributionScript), 'utf8')
    const standaloneScript = await readFile(path.join(publicFolder, 'attribution.js'), 'utf8')
    const cookies = await withBrowser(async (browser) => {
      const page = await browser.newPage()
      await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>A landing</title>' }))
      return { ordinary: await measureOrdinary(page, siteScript), hostile: await measureHostile(page, siteScript) }
    })
    const most = budgets.attribution
    return [
      {
        what: 'attribution: script of the app host (gzip)',
        value: gzipSize(standaloneScript),
        most: most.standaloneScript,
      },
      { what: 'attribution: script of the site (gzip)', value: gzipSize(siteScript), most: most.siteScript },
      { what: 'attribution: cookies after ordinary landings', value: cookies.ordinary, most: most.ordinaryCookies },
      { what: 'attribution: largest cookie after hostile landings', value: cookies.hostile, most: most.largestCookie },
    ]
  },
}
