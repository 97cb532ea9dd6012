import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { useOwnFolder } from '../test-support/own-folder'
import { testDependencies } from '../test-support/test-dependencies'
import { samplePage, useSites } from '../test-support/test-site'
import { until } from '../test-support/until'
import type { Report } from './report'
import { startPublishing, type Publishing, type PublishingOptions } from './start-publishing'
import { signedWebhook, testSecret } from './test-support/webhooks'

const sites = useSites()
const at = useOwnFolder()
let running: Publishing[] = []
let reports: Report[]

const fault = {
  file: 'Page “Pricing”',
  field: 'Title',
  wrong: 'Nothing for the-token-of-the-build.',
  advice: 'Write one.',
}

/** Fails if there is a file `problem`. Reports the scheduled changes of a file. */
const check = `
  const { existsSync, readFileSync } = require('node:fs')
  const isFaulty = existsSync('problem')
  const scheduled = existsSync('scheduled.json') ? JSON.parse(readFileSync('scheduled.json')) : undefined
  console.log(JSON.stringify({ problems: isFaulty ? [${JSON.stringify(fault)}] : [], warnings: [], scheduled }))
  process.exitCode = isFaulty ? 1 : 0`

/** Makes a release with the content of a file, with drafts if there is \`drafts\`. Waits while there is \`wait\`. */
const release = `
  const { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } = require('node:fs')
  appendFileSync('builds', 'started\\n')
  while (existsSync('wait')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  const now = new Date()
  mkdirSync('release/pages', { recursive: true })
  cpSync('content.html', 'release/pages/index.html')
  writeFileSync('release/pages/version.json', JSON.stringify({ build: now, contentTime: now, preview: existsSync('drafts') }))
  const version = now.toISOString().replace(/[-:.]/g, '')
  writeFileSync('release/release.json', JSON.stringify({ version, createdAt: now }))
  cpSync('activate.cjs', 'release/server.mjs')`

const activate = `
  import { rmSync, symlinkSync } from 'node:fs'
  rmSync('../../current', { force: true })
  symlinkSync(process.cwd(), '../../current')`

/** Runs the scripts of the checkout. npm itself takes longer than they do. */
const npm = `#!/bin/sh
case "$*" in
  'run --silent content:check -- --space --json') exec node check.cjs ;;
  'run --silent release') exec node release.cjs ;;
  *) exit 1 ;;
esac`

beforeEach(async () => {
  reports = []
  const files = {
    'bin/npm': npm,
    'checkout/package.json': '{}',
    'checkout/.env': 'CONTENTFUL_ACCESS_TOKEN=the-token-of-the-build',
    'checkout/check.cjs': check,
    'checkout/release.cjs': release,
    'checkout/activate.cjs': activate,
    'checkout/content.html': samplePage('After'),
    'releases/0/pages/index.html': samplePage('Before'),
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(at(name)), { recursive: true })
    await writeFile(at(name), content, { mode: 0o755 })
  }
  await symlink(at('releases/0'), at('current'))
  jest.replaceProperty(process, 'env', { ...process.env, PATH: `${at('bin')}:${process.env.PATH}` })
})
afterEach(async () => {
  await Promise.all(running.map(({ close }) => close()))
  running = []
})

async function start(options: Partial<PublishingOptions> = {}) {
  const publishing = await startPublishing({
    settings: {
      siteUrl: 'https://www.example.com',
      secret: testSecret,
      checkout: at('checkout'),
      stateFolder: at('state'),
      contentfulApp: 'https://app.contentful.com',
    },
    releases: at('releases'),
    limiter: () => Promise.resolve(0),
    onReport: (report) => reports.push(report),
    reportError: (what, error) => {
      throw new Error(what, { cause: error })
    },
    quiet: 0,
    ...options,
  })
  running.push(publishing)
  const server = await sites.start({
    folder: at('current/pages'),
    leads: testDependencies({} as never),
    routes: [publishing.route],
  })
  const send = async (webhook = signedWebhook()): Promise<number> =>
    (await fetch(`${server.url}/api/contentful-webhook`, { method: 'POST', ...webhook })).status
  const page = async (): Promise<string> => (await fetch(server.url)).text()
  return { ...publishing, url: server.url, send, page }
}

