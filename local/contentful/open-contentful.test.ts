import { readFileSync } from 'node:fs'
import { copyFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { createClient, type ContentfulClientApi, type CreateClientParams } from 'contentful'
import { toContentfulType } from '../../content/model/projections/contentful'
import { faq as faqType } from '../../content/model/types/blocks'
import { useOwnFolder } from '../../server/test-support/own-folder'
import { loadLedger } from './ledger'
import { openContentful, type RunningContentful } from './open-contentful'
import { serverCertificate } from './server-certificate'
import {
  type ContentFolder,
  entry,
  type Files,
  picture,
  settingsInTwoLanguages,
  useContentFolders,
} from './test-support/content-folder'
import { startContentful } from './test-support/start-contentful'

type Api = 'delivery' | 'preview'

const item = (number: number, text = `Text ${number}`) => entry(`question: Question ${number}`, `\n${text}\n`)

const faq = (ids: readonly string[]) => entry(`name: Questions\nheading: Questions\nitems: [${ids.join(', ')}]`)

const numbers = [1, 2, 3, 4, 5, 6, 7]
const ids = numbers.map((number) => `question-${number}`)

const page = entry(`
name: Home
path: /
title: Home
description: Everything in one place
socialImage: screen
blocks: [faq]
`)

const at = useOwnFolder()
const makeContentFolder = useContentFolders()
let startFiles: Files
/** A certificate for all tests, because making one takes longer than most of them. */
let tlsFolder: string
let content: ContentFolder
let stateFolder: string
let contentful: RunningContentful
const started: RunningContentful[] = []

beforeAll(async () => {
  tlsFolder = await mkdtemp(path.join(os.tmpdir(), 'tls-'))
  await serverCertificate(tlsFolder)
  startFiles = {
    'entries/page/home.md': page,
    'entries/faq/faq.md': faq(ids),
    ...Object.fromEntries(numbers.map((number) => [`entries/faqItem/question-${number}.md`, item(number)])),
    'assets/screen.png': await picture('png', 40),
    'assets/screen.yaml': 'title: Screen\ndescription: An inbox\n',
  }
})

afterAll(() => rm(tlsFolder, { recursive: true }))

async function start(folder = content.folder, state = stateFolder): Promise<RunningContentful> {
  const running = await startContentful({ contentFolder: folder, stateFolder: state, port: 0 })
  started.push(running)
  return running
}

beforeEach(async () => {
  content = await makeContentFolder(startFiles)
  stateFolder = at('state')
  await cp(tlsFolder, path.join(stateFolder, 'tls'), { recursive: true })
  contentful = await start()
})

afterEach(() => Promise.all(started.splice(0).map((running) => running.close())))

const agentOf = (running: RunningContentful) => new https.Agent({ ca: readFileSync(running.caFile) })

const clientOf = (running = contentful, api: Api = 'delivery', changes: Partial<CreateClientParams> = {}) =>
  createClient({
    space: running.spaceId,
    environment: running.environment,
    accessToken: api === 'delivery' ? running.deliveryToken : running.previewToken,
    host: api === 'delivery' ? running.deliveryHost : running.previewHost,
    httpsAgent: agentOf(running),
    ...changes,
  })

/** Changes the content on disk. */
async function edit(files: Files) {
  await content.write(files)
  const result = await contentful.refresh()
  expect(result.problems).toEqual([])
  return result
}

/** A client's state after syncs: fields by id, in the default locale. */
type Known = Record<string, Record<string, unknown>>

type SyncResult = Awaited<ReturnType<ContentfulClientApi<'WITHOUT_LINK_RESOLUTION'>['sync']>>

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function apply(known: Known, result: SyncResult): Known {
  const gone = new Set([...result.deletedEntries, ...result.deletedAssets].map(({ sys }) => sys.id))
  const next = Object.fromEntries(Object.entries(known).filter(([id]) => !gone.has(id)))
  for (const { sys, fields } of [...result.entries, ...result.assets]) {
    const values = Object.entries(fields as Record<string, Record<string, unknown>>)
    next[sys.id] = Object.fromEntries(values.map(([id, value]) => [id, plain(value['en-US'])]))
  }
  return next
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })

