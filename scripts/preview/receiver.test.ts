import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createAsk } from '../../server/ask'
import { signedWebhook, testSecret } from '../../server/publishing/test-support/webhooks'
import { useServices } from '../../server/test-support/services'
import type { Place } from './find-place'
import { createReceiver, webhookPath, workFor } from './receiver'
import type { Work } from './work-queue'

const password = 'a long password'
const authorization = `Basic ${Buffer.from(`editor:${password}`).toString('base64')}`
const app = 'https://app.contentful.com/spaces/space/environments/master'

const state = { isReady: true, starts: 1, refreshes: 0 }
const places = new Map<string, Place>()

const startService = useServices()
/** What Gatsby was asked for. */
let asked: { readonly url?: string; readonly headers: IncomingHttpHeaders }[]
let works: Work[]
let answer: (response: ServerResponse) => void
let receiver: FastifyInstance

beforeEach(async () => {
  asked = []
  works = []
  answer = (response) => response.end('A page')
  state.isReady = true
  const origin = await startService(({ url, headers }, response) => {
    asked.push({ url, headers })
    answer(response.setHeader('access-control-allow-origin', '*'))
  })
  receiver = await createReceiver({
    access: { password },
    signingSecret: testSecret,
    origin,
    gatsby: { state: () => state },
    findPlace: async (id) => places.get(id) ?? { kind: 'unknown' },
    onChange: (work) => works.push(work),
    app,
  })
})

afterEach(async () => {
  await receiver.close()
})

const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  receiver.inject({ url, headers: { authorization, ...headers } })

describe('the webhook', () => {
  const send = async (webhook: ReturnType<typeof signedWebhook>): Promise<number> => {
    const { headers, body: payload } = webhook
    return (await receiver.inject({ method: 'POST', url: webhookPath, headers, payload })).statusCode
  }

  it('accepts what Contentful has signed, without the password, once', async () => {
    const webhook = signedWebhook({ path: webhookPath })
    expect([await send(webhook), await send(webhook)]).toEqual([202, 409])
    expect(works).toEqual(['refresh'])
  })

  it('refuses another secret', async () => {
    expect(await send(signedWebhook({ path: webhookPath, secret: 'o'.repeat(64) }))).toBe(403)
    expect(works).toEqual([])
  })

  it('refuses a body that is too large', async () => {
    expect(await send(signedWebhook({ path: webhookPath, body: ' '.repeat(3 * 1024 * 1024) }))).toBe(413)
  })
})

it.each([
  ...['create', 'save', 'auto_save', 'publish', 'unpublish'].map((action) => [action, 'refresh'] as const),
  ...['delete', 'archive', 'unarchive'].map((action) => [action, 'restart'] as const),
  ...['complete', ''].map((action) => [action, undefined] as const),
])('does for the action %j: %s', (action, work) => {
  expect(workFor(`ContentManagement.Entry.${action}`)).toBe(work)
  expect(workFor(`ContentManagement.Asset.${action}`)).toBe(work)
  expect(workFor(`ContentManagement.Task.${action}`)).toBeUndefined()
})

it('restarts for a new content type, and ignores its drafts', () => {
  expect(workFor('ContentManagement.ContentType.publish')).toBe('restart')
  expect(workFor('ContentManagement.ContentType.save')).toBeUndefined()
})

describe('a page', () => {
  it('comes from Gatsby, without the password', async () => {
    const answer = await open('/pricing/?a=b')
    expect([answer.statusCode, answer.body]).toEqual([200, 'A page'])
    expect(asked).toEqual([
      { url: '/pricing/?a=b', headers: expect.not.objectContaining({ authorization }) as unknown },
    ])
  })

  it('is refreshed if Gatsby keeps its data waiting, once', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    await open('/page-data/index/page-data.json')
    jest.advanceTimersByTime(3000)
    expect(works).toEqual([])
    let finish = (): void => undefined
    answer = (response) => (finish = () => response.end('Data'))
    const waiting = open('/page-data/index/page-data.json')
    while (asked.length < 2) await new Promise(setImmediate)
    jest.advanceTimersByTime(2999)
    expect(works).toEqual([])
    jest.advanceTimersByTime(60_000)
    expect(works).toEqual(['refresh'])
    finish()
    expect((await waiting).body).toBe('Data')
  })

  it('may be framed by Contentful only, and is for no other site and no search engine', async () => {
    const { headers } = await open('/')
    expect(headers['content-security-policy']).toBe(
      "frame-ancestors 'self' https://app.contentful.com https://app.eu.contentful.com",
    )
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('x-frame-options')
  })

  it('needs the password', async () => {
    expect((await receiver.inject('/')).statusCode).toBe(401)
    expect(asked).toEqual([])
  })

  it.each([
    '/__refresh',
    '/___graphql',
    '/_graphql',
    '/%5F_graphql',
    '//__open-stack-frame-in-editor',
    '/a/../___graphql',
    '/a/%2e%2e/__refresh',
    '/_preview/state/',
    '/_gatsby/file/a/b.html?u=http%3A%2F%2F169.254.169.254%2F',
  ])('is not %s, which is for programs of this machine', async (url) => {
    expect((await open(url)).statusCode).toBe(404)
    expect(asked).toEqual([])
  })

  it('is not a private address behind a backslash', async () => {
    const ask = createAsk(await receiver.listen({ port: 0 }))
    expect((await ask('/.\\___graphql', { headers: { authorization } })).status).toBe(404)
    expect(asked).toEqual([])
  })

  it('may use the updates of Gatsby', async () => {
    for (const url of ['/__webpack_hmr', '/socket.io/?EIO=4']) {
      expect((await open(url)).statusCode).toBe(200)
    }
  })

  it('is replaced by a notice that reloads itself while Gatsby starts', async () => {
    state.isReady = false
    for (const url of ['/', '/preview/home-hero']) {
      const { statusCode, body, headers } = await open(url)
      expect([statusCode, headers.refresh]).toEqual([503, '3'])
      expect(body).toContain('The preview is starting')
    }
  })
})

describe('the address of an entry', () => {
  it('leads to the page and the part of it that show the entry', async () => {
    places.set('question', { kind: 'page', path: '/pricing/', island: 'pricing-faq' })
    places.set('pricing', { kind: 'page', path: '/pricing/' })
    for (const [id, location] of [
      ['question', '/pricing/#pricing-faq'],
      ['pricing', '/pricing/'],
    ]) {
      const { statusCode, headers } = await open(`/preview/${id ?? ''}`)
      expect([statusCode, headers.location]).toEqual([302, location])
    }
  })

  it('shows a notice for a page that is not finished, with a link to the field', async () => {
    places.set('draft', {
      kind: 'unfinished',
      problems: [{ text: 'Page "<Draft>", field "path": it is empty.', field: 'path' }],
    })
    const { statusCode, body, headers } = await open('/preview/draft')
    expect([statusCode, headers.refresh]).toEqual([200, '3'])
    expect(body).toContain('<li>Page &quot;&lt;Draft&gt;&quot;, field &quot;path&quot;: it is empty.</li>')
    expect(body).toContain(`<a href="${app}/entries/draft?focusedField=path" target="_blank">`)
  })

  it('says that no page shows an entry, or that there is none', async () => {
    places.set('unused', { kind: 'nowhere' })
    expect((await open('/preview/unused')).body).toContain(`<a href="${app}/entries/unused" target="_blank">`)
    expect((await open('/preview/%3Cscript%3E')).body).toContain('no entry “&lt;script&gt;”')
  })
})
