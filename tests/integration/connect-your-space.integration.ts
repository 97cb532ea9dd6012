import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { contentModel } from '../../content/model'
import { entry } from '../../local/contentful/test-support/content-folder'
import { root } from '../../scripts/site/paths'
import { freePort } from '../../server/free-port'
import { signedWebhook, testSecret } from '../../server/publishing/test-support/webhooks'
import { type ConnectedSpace, openConnectedSpace } from './connected-space'
import { type GuideStep, readGuide } from './read-guide'
import { type SiteRun, startProgram, waitFor } from './run-site'
import { filesWithoutFaults } from './small-space'
import { makeWorkspace, type Workspace } from './workspace'

/**
 * Follows docs/guides/connect-your-space.md: runs its commands, with its settings and addresses, in its order. Only
 * places on this machine, ports and hosts are replaced.
 */

const password = 'the password of editors'
const changedWords = 'Words that an editor has changed.'

/** Contentful's name of a setting of locales. */
const optionalLocale = 'Allow required fields to be empty for this locale'

/** A page that is deleted in the end. */
const shortLived = entry(
  'name: Short-lived\npath: /short-lived/\ntitle: A short-lived page\ndescription: Deleted later\nblocks: [words]',
)

let text: string
let steps: readonly GuideStep[]
let space: ConnectedSpace
/** The folder that the guide calls /srv/hearthside. */
let folder: string
let checkout: Workspace
let previewCheckout: Workspace
/** The guide's values, by what it says about them. */
let values: Readonly<Record<string, string>>
/** Origins on this machine, by those of the guide. */
let origins: Readonly<Record<string, string>>
let preview: SiteRun | undefined
let server: SiteRun | undefined

/** Fills a workspace with a small space instead of the site's, to save time. */
async function makeCheckout(name: string): Promise<Workspace> {
  const site = await makeWorkspace(name)
  for (const part of ['entries', 'assets']) await rm(site.at(`content/${part}`), { recursive: true })
  const files = { ...(await filesWithoutFaults()), 'entries/page/short-lived.md': shortLived }
  for (const [file, content] of Object.entries(files)) await site.write(`content/${file}`, content)
  return site
}

beforeAll(async () => {
  text = await readFile(path.join(root, 'docs/guides/connect-your-space.md'), 'utf8')
  steps = readGuide(text)
  space = await openConnectedSpace()
  for (const locale of space.api.locales) {
    locale.optional = !locale.default && text.includes(`Select **${optionalLocale}**`)
  }
  folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'hearthside-')))
  checkout = await makeCheckout('integration')
  previewCheckout = await makeCheckout('integration-preview')
  await symlink(checkout.folder, path.join(folder, 'checkout'))
  await symlink(previewCheckout.folder, path.join(folder, 'preview'))
  const ports = { preview: String(await freePort()), server: String(await freePort()) }
  origins = {
    'https://preview.example.com': `http://127.0.0.1:${ports.preview}`,
    'https://www.example.com': `http://127.0.0.1:${ports.server}`,
  }
  values = {
    'the id of the space': space.id,
    'the Content Delivery token': space.delivery.deliveryToken,
    'the Content Preview token': space.preview.previewToken,
    'the personal access token': space.api.env.CONTENTFUL_MANAGEMENT_TOKEN,
    'the signing secret': testSecret,
    'a password of at least 16 characters': password,
    '`cdn.eu.contentful.com`': space.delivery.deliveryHost,
    '`preview.eu.contentful.com`': space.preview.previewHost,
    '`api.eu.contentful.com`': space.api.host,
    '`upload.eu.contentful.com`': space.api.host,
    '`8000`': ports.preview,
    '`9000`': ports.server,
  }
})

afterAll(async () => {
  await Promise.all([preview?.stop(), server?.stop()])
  await space.close()
  await checkout.remove()
  await previewCheckout.remove()
  await rm(folder, { recursive: true })
})

function stepOf(title: string): GuideStep {
  const step = steps.find((each) => each.title === title)
  if (!step) throw new Error(`The guide has no step “${title}”.`)
  return step
}