const reported = (count = 1): Promise<void> => until(() => reports.length === count)

/** Starts the server, publishes something and waits for the report. */
async function publish(options: Partial<PublishingOptions> = {}) {
  const site = await start(options)
  expect(await site.send()).toBe(202)
  await reported()
  return site
}

const buildsStarted = async (): Promise<number> =>
  (await readFile(at('checkout/builds'), 'utf8').catch(() => '')).split('\n').length - 1

it('checks, builds and activates what was published, and reports it with its address', async () => {
  const { url, page } = await publish()
  expect(reports).toMatchObject([{ outcome: 'published', changes: [{ address: 'https://www.example.com/pricing/' }] }])
  await until(async () => (await page()).includes('After'))
  const version = (await (await fetch(`${url}/version.json`)).json()) as { contentTime: string }
  expect(version.contentTime).toBe(reports[0]?.contentTime)
  expect(await buildsStarted()).toBe(1)
})

it('leaves the site as it is if the check fails, and reports the problem without secrets', async () => {
  await writeFile(at('checkout/problem'), '')
  const { page } = await publish()
  const title = 'Not published: the content check found problems.'
  expect(reports).toMatchObject([{ step: 'check', title, problems: [{ ...fault, wrong: 'Nothing for [secret].' }] }])
  expect(await page()).toContain('Before')
  expect(await buildsStarted()).toBe(0)
})

it('builds what it could not store, without another call', async () => {
  const { send } = await start({ quiet: 200, reportError: jest.fn() })
  await rm(at('state'), { recursive: true })
  expect(await send()).toBe(503)
  await mkdir(at('state'))
  await reported()
  expect(reports).toMatchObject([{ outcome: 'published', changes: [{ id: 'pricing' }] }])
})

it('publishes if the dates of pages could not be stored, and reports that', async () => {
  const reportError = jest.fn()
  await writeFile(at('checkout/scheduled.json'), '[]')
  // The check makes writing impossible, and the build makes it possible again.
  const blocked = JSON.stringify(at('state/waiting.json.next'))
  await writeFile(at('checkout/check.cjs'), `require('node:fs').mkdirSync(${blocked})\n${check}`)
  await writeFile(at('checkout/release.cjs'), `require('node:fs').rmdirSync(${blocked})\n${release}`)
  await publish({ reportError })
  expect(reports).toMatchObject([{ outcome: 'published' }])
  expect(reportError).toHaveBeenCalledWith('The dates of pages could not be stored', expect.anything())
})

it.each([
  ['the build fails', 'build', 'release.cjs'],
  ['the release refuses activation', 'activation', 'activate.cjs'],
])('leaves the site as it is if %s', async (_name, step, file) => {
  await writeFile(at('checkout', file), 'throw new Error("no")')
  const { page } = await publish()
  expect(reports).toMatchObject([{ outcome: 'failed', step }])
  expect(await page()).toContain('Before')
})

it('removes a release that cannot be copied completely, such as to a full disk', async () => {
  // A pipe cannot be copied.
  const pipe = `${release}\nrequire('node:child_process').execFileSync('mkfifo', ['release/pages/pipe'])`
  await writeFile(at('checkout/release.cjs'), pipe)
  const { page } = await publish()
  expect(reports).toMatchObject([{ outcome: 'failed', step: 'activation' }])
  expect(reports[0]?.text).toContain('pages/pipe')
  expect(await page()).toContain('Before')
  expect(await readdir(at('releases'))).toEqual(['0'])
})