const firstSync = (client = clientOf(), limit = 100) => client.withoutLinkResolution.sync({ initial: true, limit })

const nextSync = (token: string | undefined, client = clientOf()) =>
  client.withoutLinkResolution.sync({ nextSyncToken: token ?? '' })

const summary = (result: SyncResult) => ({
  entries: result.entries.map(({ sys }) => sys.id),
  assets: result.assets.map(({ sys }) => sys.id),
  deletedEntries: result.deletedEntries.map(({ sys }) => sys.id),
  deletedAssets: result.deletedAssets.map(({ sys }) => sys.id),
})

const nothing = { entries: [], assets: [], deletedEntries: [], deletedAssets: [] }

/** Counts the requests that a client sends. */
function countingClient() {
  const urls: string[] = []
  const responseLogger: CreateClientParams['responseLogger'] = (response) => {
    if ('data' in response) urls.push(String(response.config.url))
  }
  return { client: clientOf(contentful, 'delivery', { responseLogger }), urls }
}

describe('the Sync API, read by the official SDK', () => {
  it('returns everything on disk in a full sync of several pages', async () => {
    const { client, urls } = countingClient()
    const result = await firstSync(client, 3)
    expect(urls).toHaveLength(4)
    expect(apply({}, result)).toEqual({
      home: {
        name: 'Home',
        path: '/',
        title: 'Home',
        description: 'Everything in one place',
        socialImage: link('Asset', 'screen'),
        blocks: [link('Entry', 'faq')],
      },
      faq: { name: 'Questions', heading: 'Questions', items: ids.map((id) => link('Entry', id)) },
      ...Object.fromEntries(
        numbers.map((number) => [`question-${number}`, { question: `Question ${number}`, answer: `Text ${number}` }]),
      ),
      screen: {
        title: 'Screen',
        description: 'An inbox',
        file: {
          url: expect.stringMatching(
            `^//${contentful.deliveryHost}/test-space/screen/[0-9a-f]{32}/screen.png$`,
          ) as unknown,
          details: { size: expect.any(Number) as unknown, image: { width: 40, height: 4 } },
          fileName: 'screen.png',
          contentType: 'image/png',
        },
      },
    })
  })

  it('returns the changes on disk in a delta of several pages, with the same result as a full sync', async () => {
    const { client, urls } = countingClient()
    const before = await firstSync(client, 3)
    await edit({
      ...Object.fromEntries(
        numbers.slice(1).map((number) => [`entries/faqItem/question-${number}.md`, item(number, 'New')]),
      ),
      'entries/faqItem/question-1.md': undefined,
      'entries/faq/faq.md': faq(ids.slice(1)),
      'assets/screen.png': await picture('png', 60),
    })
    urls.length = 0
    const after = await nextSync(before.nextSyncToken, client)
    expect(urls).toHaveLength(3)
    expect(summary(after)).toEqual({
      entries: ['faq', ...ids.slice(1)],
      assets: ['screen'],
      deletedEntries: ['question-1'],
      deletedAssets: [],
    })
    expect(apply(apply({}, before), after)).toEqual(apply({}, await firstSync()))
    expect(summary(await nextSync(after.nextSyncToken))).toEqual(nothing)
  })

  it('returns nothing without changes, then a new revision, and the same answer for the same token', async () => {
    const before = await firstSync()
    expect(await contentful.refresh()).toEqual({ isChanged: false, problems: [] })
    expect(summary(await nextSync(before.nextSyncToken))).toEqual(nothing)
    await edit({ 'entries/faqItem/question-1.md': item(1, 'New') })
    const after = await nextSync(before.nextSyncToken)
    expect(summary(after)).toEqual({ ...nothing, entries: ['question-1'] })
    expect(summary(await nextSync(before.nextSyncToken))).toEqual(summary(after))
    const old = before.entries.find(({ sys }) => sys.id === 'question-1')?.sys
    const now = after.entries[0]?.sys
    expect([old?.revision, now?.revision]).toEqual([1, 2])
    expect(now?.createdAt).toBe(old?.createdAt)
    expect(Date.parse(now?.updatedAt ?? '')).toBeGreaterThan(Date.parse(old?.updatedAt ?? ''))
  })

  it('serves drafts only in the Preview API: publishing one is a creation, unpublishing an entry a deletion', async () => {
    const draft = item(8).replace('question:', '_draft: true\nquestion:')
    await edit({ 'entries/faqItem/soon.md': draft })
    const before = await firstSync()
    expect(summary(before).entries).not.toContain('soon')
    const preview = await firstSync(clientOf(contentful, 'preview'))
    expect(preview.entries.find(({ sys }) => sys.id === 'soon')?.sys.revision).toBe(0)
    expect(summary(preview).entries).toHaveLength(10)

    await edit({ 'entries/faqItem/soon.md': item(8) })
    const published = await nextSync(before.nextSyncToken)
    expect(summary(published)).toEqual({ ...nothing, entries: ['soon'] })
    expect(published.entries[0]?.sys.revision).toBe(1)

    await edit({ 'entries/faqItem/soon.md': draft })
    expect(summary(await nextSync(published.nextSyncToken))).toEqual({ ...nothing, deletedEntries: ['soon'] })
    expect(summary(await nextSync(before.nextSyncToken))).toEqual(nothing)
  })

  it('returns everything again in the Preview API, which has no deltas', async () => {
    const preview = clientOf(contentful, 'preview')
    const before = await firstSync(preview, 3)
    await edit({
      'entries/faqItem/question-1.md': item(1, 'New'),
      'entries/faqItem/question-7.md': undefined,
      'entries/faq/faq.md': faq(ids.slice(0, 6)),
    })
    const after = await nextSync(before.nextSyncToken, preview)
    expect(apply({}, after)).toEqual(apply({}, await firstSync(preview)))
    expect(summary(after)).toMatchObject({ assets: ['screen'], deletedEntries: [] })
    expect(apply({}, after)['question-1']).toEqual({ question: 'Question 1', answer: 'New' })
  })

  it('reports an entry of a new content type as a deletion and a creation, with all entries that refer to it', async () => {
    await edit({
      'entries/richText/words.md': entry('name: Words', '\nWords\n'),
      'entries/page/home.md': page.replace('[faq]', '[faq, words]'),
    })
    const { nextSyncToken } = await firstSync()
    await edit({
      'entries/richText/words.md': undefined,
      'entries/callToAction/words.md': entry('name: Words\nheading: Words'),
    })
    const delta = await nextSync(nextSyncToken)
    expect(summary(delta)).toEqual({ ...nothing, entries: ['home', 'words'], deletedEntries: ['words'] })
    expect(delta.entries.find(({ sys }) => sys.id === 'words')?.sys.contentType.sys.id).toBe('callToAction')
  })

  it('includes changes between two pages', async () => {
    const client = clientOf().withoutLinkResolution
    const first = await client.sync({ initial: true, limit: 6 }, { paginate: false })
    expect(summary(first)).toEqual({ ...nothing, assets: ['screen'], entries: ['faq', 'home', ...ids.slice(0, 3)] })
    await edit({
      'entries/faqItem/question-1.md': undefined,
      'entries/faqItem/question-2.md': item(2, 'New'),
      'entries/faqItem/question-7.md': undefined,
      'entries/faq/faq.md': faq(ids.slice(1, 6)),
    })
    const rest = await client.sync({ nextPageToken: first.nextPageToken ?? '' })
    expect(apply(apply({}, first), rest)).toEqual(apply({}, await firstSync()))
    expect(summary(rest).deletedEntries).toEqual(['question-1'])
  })

  it('continues after a restart, with the changes since then', async () => {
    const { nextSyncToken } = await firstSync()
    await contentful.close()
    started.splice(started.indexOf(contentful), 1)
    await content.write({
      'entries/faqItem/question-7.md': undefined,
      'entries/faq/faq.md': faq(ids.slice(0, 6)),
      'entries/faqItem/question-1.md': item(1, 'New'),
    })
    contentful = await start()
    const delta = await nextSync(nextSyncToken)
    // The port has changed, and with it the address of the file.
    expect(summary(delta)).toEqual({
      entries: ['faq', 'question-1'],
      assets: ['screen'],
      deletedEntries: ['question-7'],
      deletedAssets: [],
    })
  })

  it('returns the same to two clean builds', async () => {
    const other = await start(content.folder, at('other'))
    const withoutHost = (result: SyncResult, host: string) =>
      JSON.parse(JSON.stringify([result.entries, result.assets]).replaceAll(host, 'host')) as unknown
    expect(withoutHost(await firstSync(clientOf(other)), other.deliveryHost)).toEqual(
      withoutHost(await firstSync(), contentful.deliveryHost),
    )
  })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    https
      .get(url, { agent: agentOf(contentful), headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
      .on('error', reject)
  })

const getJson = async (pathAndQuery: string, token = contentful.deliveryToken) => {
  const answer = await get(`https://${contentful.deliveryHost}${pathAndQuery}`, { authorization: `Bearer ${token}` })
  return { ...answer, json: JSON.parse(answer.body.toString('utf8')) as Record<string, unknown> }
}

describe('errors', () => {
  const root = '/spaces/test-space/environments/master'

  it.each<[string, string, number, object]>([
    [
      'an unknown space',
      '/spaces/other/',
      404,
      { sys: { type: 'Error', id: 'NotFound' }, details: { type: 'Space', id: 'other' } },
    ],
    ['an unknown endpoint', `${root}/others`, 404, { sys: { id: 'NotFound' } }],
    [
      'an unknown parameter',
      `${root}/content_types?near=x`,
      400,
      { sys: { id: 'InvalidQuery' }, details: { errors: [{ name: 'unknown', path: ['near'] }] } },
    ],
    ...['limit=1001', 'limit=-1', 'limit=many', 'skip=-1'].map((query): [string, string, number, object] => [
      query,
      `${root}/content_types?${query}`,
      400,
      { sys: { id: 'InvalidQuery' } },
    ]),
    [
      'a sync token with other parameters',
      `${root}/sync?sync_token=x&limit=10`,
      400,
      {
        sys: { id: 'BadRequest' },
        message: expect.stringMatching(/^When passing a sync token you can not/) as unknown,
      },
    ],
    [
      'a broken sync token',
      `${root}/sync?sync_token=broken`,
      400,
      { sys: { type: 'Error', id: 'BadRequest' }, requestId: expect.any(String) as unknown },
    ],
  ])('answers %s like the API', async (_, url, status, body) => {
    const answer = await getJson(url)
    expect(answer.status).toBe(status)
    expect(answer.json).toMatchObject(body)
    expect(answer.json.requestId).toBe(answer.headers['x-contentful-request-id'])
  })

  it.each([
    ['delivery', 55],
    ['preview', 14],
  ] as const)(
    'refuses more calls of the %s API than %i in a second, which its client repeats later',
    async (api, limit) => {
      let time = Date.now()
      jest.spyOn(Date, 'now').mockImplementation(() => time)
      const refused: unknown[] = []
      const responseLogger = (answer: object): void => {
        if (!('response' in answer)) return
        const { status, headers } = answer.response as { status: number; headers: Record<string, string> }
        refused.push([status, headers['x-contentful-ratelimit-reset'], headers['x-contentful-ratelimit-second-limit']])
        time += 1000
      }
      const client = clientOf(contentful, api, { responseLogger, logHandler: () => undefined })
      for (let call = 0; call <= limit; call += 1) await client.getLocales()
      expect(refused).toEqual([[429, '1', String(limit)]])
    },
  )

  it('rejects an invalid token, a missing token, and the token of the other API', async () => {
    const message = 'The access token you sent could not be found or is invalid.'
    for (const token of ['wrong', '', contentful.previewToken]) {
      const answer = await getJson('/spaces/test-space/', token)
      expect(answer.status).toBe(401)
      expect(answer.json).toMatchObject({ sys: { type: 'Error', id: 'AccessTokenInvalid' }, message })
    }
    await expect(clientOf(contentful, 'delivery', { accessToken: 'wrong' }).getSpace()).rejects.toMatchObject({
      name: 'AccessTokenInvalid',
    })
  })

  it('rejects sync tokens of a lost ledger, of the other API, and of the future', async () => {
    const { nextSyncToken } = await firstSync()
    await expect(nextSync(nextSyncToken, clientOf(contentful, 'preview'))).rejects.toMatchObject({
      response: { status: 400 },
    })

    await copyFile(path.join(stateFolder, 'ledger.json'), path.join(stateFolder, 'old.json'))
    await edit({ 'entries/faqItem/question-1.md': item(1, 'New') })
    const later = await nextSync(nextSyncToken)
    await copyFile(path.join(stateFolder, 'old.json'), path.join(stateFolder, 'ledger.json'))
    await edit({ 'entries/faqItem/question-1.md': item(1) })
    await expect(nextSync(later.nextSyncToken)).rejects.toMatchObject({ response: { status: 400 } })

    await rm(path.join(stateFolder, 'ledger.json'))
    await edit({})
    await expect(nextSync(nextSyncToken)).rejects.toMatchObject({ response: { status: 400 } })
  })
})

describe('the other endpoints, read by the official SDK', () => {
  it('returns entries in all locales, without linked ones, and refuses other queries', async () => {
    const german = { 'space.yaml': settingsInTwoLanguages('test-space') }
    await edit({ ...german, 'entries/faqItem/question-1.de.md': entry('question: Frage 1') })
    const client = clientOf().withAllLocales.withoutLinkResolution
    const { items } = await client.getEntries({ include: 0, order: ['sys.id'] })
    expect(items.find(({ sys }) => sys.id === 'question-1')?.fields).toEqual({
      question: { 'en-US': 'Question 1', de: 'Frage 1' },
      answer: { 'en-US': 'Text 1' },
    })
    await expect(client.getEntries()).rejects.toThrow('supports only include=0')
    await expect(clientOf().getAssets()).rejects.toThrow('supports only locale=*')
  })

  it('syncs an entry again when only its translation has changed', async () => {
    await edit({ 'space.yaml': settingsInTwoLanguages('test-space') })
    const { nextSyncToken } = await firstSync()
    await edit({ 'entries/faqItem/question-1.de.md': entry('question: Frage 1') })
    const result = await nextSync(nextSyncToken)
    expect(summary(result)).toEqual({ ...nothing, entries: ['question-1'] })
    expect(result.entries[0]?.fields).toMatchObject({ question: { 'en-US': 'Question 1', de: 'Frage 1' } })
  })

  it('returns the space and its locales', async () => {
    expect(plain(await clientOf().getSpace())).toEqual({
      sys: { type: 'Space', id: 'test-space' },
      name: 'Test space',
      locales: [{ code: 'en-US', default: true, name: 'English (United States)', fallbackCode: null }],
    })
    expect((await clientOf().getLocales()).items).toMatchObject([{ code: 'en-US', default: true, fallbackCode: null }])
  })

  it('returns the content types in pages', async () => {
    const client = clientOf()
    // The SDK sends paging parameters, but its type omits them.
    const types = (query: object) => client.getContentTypes(query)
    const all = await types({ limit: 1000 })
    expect(all.total).toBe(all.items.length)
    const byPages: (typeof all.items)[number][] = []
    for (let skip = 0; skip < all.total; skip += 20) {
      byPages.push(...(await types({ limit: 20, skip, order: 'sys.id' })).items)
    }
    expect(byPages.map(({ sys }) => sys.id)).toEqual(all.items.map(({ sys }) => sys.id).sort())
    expect(plain(all.items.find(({ sys }) => sys.id === 'faq'))).toMatchObject({
      sys: { type: 'ContentType', id: 'faq', revision: 1, space: link('Space', 'test-space') },
      ...toContentfulType(faqType),
    })
  })

  it('rejects answers of more than 7 MB, and returns smaller pages', async () => {
    const words = 'words '.repeat(8000)
    const texts = Array.from({ length: 160 }, (_, index) => `entries/richText/text-${index}.md`)
    await edit(Object.fromEntries(texts.map((file, index) => [file, entry(`name: Text ${index}`, `\n${words}\n`)])))
    const tooBig = {
      sys: { type: 'Error', id: 'BadRequest' },
      message: 'Response size too big. Maximum allowed response size: 7340032B.',
    }
    await expect(firstSync(clientOf(), 1000)).rejects.toMatchObject({ response: { data: tooBig } })
    expect((await firstSync(clientOf(), 100)).entries).toHaveLength(169)
  })
})

describe('files of assets', () => {
  const address = async () => {
    const { file } = apply({}, await firstSync()).screen as { readonly file: { readonly url: string } }
    return `https:${file.url}`
  }

  it('are served unchanged, at a new address when they change', async () => {
    const before = await address()
    const answer = await get(before)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.body).toEqual(await readFile(path.join(content.folder, 'assets/screen.png')))
    await edit({ 'assets/screen.png': await picture('png', 60) })
    expect(await address()).not.toBe(before)
    expect((await get(before)).status).toBe(404)
  })
})

describe('openContentful', () => {
  it('reports ports in use and takes others', async () => {
    const taken = Number(contentful.deliveryHost.split(':')[1])
    const messages: string[] = []
    const log = (message: string) => messages.push(message)
    const other = await startContentful({ contentFolder: content.folder, stateFolder, port: taken, log })
    started.push(other)
    expect(other.deliveryHost).not.toBe(contentful.deliveryHost)
    expect(messages).toContain(`Port ${taken} is in use; the delivery API listens at ${other.deliveryHost} instead.`)
    expect(await clientOf(other).getSpace()).toMatchObject({ name: 'Test space' })
  })

  it('does not start with invalid content, and reports every problem', async () => {
    await content.write({ 'entries/faq/faq.md': faq(['gone', 'lost']) })
    await expect(start()).rejects.toThrow(
      /2 problems[^]*entries\/faq\/faq\.md:4 {2}items\[1\]\n {2}There is no entry “gone”\.[^]*items\[2\]/,
    )
  })

  it('returns the space and its content types while it reads the content, and delays a sync until then', async () => {
    const opened = await openContentful({ contentFolder: content.folder, stateFolder, port: 0 })
    started.push(opened)
    const order: string[] = []
    void opened.ready.then(() => order.push('ready'))
    const sync = firstSync(clientOf(opened)).then((answer) => {
      order.push('sync')
      return answer
    })
    expect(await clientOf(opened).getSpace()).toMatchObject({ name: 'Test space' })
    expect((await clientOf(opened).getContentTypes()).total).toBeGreaterThan(0)
    expect(Object.keys(apply({}, await sync))).toContain('home')
    expect(order).toEqual(['ready', 'sync'])
  })

  it('serves content with warnings, and logs them after every change', async () => {
    const heading = (text: string) => entry(`name: Hero\nlayout: compact\nheading: ${text}`)
    await content.write({ 'entries/hero/hero.md': heading('What stays behind?') })
    const messages: string[] = []
    const log = (message: string) => messages.push(message)
    const other = await startContentful({ contentFolder: content.folder, stateFolder, port: 0, log })
    started.push(other)
    await content.write({ 'entries/hero/hero.md': heading('Trials without a card') })
    expect(await other.refresh()).toEqual({ isChanged: true, problems: [] })
    await content.write({ 'entries/hero/hero.md': heading('Good hosts remember') })
    expect(await other.refresh()).toEqual({ isChanged: true, problems: [] })
    const warning = expect.stringMatching(
      /entries\/hero\/hero\.md:4 {2}heading\n[^]*\n\nThe content has 1 warning\.$/,
    ) as unknown
    expect(messages).toEqual([warning, warning])
  })

  it('keeps serving the last valid content', async () => {
    const before = await firstSync()
    await content.write({ 'entries/faqItem/question-1.md': 'Broken' })
    expect(await contentful.refresh()).toMatchObject({ isChanged: false, problems: [{ line: 1 }] })
    expect(apply({}, await firstSync())).toEqual(apply({}, before))
    await edit({ 'entries/faqItem/question-1.md': item(1, 'Fixed') })
    expect(summary(await nextSync(before.nextSyncToken))).toEqual({ ...nothing, entries: ['question-1'] })
  })

  it('numbers the changes of parallel refreshes in sequence', async () => {
    await content.write({ 'entries/faqItem/question-1.md': item(1, 'New') })
    const results = await Promise.all([contentful.refresh(), contentful.refresh()])
    expect(results.map(({ isChanged }) => isChanged)).toEqual([true, false])
    expect((await loadLedger(stateFolder)).step).toBeGreaterThan(0)
  })
})