/** The settings of a step with their values. */
function settingsOf(title: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(stepOf(title).settings).map(([name, meaning]) => {
      const literal = /^`(.+)`$/.exec(meaning)?.[1]
      const value = values[meaning] ?? literal?.replaceAll('/srv/hearthside', folder)
      if (value === undefined) throw new Error(`This test has no value for ${name}: ${meaning}.`)
      return [name, value]
    }),
  )
}

const writeSettings = (site: Workspace, title: string): Promise<void> =>
  appendFile(
    site.at('.env'),
    Object.entries(settingsOf(title))
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
  )

/** Starts a block of commands in a shell, in the checkout. */
function start(lines: readonly string[] | undefined, variables: Readonly<Record<string, string>> = {}): SiteRun {
  if (!lines || lines.length === 0) throw new Error('The guide lacks the commands of a step.')
  const script = lines
    .map((line) => (line.startsWith('npm run content:push') && !line.includes('--dry-run') ? `${line} --yes` : line))
    .join('\n')
    .replaceAll('/srv/hearthside', folder)
    .replace('--port 8000', `--port ${values['`8000`']}`)
  const { PATH, HOME, TMPDIR } = process.env
  const env = { PATH, HOME, TMPDIR, NODE_EXTRA_CA_CERTS: space.caFile, ...variables }
  return startProgram(checkout.folder, ['sh', '-ec', script], env)
}

/**
 * Runs a block of commands.
 *
 * @throws Error with the output if one of them fails
 */
async function run(lines: readonly string[] | undefined): Promise<string> {
  const { ended, output } = start(lines)
  if ((await ended) !== 0) throw new Error(`${lines?.join('\n')} failed:\n${output()}`)
  return output()
}

/** An address of the guide, on this machine. */
function local(address: string | undefined, id = ''): string {
  const { origin, pathname } = new URL(address ?? '')
  return (origins[origin] ?? '') + decodeURIComponent(pathname).replace('{entry.sys.id}', id)
}

const open = (address: string): Promise<Response> => {
  const authorization = `Basic ${Buffer.from(`editor:${password}`).toString('base64')}`
  return fetch(address, { headers: { authorization }, redirect: 'manual' })
}

const openPreview = (pathname: string): Promise<Response> =>
  open(`${origins['https://preview.example.com']}${pathname}`)

/** Whether a page of the preview, such as `contact`, shows words. */
const previewShows = (words: string, page: string) => async (): Promise<boolean> =>
  (await (await openPreview(`/page-data/${page}/page-data.json`)).text()).includes(words)

const siteShows = async (words: string): Promise<boolean> =>
  (await (await fetch(`${origins['https://www.example.com']}/contact/`)).text()).includes(words)

/** Calls the webhooks of the guide as Contentful does. Returns their answers. */
async function change(action: string, places: readonly ('preview' | 'live')[], secret = testSecret): Promise<number[]> {
  await space.update()
  const [forPreview, forLive] = stepOf('Connect Contentful').addresses
  const addresses = { preview: local(forPreview), live: local(forLive) }
  return Promise.all(
    places.map(async (place) => {
      const { pathname } = new URL(addresses[place])
      const webhook = signedWebhook({ topic: `ContentManagement.Entry.${action}`, path: pathname, secret })
      return (await fetch(addresses[place], { method: 'POST', ...webhook })).status
    }),
  )
}

const wait = (what: string, probe: () => boolean | Promise<boolean>): Promise<void> =>
  waitFor(what, probe, () => [preview?.output(), server?.output()].join('\n\n'))

