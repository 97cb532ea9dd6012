import { mkdtempSync } from 'node:fs'
import { access, mkdir, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { entry } from '../../local/contentful/test-support/content-folder'
import { freePort } from '../../server/free-port'
import { writeFiles } from '../../server/test-support/own-folder'
import { Failure } from '../../src/lib/failure'
import type { Variables } from '../../src/lib/variables'
import { checks, openContentSource, type ContentSource } from './content-source'
import { contentFolder, root, stateFolder } from './paths'

jest.mock('./paths', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-source-'))
  return { root: process.cwd(), contentFolder: path.join(folder, 'content'), stateFolder: path.join(folder, 'state') }
})

const settings = `name: Test space
id: test-space
locales:
  - { code: en-US, name: English, default: true }
`

let source: ContentSource | undefined

const open = async (variables: Variables, preview = false): Promise<ContentSource> => {
  source = await openContentSource(variables, preview)
  return source
}

const write = (name: string, text: string) => writeFiles(contentFolder, { [name]: text })

/** The embedded space first stores its certificate. */
const isEmbeddedSpaceStarted = async (): Promise<boolean> => (await readdir(stateFolder)).length > 0

beforeEach(async () => {
  await mkdir(stateFolder)
  await write('space.yaml', settings)
})

afterEach(async () => {
  await source?.close()
  source = undefined
  await rm(contentFolder, { recursive: true })
  await rm(stateFolder, { recursive: true })
})

afterAll(() => rm(path.dirname(stateFolder), { recursive: true }))

describe('with a real space configured', () => {
  const real = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'token' }

  const answerWith = (status: number, locales: object = {}) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(locales, { status }))

  it('reads published content from the delivery API, and drafts from the preview API', async () => {
    const fetch = answerWith(200)
    // Carriage returns are from a file written on Windows.
    const withReturns = { CONTENTFUL_SPACE_ID: 'space\r', CONTENTFUL_ACCESS_TOKEN: 'token', CONTENTFUL_HOST: '\r' }
    expect((await open(withReturns)).environment).toEqual({
      CONTENTFUL_HOST: 'cdn.contentful.com',
      CONTENTFUL_ENVIRONMENT: 'master',
      CONTENTFUL_PREVIEW: 'false',
      CONTENTFUL_APP_URL: '',
    })
    expect((await open(real, true)).environment).toMatchObject({
      CONTENTFUL_HOST: 'preview.contentful.com',
      CONTENTFUL_PREVIEW: 'true',
      CONTENTFUL_APP_URL: 'https://app.contentful.com/spaces/space/environments/master',
    })
    const addresses = fetch.mock.calls.map(([address]) => new URL(address as string).host)
    expect(addresses).toEqual(['cdn.contentful.com', 'preview.contentful.com'])
    expect(await isEmbeddedSpaceStarted()).toBe(false)
  })

  it('treats every host of the preview API as a source of drafts', async () => {
    answerWith(200)
    const isPreview = async (host: string) => {
      const source = await open({ ...real, CONTENTFUL_HOST: host })
      expect(source.environment.CONTENTFUL_PREVIEW).toBe(String(source.isPreview))
      return source.isPreview
    }
    expect(await isPreview('preview.contentful.com')).toBe(true)
    expect(await isPreview('preview.eu.contentful.com')).toBe(true)
    expect(await isPreview('cdn.eu.contentful.com')).toBe(false)
  })

  it('has another name for another host, space, environment or language of the site', async () => {
    const nameOf = async (changes: object, ...codes: readonly string[]): Promise<string> => {
      answerWith(200, { items: codes.map((code) => ({ code })) })
      return (await open({ ...real, ...changes })).name
    }
    const name = await nameOf({})
    const others = [
      await nameOf({ CONTENTFUL_SPACE_ID: 'other' }),
      await nameOf({ CONTENTFUL_ENVIRONMENT: 'staging' }),
      await nameOf({ CONTENTFUL_HOST: 'eu.test' }),
      await nameOf({}, 'de'),
    ]
    expect(new Set([name, ...others]).size).toBe(5)
    expect(await nameOf({}, 'fr')).toBe(name)
  })

  it.each([
    ['with an invalid token', real, /refuses the token/],
    [
      'without the token',
      { CONTENTFUL_SPACE_ID: 'space' },
      /^CONTENTFUL_SPACE_ID is set but CONTENTFUL_ACCESS_TOKEN is not/,
    ],
    [
      'without the space',
      { CONTENTFUL_ACCESS_TOKEN: 'token' },
      /^CONTENTFUL_ACCESS_TOKEN is set but CONTENTFUL_SPACE_ID is not/,
    ],
  ])('does not fall back to the embedded space %s', async (_what, variables, message) => {
    answerWith(401)
    const failure = await open(variables).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Failure)
    expect((failure as Failure).message).toMatch(message)
    expect(await isEmbeddedSpaceStarted()).toBe(false)
  })
})

