import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { buildFile, isPreview, parseBuild } from '../../server/site/open-site'
import { Failure } from '../../src/lib/failure'
import { build, buildIfChanged } from './build'
import { checkSpace } from './check-content'
import { openContentSource, type ContentSource } from './content-source'
import { runBuild } from './gatsby'
import { isLastBuild, startBuild } from './last-build'
import { publicFolder } from './paths'
import { clearDroppedLinks, clearStaleCache } from './stale-cache'

jest.mock('./check-content')
jest.mock('./content-source')
jest.mock('./gatsby')
jest.mock('./stale-cache')
jest.mock('./last-build')
jest.mock('../support/paths.mjs')

const close = jest.fn(async () => undefined)
const remember = jest.fn(async () => undefined)
const source: ContentSource = {
  name: 'embedded/delivery',
  environment: {
    CONTENTFUL_SPACE_ID: 'hearthside',
    CONTENTFUL_ACCESS_TOKEN: 'token',
    CONTENTFUL_HOST: '127.0.0.1:8743',
  },
  isEmbedded: true,
  isPreview: false,
  refresh: async () => ({ isChanged: false, problems: [] }),
  ready: Promise.resolve(),
  close,
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  jest.mocked(openContentSource).mockReset().mockResolvedValue(source)
  jest.mocked(clearStaleCache).mockReset()
  jest.mocked(runBuild).mockReset().mockResolvedValue(undefined)
  jest.mocked(isLastBuild).mockReset().mockResolvedValue(false)
  jest.mocked(startBuild).mockReset().mockResolvedValue(remember)
  remember.mockClear()
  close.mockClear()
})

beforeAll(() => mkdir(publicFolder))

it('builds from the content source with the environment of the cache check', async () => {
  await build({ preview: true })
  expect(openContentSource).toHaveBeenCalledWith(process.env, true)
  const [{ environment, meanwhile } = { environment: undefined }] = jest.mocked(runBuild).mock.calls[0] ?? []
  expect(meanwhile).toBe(source.ready)
  expect(environment).toMatchObject(source.environment)
  expect(clearStaleCache).toHaveBeenCalledWith(source)
  expect(close).toHaveBeenCalledTimes(1)
})

it('describes the build by its end, the time before its content was read, and the content model', async () => {
  let started = 0
  jest.mocked(runBuild).mockImplementation(() => {
    started = Date.now()
    return Promise.resolve()
  })
  await build({})
  const description = parseBuild(await readFile(path.join(publicFolder, buildFile), 'utf8'))
  expect(Date.parse(description.contentTime ?? '')).toBeLessThanOrEqual(started)
  expect(Date.parse(description.build ?? '')).toBeGreaterThanOrEqual(started)
  expect(description).toMatchObject({
    modelVersion: expect.stringMatching(/^[0-9a-f]{12}$/) as unknown,
    preview: false,
  })
})

it('names an invalid variable before it touches the cache or starts Gatsby', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'www.hearthside.test' })
  await expect(build({})).rejects.toThrow(
    new Failure('Set SITE_URL to an origin such as https://www.hearthside.example, without a slash at the end.'),
  )
  expect(clearStaleCache).not.toHaveBeenCalled()
  expect(runBuild).not.toHaveBeenCalled()
  expect(close).toHaveBeenCalledTimes(1)
  jest.restoreAllMocks()
})

const personalization = async (preview: boolean): Promise<(string | undefined)[]> => {
  await build({ preview })
  const [{ environment } = { environment: undefined }] = jest.mocked(runBuild).mock.lastCall ?? []
  return [environment?.PERSONALIZATION_URL, environment?.PERSONALIZATION_PREVIEW]
}

it('personalizes only sites with drafts, with the stand-in of the served site', async () => {
  expect(await personalization(true)).toEqual(['/_experience', 'true'])
  expect(await personalization(false)).toEqual(['', ''])
})

it('builds and records it, unless the last build was the same', async () => {
  await buildIfChanged({ localImages: true })
  expect(runBuild).toHaveBeenCalledTimes(1)
  expect(remember).toHaveBeenCalledTimes(1)
  jest.mocked(isLastBuild).mockResolvedValue(true)
  await buildIfChanged({ localImages: true })
  expect(runBuild).toHaveBeenCalledTimes(1)
  expect(openContentSource).toHaveBeenCalledTimes(1)
})

it('marks builds with drafts for servers, also if only the host of the API selects drafts', async () => {
  await build({})
  expect(await isPreview(publicFolder)).toBe(false)
  jest.mocked(openContentSource).mockResolvedValue({ ...source, isPreview: true })
  await build({})
  expect(await isPreview(publicFolder)).toBe(true)
})

describe('from a real space', () => {
  const fault = {
    file: 'Plan “Plus”',
    wrong: 'It has no price.',
    advice: 'Add one.',
    link: 'https://app.contentful.com/',
  }
  const links = new Map([['entry hero', true]])
  const found = { problems: [], warnings: [], scheduled: [], links, entryCount: 1, assetCount: 0 }

  beforeEach(() => {
    jest.mocked(openContentSource).mockResolvedValue({ ...source, isEmbedded: false })
  })

  it('reports faults of blocks that are left out', async () => {
    jest.mocked(checkSpace).mockResolvedValue({ ...found, warnings: [fault] })
    await build({})
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('Plan “Plus”\n  It has no price.'))
    expect(clearDroppedLinks).toHaveBeenCalledWith(links)
    expect(remember).toHaveBeenCalledTimes(1)
  })

  it('fails for faults in essential content before Gatsby starts', async () => {
    jest.mocked(checkSpace).mockResolvedValue({ ...found, problems: [fault] })
    await expect(build({})).rejects.toThrow(/^Plan “Plus”\n.*\n.*\n.*\n\nThe site is not built, because/)
    expect(runBuild).not.toHaveBeenCalled()
    expect(close).toHaveBeenCalledTimes(1)
  })
})