describe('the guide from an empty space to a published change', () => {
  it('has only steps that this test follows, and names their number', () => {
    expect(steps.map(({ title }) => title)).toEqual([
      'Create the space',
      'Create the keys',
      'Configure the checkout',
      'Fill the space',
      'Check the space',
      'Run the preview',
      'Make a release',
      'Run the server',
      'Connect Contentful',
      'Edit',
      'Preview',
      'Publish',
      'Update the repository',
    ])
    expect(text).toContain('\nThirteen steps from an empty Contentful space')
  })

  it('fills an empty space with all content types, entries and pictures', async () => {
    await run(stepOf('Configure the checkout').commands[0])
    await writeSettings(checkout, 'Configure the checkout')
    const [[preparation, push] = []] = stepOf('Fill the space').commands
    expect(await run([preparation ?? ''])).toContain('Nothing was changed.')
    expect(space.api.writes).toEqual([])
    await run([push ?? ''])
    expect([...space.api.types.keys()].sort()).toEqual(contentModel.map(({ id }) => id).sort())
    const files = await readdir(checkout.at('content/entries'), { recursive: true })
    const ids = files.filter((file) => file.endsWith('.md')).map((file) => path.basename(file, '.md'))
    expect([...space.api.entries.keys()].sort()).toEqual(ids.sort())
    expect([...space.api.entries.values()].filter(({ sys }) => sys.publishedVersion === undefined)).toEqual([])
    expect(space.api.entries.get('first-band')?.fields).toMatchObject({ heading: { 'en-US': 'A letter' } })
    expect([...space.api.assets.keys()]).toEqual(['card'])
    expect(existsSync(checkout.at('.contentful/target-master.json'))).toBe(true)
    await space.update()
  })

  it('checks the space without problems', async () => {
    expect(await run(stepOf('Check the space').commands[0])).toMatch(/^No problems in \d+ entries and 1 asset\.$/m)
  })

  it('runs a preview and a server of a release', async () => {
    const [prepare, startPreview] = stepOf('Run the preview').commands
    await run(prepare)
    await writeSettings(previewCheckout, 'Run the preview')
    preview = start(startPreview)
    await run(stepOf('Make a release').commands[0])
    server = start(stepOf('Run the server').commands[0], settingsOf('Run the server'))
    await wait('the release is served', () => siteShows('A letter'))
    await wait('the preview is ready', () => preview?.output().includes('The preview is ready.') ?? false)
  })

  it('shows a saved change in the preview, and not on the site', async () => {
    space.api.edit('first-band', { heading: { 'en-US': changedWords } })
    expect(await change('auto_save', ['preview'], 'o'.repeat(64))).toEqual([403])
    expect(await change('auto_save', ['preview'])).toEqual([202])
    const address = local(stepOf('Connect Contentful').addresses[2], 'first-band')
    expect((await fetch(address)).status).toBe(401)
    const { status, headers } = await open(address)
    expect([status, headers.get('location')]).toEqual([302, '/contact/#first-band'])
    await wait('the preview shows the change', previewShows(changedWords, 'contact'))
    expect(await siteShows(changedWords)).toBe(false)
  })

  it('accepts a publish', async () => {
    space.api.publish('first-band')
    // As after an update of the checkout.
    await checkout.edit('src/frame/error-message/ErrorMessage.tsx', /\{text\}/, '{text} (New code.)')
    expect(await change('publish', ['preview', 'live'])).toEqual([202, 202])
  })
})

// Runs while the server waits for further publishes and builds.
describe('the preview', () => {
  it('removes the page of a deleted entry, and shows what was saved while Gatsby starts again', async () => {
    await wait('the page is there', previewShows('A short-lived page', 'short-lived'))
    space.api.entries.delete('short-lived')
    expect(await change('delete', ['preview'])).toEqual([202])
    await wait('Gatsby starts again', async () => (await openPreview('/')).status === 503)
    space.api.edit('second-band', { heading: { 'en-US': 'Saved meanwhile' } })
    expect(await change('auto_save', ['preview'])).toEqual([202])
    await wait('the page shows the change', previewShows('Saved meanwhile', 'letter'))
    expect((await openPreview('/page-data/short-lived/page-data.json')).status).toBe(404)
  })

  it('stops with its command', async () => {
    await preview?.stop()
    await expect(openPreview('/')).rejects.toThrow()
  })
})

describe('the guide after the publish', () => {
  it('leads to a site that shows the change, and new code of the checkout', async () => {
    await wait('the site shows the change', () => siteShows(changedWords))
    expect(await (await fetch(`${origins['https://www.example.com']}/404/`)).text()).toContain('(New code.)')
  })

  it('brings the change into the files', async () => {
    await run(stepOf('Update the repository').commands[0])
    const file = await readFile(checkout.at('content/entries/formSlot/first-band.md'), 'utf8')
    expect(file).toContain(`heading: ${changedWords}`)
  })
})
