/**
 * `npm run bench`: what the built site costs a first visitor, whether that is within the budgets, and how
 * many leads its forms take.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser, type BrowserExecutable } from '../../e2e/support/browser'
import { startHost } from '../../local/host/start-host'
import { measureLeads } from '../bench-leads/measure-leads'
import { measureAttribution } from './attribution'
import { measureBuilds } from './build-times'
import { compareEager } from './compare-eager'
import { comparePersonalized } from './compare-personalized'
import { developSection, measureDevelop } from './develop-times'
import { growingSite } from './growing-site'
import { findBrokenGrowth, formatGrowth, measureGrowth } from './growth'
import { measureInTurn, type LighthouseResult } from './lighthouse'
import { help, readOptions, type Options } from './options'
import { weighPage, type PageWeight } from './page-weight'
import type { SamplePage } from './pages'
import { weighPersonalization } from './personalization-weight'
import { findBroken, formatReport, type Report } from './report'
import { siteBuilder } from './site-builder'
import { visitPage } from './visit'

const root = path.join(__dirname, '../..')

const leadsOptions = { seconds: 10, clients: 16, rounds: 3 }

/** The entry whose edit is timed: an answer on the pricing page. */
const editedEntry = path.join(root, 'content/entries/faqItem/pricing-faq-changing.md')

const say = (text: string): void => void process.stderr.write(`${text}\n`)

const describeMachine = (browser: Browser): Report['machine'] => ({
  processor: os.cpus()[0]?.model ?? 'unknown processor',
  cores: os.cpus().length,
  node: process.version,
  browser: `Chromium ${browser.version()}`,
})

/** Most of a visit is waiting for the slow network that it is made to have. */
const visitsAtOnce = 4

async function weighPages(browser: Browser, { folder, pages }: Options, url: string): Promise<readonly PageWeight[]> {
  const weigh = async (page: SamplePage): Promise<PageWeight> => {
    say(`Visiting ${page.name} (${page.path})`)
    const visit = await visitPage(browser, `${url}${page.path}`)
    if (visit.status !== page.status) {
      throw new Error(
        `${page.path} answers with ${visit.status} instead of ${page.status}: the sample page is missing from the built site.`,
      )
    }
    return weighPage(folder, url, page, visit)
  }
  const weights: PageWeight[] = []
  for (let first = 0; first < pages.length; first += visitsAtOnce) {
    const visited = pages.slice(first, first + visitsAtOnce)
    for (const [index, weight] of (await Promise.all(visited.map(weigh))).entries()) {
      const page = visited[index]
      // Beside others a page may be drawn before its fonts are there. What it does alone counts.
      weights.push(weight.layoutShift > 0 && page ? await weigh(page) : weight)
    }
  }
  return weights
}

async function runLighthouse(
  browser: BrowserExecutable,
  { pages, runs, slowdown }: Options,
  url: string,
): Promise<readonly { page: string; result: LighthouseResult }[]> {
  const results = []
  for (const { name, path: pagePath, lighthousePath, expectedFailures } of pages) {
    say(`Lighthouse: ${name}, ${runs} times`)
    const [result] = await measureInTurn(browser, [`${url}${lighthousePath ?? pagePath}`], runs, {
      slowdown,
      skippedAudits: expectedFailures,
    })
    if (result) results.push({ page: name, result })
  }
  return results
}

async function measure(options: Options): Promise<Report> {
  const { folder, runs, slowdown } = options
  if (options.build) say('Building the site four times')
  const builds = options.build ? await measureBuilds(siteBuilder(root), editedEntry) : undefined

  const executable = await findBrowser()
  const host = await startHost({ folder })
  try {
    const browser = await chromium.launch({ executablePath: executable.executablePath, args: [...executable.args] })
    try {
      const [first] = options.pages
      const pages = await weighPages(browser, options, host.url)
      say('Attribution')
      const attribution = await measureAttribution(browser, folder)
      const lighthouse = options.lighthouse ? await runLighthouse(executable, options, host.url) : undefined
      if (options.compareEager) say(`Hydration deferred and at once: ${runs} times each`)
      const eager =
        options.compareEager && first
          ? await compareEager({ folder, origin: host.url, page: first, runs, slowdown, browser, executable })
          : undefined
      if (options.comparePersonalized) say(`Personalized and not: ${runs} visits each`)
      const personalized = options.comparePersonalized
        ? await comparePersonalized(browser, { folder, origin: host.url, runs })
        : undefined
      if (options.leads) say('Submitting forms')
      const leads = options.leads ? await measureLeads(leadsOptions) : undefined
      return {
        date: new Date().toISOString(),
        machine: describeMachine(browser),
        runs,
        slowdown,
        builds,
        pages,
        lighthouse,
        eager,
        personalization: await weighPersonalization(folder),
        personalized,
        leads,
        attribution,
      }
    } finally {
      await browser.close()
    }
  } finally {
    await host.close()
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') {
    process.stdout.write(`${help}\n`)
    return
  }
  if (options.develop) {
    const { executablePath, args } = await findBrowser()
    const browser = await chromium.launch({ executablePath, args: [...args] })
    say(`Starting the development server cold, ${options.runs} times`)
    const times = await measureDevelop(browser, options.runs).finally(() => browser.close())
    process.stdout.write(`${developSection(times)}\n`)
    return
  }
  if (options.growth.length > 0) {
    say(`Building a copy of the site with ${options.growth.join(', ')} generated posts, ${options.runs} times each`)
    const site = await growingSite(root)
    const growth = await measureGrowth(site, options.growth, options.runs).finally(() => site.remove())
    await tell(growth, findBrokenGrowth(growth), formatGrowth(growth), 'growth.json')
    return
  }
  const report = await measure(options)
  await tell(report, findBroken(report), formatReport(report), 'latest.json')
}

async function tell(report: object, broken: readonly string[], text: string, name: string): Promise<void> {
  const file = path.join(root, '.local/bench', name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ ...report, broken }, null, 2)}\n`)

  process.stdout.write(`${text}\n\n`)
  process.stdout.write(broken.length > 0 ? `Broken:\n${broken.join('\n')}\n` : 'All budgets are kept.\n')
  say(`For machines: ${path.relative(process.cwd(), file)}`)
  if (broken.length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
