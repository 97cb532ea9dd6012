/**
 * `npm run bench`: measures what the built site costs a first visitor, compares it with the budgets, and counts
 * how many leads its forms take.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser, type BrowserExecutable } from '../../e2e/support/browser'
import { createServer } from '../../server/create-server'
import { compressedSite } from '../release/compressed-site'
import { runCommand } from '../support/command'
import { inRoot, root } from '../support/paths.mjs'
import { measureAttribution } from './attribution'
import { measureBuilds, siteBuilder } from './build-times'
import { developSection, measureDevelop } from './develop-times'
import { formatInputs, measureFirstInputs } from './first-input'
import { growingSite } from './growing-site'
import { findBrokenGrowth, formatGrowth, measureGrowth } from './growth'
import { brokenHosts, formatHosts, measureHosts } from './hosts'
import { brokenLeads, formatLeads, measureLeads } from './leads'
import { measureLighthouse, type LighthouseResult } from './lighthouse'
import { formatMainThread, measureMainThread } from './main-thread'
import { formatNavigations, measureNavigations } from './navigation'
import { help, type Options, readOptions, type SamplePage } from './options'
import { type PageWeight, weighPage } from './page-weight'
import { weighPersonalization } from './personalization-weight'
import { findBroken, formatReport, type Report } from './report'
import { visitPage } from './visit'

const leadsOptions = { seconds: 10, clients: 16, rounds: 3 }

const editedEntry = inRoot('content/entries/faqItem/pricing-faq-changing.md')

const say = (text: string): void => void process.stderr.write(`${text}\n`)

const launchBrowser = ({ executablePath, args }: BrowserExecutable): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...args] })

const describeMachine = (browser: Browser): Report['machine'] => ({
  processor: os.cpus()[0]?.model ?? 'unknown processor',
  cores: os.cpus().length,
  node: process.version,
  browser: `Chromium ${browser.version()}`,
})

/** Visits mostly wait for the simulated network. */
const visitsAtOnce = 4

async function weighPages(browser: Browser, { folder, pages }: Options, url: string): Promise<readonly PageWeight[]> {
  const weigh = async (page: SamplePage): Promise<PageWeight> => {
    say(`Visiting ${page.name} (${page.path})`)
    const visit = await visitPage(browser, `${url}${page.path}`)
    if (visit.status !== page.status) {
      throw new Error(
        `${page.path} responded with ${visit.status} instead of ${page.status}: the built site has no such page.`,
      )
    }
    return weighPage(folder, url, page, visit)
  }
  const weights: PageWeight[] = []
  for (let first = 0; first < pages.length; first += visitsAtOnce) {
    const visited = pages.slice(first, first + visitsAtOnce)
    weights.push(...(await Promise.all(visited.map(weigh))))
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
    const conditions = { slowdown, skippedAudits: expectedFailures }
    const result = await measureLighthouse(browser, `${url}${lighthousePath ?? pagePath}`, runs, conditions)
    results.push({ page: name, result })
  }
  return results
}

async function visitSite<Result>(
  { folder }: Options,
  use: (browser: Browser, url: string, executable: BrowserExecutable) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({ folder: await compressedSite(folder) })
  const executable = await findBrowser()
  const browser = await launchBrowser(executable)
  try {
    return await use(browser, await server.listen(), executable)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function measure(options: Options): Promise<Report> {
  const { folder, runs, slowdown } = options
  if (options.build) say('Building the site four times')
  const builds = options.build ? await measureBuilds(siteBuilder(root), editedEntry) : undefined

  return visitSite(options, async (browser, url, executable) => {
    const pages = await weighPages(browser, options, url)
    say('Attribution')
    const attribution = await measureAttribution(browser, folder)
    const lighthouse = options.lighthouse ? await runLighthouse(executable, options, url) : undefined
    if (options.leads) say('Submitting forms')
    const leads = options.leads ? await measureLeads(leadsOptions) : undefined
    if (options.hosts) say('The server beside nginx')
    const hosts = options.hosts ? await measureHosts(folder) : undefined
    return {
      date: new Date().toISOString(),
      machine: describeMachine(browser),
      runs,
      slowdown,
      builds,
      pages,
      lighthouse,
      personalization: await weighPersonalization(folder),
      leads,
      hosts,
      attribution,
    }
  })
}

async function publish(report: object, broken: readonly string[], text: string, name: string): Promise<void> {
  const file = inRoot('.local/bench', name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ ...report, broken }, null, 2)}\n`)

  process.stdout.write(`${text}\n\n`)
  process.stdout.write(broken.length > 0 ? `Over the limit:\n${broken.join('\n')}\n` : 'All within the limits.\n')
  say(`The same as JSON: ${path.relative(process.cwd(), file)}`)
  if (broken.length > 0) process.exitCode = 1
}

runCommand(async () => {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') {
    process.stdout.write(`${help}\n`)
  } else if (options.leads === 'only') {
    const leads = await measureLeads(leadsOptions)
    await publish(leads, brokenLeads(leads), formatLeads(leads), 'leads.json')
  } else if (options.hosts === 'only') {
    const hosts = await measureHosts(options.folder)
    await publish(hosts, brokenHosts(hosts), formatHosts(hosts), 'hosts.json')
  } else if (options.develop) {
    const browser = await launchBrowser(await findBrowser())
    say(`Starting the development server cold, ${options.runs} times`)
    const times = await measureDevelop(browser, options.runs).finally(() => browser.close())
    process.stdout.write(`${developSection(times)}\n`)
  } else if (options.mainThread) {
    say(`Watching ${options.pages.length} pages, ${options.runs} times with and without scripts`)
    const busy = await visitSite(options, (browser, origin) =>
      measureMainThread(browser, { folder: options.folder, origin }, options.pages, options),
    )
    await publish({ busy }, [], formatMainThread(busy), 'main-thread.json')
  } else if (options.interaction) {
    say(`Tapping controls, and following links ${options.runs} times each way`)
    const [inputs, navigations] = await visitSite(options, async (browser, url) => [
      await measureFirstInputs(browser, url, options.slowdown),
      await measureNavigations(browser, url, options),
    ])
    const text = `${formatInputs(inputs)}\n\n${formatNavigations(navigations)}`
    await publish({ inputs, navigations }, [], text, 'interaction.json')
  } else if (options.growth.length > 0) {
    say(`Building a copy of the site with ${options.growth.join(', ')} generated posts, ${options.runs} times each`)
    const site = await growingSite()
    const growth = await measureGrowth(site, options.growth, options.runs).finally(() => site.remove())
    await publish(growth, findBrokenGrowth(growth), formatGrowth(growth), 'growth.json')
  } else {
    const report = await measure(options)
    await publish(report, findBroken(report), formatReport(report), 'latest.json')
  }
})
