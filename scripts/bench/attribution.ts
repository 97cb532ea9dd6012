import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { attributionScript } from '../../src/data/attribution'
import limits from './budgets.json'
import { formatTable, gzipSize, kilobytes } from './figures'
import { namingHelper } from './visit'

export interface AttributionFigures {
  /** Gzip bytes; on the app host. */
  readonly standaloneScript: number
  readonly siteScript: number
  readonly cookies: {
    /** Bytes of all cookies after long ordinary landings. */
    readonly ordinary: number
    /** Bytes of the largest cookie after the longest landings. */
    readonly largestHostile: number
  }
}

const origin = 'http://localhost:9'
const ordinaryLanding =
  '/pricing/?utm_source=capterra&utm_medium=cpc&utm_campaign=2026-q3-shared-inbox-us&utm_term=help+desk+software&utm_content=comparison-table&gclid=Cj0KCQjw_-GxBhC1ARIsADGgDjtn3xYVfQ8dJ2pKc4mZr7LwE9sTbXuNaHvBqRyWkDzPgFoMi5aAu1EALw_wcB'
const ordinaryReferrer = 'https://www.capterra.example/help-desk-software/compare/shared-inbox-for-small-teams/'
const longReferrer = `https://blog.partner.example/${'a-rather-long-title-of-a-post/'.repeat(4)}`

const run = (page: Page, script: string): Promise<void> =>
  page.evaluate((code) => {
    const element = document.createElement('script')
    element.textContent = code
    document.head.append(element)
  }, script)

const cookiesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => document.cookie.split('; ').filter((cookie) => cookie !== ''))

async function landing(page: Page, url: string, referrer: string): Promise<void> {
  await page.goto(`${origin}${url}`, { referer: referrer })
}

async function measureCookies(page: Page, site: string): Promise<AttributionFigures['cookies']> {
  await page.context().clearCookies()
  await landing(page, ordinaryLanding, ordinaryReferrer)
  await run(page, site)
  await landing(page, '/integrations/', longReferrer)
  await run(page, site)
  await page.evaluate(() => {
    document.cookie = 'hs_ab_variant=1'
  })
  const ordinary = (await cookiesOf(page)).join('; ').length

  const sizes: number[] = []
  for (const character of ['x', '~', '"', 'é', '受', '🔥', '\u0000']) {
    const long = encodeURIComponent(character.repeat(500))
    const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid']
    const values = names.map((name) => `${name}=${long}`)
    await page.context().clearCookies()
    await landing(page, `/${long}?${values.join('&')}`, `https://a.example/${long}`)
    await run(page, site)
    sizes.push(...(await cookiesOf(page)).map((cookie) => cookie.length))
  }
  return { ordinary, largestHostile: Math.max(...sizes) }
}

export async function measureAttribution(browser: Browser, folder: string): Promise<AttributionFigures> {
  const site = await readFile(path.join(folder, attributionScript), 'utf8')
  const standalone = await readFile(path.join(folder, 'attribution.js'))
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(namingHelper)
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>A landing</title>' }))
    return {
      standaloneScript: gzipSize(standalone),
      siteScript: gzipSize(site),
      cookies: await measureCookies(page, site),
    }
  } finally {
    await context.close()
  }
}

export const attributionSection = ({ standaloneScript, siteScript, cookies }: AttributionFigures): string =>
  formatTable([
    ['Attribution', ''],
    ['Script of the app host, gzip', kilobytes(standaloneScript)],
    ['Script of the site, gzip', kilobytes(siteScript)],
    ['Cookies after ordinary landings', `${cookies.ordinary} bytes`],
    ['Largest cookie after hostile landings', `${cookies.largestHostile} bytes`],
  ])

/** One plain line for each budget of bytes that is exceeded. */
export const checkAttribution = ({ standaloneScript, siteScript, cookies }: AttributionFigures): readonly string[] => {
  const budget = limits.attribution
  return (
    [
      ['script of the app host (gzip)', standaloneScript, budget.standaloneScript],
      ['script of the site (gzip)', siteScript, budget.siteScript],
      ['cookies after ordinary landings', cookies.ordinary, budget.ordinaryCookies],
      ['largest cookie after hostile landings', cookies.largestHostile, budget.largestCookie],
    ] as const
  ).flatMap(([label, bytes, most]) =>
    bytes > most ? [`attribution: ${label}: ${bytes} bytes, the budget is ${most}`] : [],
  )
}
