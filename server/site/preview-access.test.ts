import fastify, { type FastifyInstance } from 'fastify'
import { createAsk } from '../ask'
import { guardPreview, makePreviewLink, type PreviewAccess } from './preview-access'

const password = 'a long password: really'
const linkKey = 'k'.repeat(32)
const day = 24 * 60 * 60 * 1000

let app: FastifyInstance | undefined

afterEach(async () => {
  await app?.close()
})

async function serve(access: PreviewAccess): Promise<FastifyInstance> {
  app = fastify()
  guardPreview(app, access, (pathname) => pathname === '/healthz')
  app.get('/*', (_request, reply) => reply.header('cache-control', 'public, max-age=60').send('A draft'))
  await app.ready()
  return app
}

/** Requests paths as they are: `inject` normalizes them. */
const askOf = async (server: FastifyInstance) => createAsk(await server.listen({ port: 0 }))

const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`

const tokenOf = (address: string): string => new URL(address).searchParams.get('preview-link') ?? ''

const linkTo = (path: string, key = linkKey): string =>
  makePreviewLink(`https://preview.example.com${path}`, key, Date.now()).slice('https://preview.example.com'.length)

it.each([
  ['the password, with any user', basic(`dana:${password}`), 200],
  ['another password', basic('dana:wrong'), 401],
  ['a password without a user', basic(password.slice(0, 15)), 401],
  ['no password', undefined, 401],
])('answers a request with %s', async (_what, authorization, status) => {
  const headers = authorization === undefined ? {} : { authorization }
  const answer = await (await serve({ password, linkKey })).inject({ url: '/pricing/', headers })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['x-robots-tag']).toBe('noindex')
  if (status === 401) expect(answer.headers['www-authenticate']).toBe('Basic realm="Preview", charset="UTF-8"')
})

it('keeps pages out of shared caches', async () => {
  const answer = await (
    await serve({ password })
  ).inject({ url: '/', headers: { authorization: basic(`:${password}`) } })
  expect(answer.headers['cache-control']).toBe('private, max-age=60')
})

it('exempts what has other protection', async () => {
  const server = await serve({ password })
  expect((await server.inject('/healthz')).statusCode).toBe(200)
  const ask = await askOf(server)
  for (const path of ['/healthz/more', '/pricing/../healthz', '/pricing/%2e%2e/healthz']) {
    expect((await ask(path)).status).toBe(401)
  }
})

it('opens all pages to whoever has a link, for seven days', async () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const server = await serve({ linkKey })
  const first = await server.inject(linkTo('/pricing/?plan=plus'))
  expect([first.statusCode, first.headers.location]).toEqual([302, '/pricing/?plan=plus'])
  expect(first.headers['set-cookie']).toMatch(/; Path=\/; Max-Age=604800; HttpOnly; Secure; SameSite=Lax$/)

  const [cookie = ''] = String(first.headers['set-cookie']).split(';')
  const open = async () =>
    (await server.inject({ url: '/about/', headers: { cookie: `other=1; ${cookie}` } })).statusCode
  jest.setSystemTime(Date.now() + 7 * day - 1000)
  expect(await open()).toBe(200)
  jest.setSystemTime(Date.now() + 2000)
  expect(await open()).toBe(403)
})

it.each([
  ['made with another key, after a change of the key', linkTo('/', 'o'.repeat(32))],
  [
    'with a later end',
    `/?preview-link=${Date.now() + 900 * day}.${tokenOf(`https://a.example${linkTo('/')}`).split('.')[1]}`,
  ],
  ['without a signature', `/?preview-link=${Date.now() + day}`],
])('refuses a link %s', async (_what, address) => {
  const answer = await (await serve({ password, linkKey })).inject(address)
  expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining('Ask for a new one')])
  expect(answer.headers['set-cookie']).toBeUndefined()
})

it('does not accept an unsigned link when no key is set', async () => {
  const answer = await (await serve({ password })).inject(linkTo('/', ''))
  expect(answer.statusCode).toBe(403)
})

it.each([
  ['//evil.example/', '/'],
  ['/.//evil.example/', '/evil.example/'],
])('sends nobody to another site from %s', async (path, location) => {
  const ask = await askOf(await serve({ linkKey }))
  const { headers } = await ask(path + linkTo('/').slice(1))
  expect(headers.location).toBe(location)
})