it.each([
  ['the content cannot be checked', 'check', 'check.cjs', 'throw new Error("no answer")', check],
  ['the build cannot read the content', 'build', 'release.cjs', 'process.exit(75)', release],
])('keeps what was published for another try if %s', async (_name, step, file, failing, working) => {
  await writeFile(at('checkout', file), failing)
  const first = await publish()
  expect(reports[0]?.text).toContain('The server tries again')
  await first.close()
  await writeFile(at('checkout', file), working)
  await start()
  await reported(2)
  expect(reports).toMatchObject([{ step }, { outcome: 'published', changes: [{ id: 'pricing' }] }])
})

it('does not activate a release with drafts', async () => {
  await writeFile(at('checkout/drafts'), '')
  const { page } = await publish()
  expect(reports).toMatchObject([{ outcome: 'failed', step: 'activation' }])
  expect(reports[0]?.text).toContain('Set CONTENTFUL_HOST of PUBLISH_CHECKOUT to the Delivery API.')
  expect(await page()).toContain('Before')
})

it('stops a build with the server, and builds again after its next start', async () => {
  await writeFile(at('checkout/wait'), '')
  const first = await start()
  await first.send()
  await until(async () => (await buildsStarted()) === 1)
  await first.close()
  expect(reports).toEqual([])
  await rm(at('checkout/wait'))
  await start()
  await reported()
  expect(reports).toMatchObject([{ outcome: 'published', changes: [{ id: 'pricing' }] }])
})

it('builds at the publish date of a page, without a webhook', async () => {
  const scheduled = at('checkout/scheduled.json')
  const sale = { action: 'published', kind: 'entry', id: 'sale', type: 'Page', title: 'Sale', path: '/sale/' }
  await writeFile(scheduled, JSON.stringify([{ ...sale, time: new Date(Date.now() + 1500) }]))
  await publish()
  await writeFile(scheduled, '[]')
  await reported(2)
  expect(reports[1]).toMatchObject({
    outcome: 'published',
    changes: [{ id: 'sale', address: 'https://www.example.com/sale/' }],
  })
})

it('keeps the last releases, the current one and the one before', async () => {
  for (const name of ['11', '12', '13', '14', '15', '16', '17']) {
    await cp(at('releases/0'), at('releases', name), { recursive: true })
  }
  await symlink(at('releases/11'), at('previous'))
  // From a server that was killed.
  await mkdir(at('releases/incomplete'))
  await publish()
  const names = await readdir(at('releases'))
  expect(names.slice(0, -1)).toEqual(['0', '11', '13', '14', '15', '16', '17'])
})

describe('with a build hook', () => {
  const hook = async (status: number, version: () => object) => {
    const site = await sites.start({
      before: (request, response) => {
        if (request.method === 'POST') response.writeHead(status).end()
        else response.end(JSON.stringify(version()))
        return true
      },
    })
    const settings = {
      siteUrl: site.url,
      secret: testSecret,
      buildHook: `${site.url}/hook`,
      stateFolder: at('state'),
      contentfulApp: 'https://app.contentful.com',
    }
    await publish({ settings, releases: undefined, limits: { look: 1, hook: 60_000 } })
  }

  it('waits until the site shows newer content', async () => {
    const newer = new Date(Date.now() + 60_000).toISOString()
    const versions = [{}, { contentTime: new Date(0) }]
    await hook(200, () => versions.shift() ?? { contentTime: newer })
    expect(reports).toMatchObject([{ outcome: 'published', contentTime: newer }])
  })

  it('reports that the hook refuses the call', async () => {
    await hook(404, () => ({}))
    expect(reports).toMatchObject([{ outcome: 'failed', step: 'build hook' }])
    expect(reports[0]?.text).toContain('The build hook answered with status 404.')
  })
})

it('needs the link to the current release to build itself', async () => {
  await expect(start({ releases: undefined })).rejects.toThrow('Set PUBLISH_CHECKOUT only for a server')
})

it('needs a checkout', async () => {
  await rm(at('checkout'), { recursive: true })
  await expect(start()).rejects.toThrow('Set PUBLISH_CHECKOUT to a checkout of the repository: there is none in')
})
