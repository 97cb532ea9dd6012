import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../server/free-port'
import { verifyRelease } from '../../server/releases/activate'
import { openLeadStore } from '../../server/store/lead-store'
import { useOwnFolder, writeFiles } from '../../server/test-support/own-folder'
import { sampleDefinition, sampleLead } from '../../server/test-support/samples'
import { samplePage } from '../../server/test-support/test-site'
import { until } from '../../server/test-support/until'
import { makeRelease, type ReleaseSize } from './make-release'

const run = promisify(execFile)

const at = useOwnFolder()
let root: string
let size: ReleaseSize
const cleanUps: (() => Promise<unknown>)[] = []

const scriptOf = (name: string): string => `app-${name.repeat(20)}.js`

/** Makes the releases `releases/a` and `releases/b`, whose pages load different scripts. */
async function release(name: string, now: Date, preview = false): Promise<ReleaseSize> {
  const site = path.join(root, `site-${name}`)
  const page = `${samplePage(`Release ${name}`)}<script src="/${scriptOf(name)}"></script>`
  await writeFiles(site, {
    'index.html': page,
    'pricing/index.html': page,
    '404.html': samplePage('Not here'),
    [scriptOf(name)]: `run('${name}')`,
    'version.json': JSON.stringify({ preview }),
    '_forms.json': JSON.stringify([sampleDefinition()]),
    '_redirects.json': JSON.stringify([{ from: '/old/', to: '/pricing/', status: 301 }]),
  })
  const compressed = path.join(root, `compressed-${name}`)
  return makeRelease({ site, target: path.join(root, 'releases', name), now, compressed })
}

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'release-')))
  await mkdir(path.join(root, 'releases'))
  ;[size] = await Promise.all([
    release('a', new Date(Date.UTC(2025, 4, 1))),
    release('b', new Date(Date.UTC(2025, 4, 2))),
  ])
})
afterAll(() => rm(root, { recursive: true }))
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

const environment = (variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LEADS_DATABASE_URL: `file:${path.join(root, 'leads.db')}`,
  ...variables,
})

/** Starts a release and waits until it is ready. */
async function start(folder: string): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: environment({ PORT: port }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  cleanUps.push(() => {
    child.kill('SIGKILL')
    return ended
  })
  await once(child.stdout, 'data')
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${url}/readyz`)).ok)
  return { url, child }
}

it('runs in an empty folder and stops on request', async () => {
  await cp(path.join(root, 'releases/a'), at('site'), { recursive: true })
  const { url, child } = await start(at('site'))
  expect(await (await fetch(`${url}/`)).text()).toContain('Release a')
  await expect((await fetch(`${url}/healthz`)).json()).resolves.toMatchObject({ release: '20250501T000000Z' })
  expect((await fetch(`${url}/old/`, { redirect: 'manual' })).headers.get('location')).toBe('/pricing/')
  const response = await fetch(`${url}/api/hubspot/submitForm`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ formId: 'demo', source: 'web', email: 'ann@example.com' }),
  })
  await expect(response.json()).resolves.toMatchObject({ success: true })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('has the command for leads without other files', async () => {
  await cp(path.join(root, 'releases/a'), at('site'), { recursive: true })
  const databaseUrl = `file:${at('leads.db')}`
  const leads = (...args: readonly string[]) => {
    const options = { cwd: at('site'), env: environment({ LEADS_DATABASE_URL: databaseUrl }) }
    return run(process.execPath, ['server.mjs', 'leads', ...args], options)
  }
  const store = await openLeadStore(databaseUrl)
  await store.saveLead(sampleLead()).finally(() => store.close())
  expect((await leads('list')).stdout).toMatch(/ann@example\.com\nTotal: 1 pending, 0 delivered, 0 dead, 0 spam\./)
  await expect(leads()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Usage: node server\.mjs leads <command>/) as string,
  })
})

it('contains checksums, a bill of materials, and configuration for proxies', async () => {
  const folder = path.join(root, 'releases/a')
  await verifyRelease(folder)
  const read = (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8')
  const sbom = JSON.parse(await read('sbom.cdx.json')) as { readonly components: readonly { readonly name: string }[] }
  const names = sbom.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pino', 'pg', 'kysely', 'libsql']))
  expect(names).not.toContain('gatsby')
  expect(await read('deploy/nginx.conf')).toContain('"/old" "301 /pricing/$is_args$args";')
  expect(await read('deploy/Caddyfile')).toContain('redir @redirect0 `/pricing/{vars.query_part}` 301')
  expect(await read('deploy/Dockerfile')).toContain('server.mjs')
  // Node needs it to list the addresses of the machine, as for HOST=0.0.0.0.
  expect(await read('deploy/hearthside.service')).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m)
})

it('has no configuration for proxies that send pages without a password, if the site has drafts', async () => {
  await release('drafts', new Date(), true)
  const names = await readdir(path.join(root, 'releases/drafts/deploy'))
  expect(names).toContain('Dockerfile')
  expect(names).not.toContain('nginx.conf')
  expect(names).not.toContain('Caddyfile')
})

it('takes at most 60 MB without its pages', () => {
  expect(size.server + size.packages).toBeLessThan(60 * 1024 * 1024)
})

it('exits with one sentence for an invalid setting', async () => {
  const options = { cwd: path.join(root, 'releases/a'), env: environment({ PORT: 'abc' }) }
  const failed = run(process.execPath, ['server.mjs'], options)
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('Set PORT to a port from 0 to 65535.\n') as string,
  })
})

/** A visitor with an open tab who navigates continuously. */
function openTab(url: string) {
  const failures: string[] = []
  const scripts = new Set<string>()
  let isOpen = true
  const fetchText = async (target: string): Promise<string> => {
    try {
      const response = await fetch(url + target)
      if (!response.ok) throw new Error(`status ${response.status}`)
      return await response.text()
    } catch (error) {
      failures.push(`${target}: ${String(error)}`)
      return ''
    }
  }
  const browse = async (): Promise<void> => {
    while (isOpen) {
      const [, script] = /<script src="([^"]+)">/.exec(await fetchText('/pricing/')) ?? []
      if (script !== undefined) scripts.add(script)
      // The tab may still need the scripts of all pages that it has shown.
      for (const known of scripts) await fetchText(known)
    }
  }
  const ended = browse()
  const close = async (): Promise<readonly string[]> => {
    isOpen = false
    await ended
    return failures
  }
  cleanUps.push(close)
  return { scripts, close }
}

it('switches from A to B and back with open tabs, without a failed navigation', async () => {
  const command = async (release: string, name: string): Promise<string> => {
    const { stdout } = await run(process.execPath, [path.join(root, release, 'server.mjs'), name], {
      env: environment({}),
    })
    return stdout
  }
  await command('releases/a', 'activate')
  const { url } = await start(path.join(root, 'current'))
  const tabs = Array.from({ length: 8 }, () => openTab(url))
  const untilServed = async (name: string): Promise<void> => {
    await until(async () => (await (await fetch(url)).text()).includes(`Release ${name}`))
  }
  const seenByAll = async (name: string): Promise<void> => {
    await until(() => tabs.every(({ scripts }) => scripts.has(`/${scriptOf(name)}`)))
  }
  await seenByAll('a')
  expect(await command('releases/b', 'activate')).toContain('is in use')
  await untilServed('b')
  await seenByAll('b')
  expect(await command('current', 'rollback')).toContain('is in use')
  await untilServed('a')
  expect((await Promise.all(tabs.map(({ close }) => close()))).flat()).toEqual([])
})