describe('with nothing configured', () => {
  it('serves the embedded space at the configured port', async () => {
    const port = await freePort()
    const { environment, isEmbedded } = await open({ CONTENTFUL_SPACE_ID: '', CONTENTFUL_EMBEDDED_PORT: String(port) })
    expect(isEmbedded).toBe(true)
    expect(await isEmbeddedSpaceStarted()).toBe(true)
    expect(environment).toMatchObject({ CONTENTFUL_SPACE_ID: 'test-space', CONTENTFUL_HOST: `127.0.0.1:${port}` })
    await expect(access(environment.NODE_EXTRA_CA_CERTS ?? '')).resolves.toBeUndefined()
  })

  it('has another name without the earlier ledger, which sync tokens refer to', async () => {
    const port = { CONTENTFUL_EMBEDDED_PORT: String(await freePort()) }
    const names: string[] = []
    for (const isLost of [false, false, true]) {
      await source?.close()
      if (isLost) await rm(path.join(stateFolder, 'ledger.json'))
      names.push((await open(port)).name)
    }
    const [first, same, other] = names
    expect(same).toBe(first)
    expect(other).not.toBe(first)
  })

  it('serves drafts through the preview API, with another name', async () => {
    const port = { CONTENTFUL_EMBEDDED_PORT: String(await freePort()) }
    const delivery = await open(port)
    await delivery.close()
    const preview = await open(port, true)
    expect(preview.name).not.toBe(delivery.name)
    for (const variable of ['CONTENTFUL_HOST', 'CONTENTFUL_ACCESS_TOKEN'] as const) {
      expect(preview.environment[variable]).not.toBe(delivery.environment[variable])
    }
  })

  it('rejects a page that is only partly translated, unless translators work on it', async () => {
    await writeFiles(contentFolder, {
      'space.yaml': `${settings}  - { code: de, name: German, fallbackCode: en-US }\n`,
      'entries/page/home.md': entry(
        'name: Home\npath: /\ntitle: Home\ndescription: All\nblocks: [text]\ntranslations: [de]',
      ),
      'entries/page/home.de.md': entry('title: Start\ndescription: Alles'),
      'entries/richText/text.md': entry('name: Text', '\nWords.\n'),
    })
    jest.spyOn(console, 'log').mockReturnValue()
    await expect((await open({})).ready).rejects.toThrow('Not translated: “body”.')
    await source?.close()
    source = await openContentSource({}, false, true)
    await expect(source.ready).resolves.toBeUndefined()
  })
})

it('forgets the results of earlier checks after a change of any code that they depend on', () => {
  const { metafile } = buildSync({
    entryPoints: ['local/contentful/read-entries.ts', 'local/contentful/read-assets.ts'],
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    outdir: stateFolder,
    write: false,
    metafile: true,
  })
  const isKnown = (file: string) => checks.some((place) => file.startsWith(place))
  expect(Object.keys(metafile.inputs).filter((file) => !isKnown(file))).toEqual([])
})
