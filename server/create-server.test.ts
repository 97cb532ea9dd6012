import { once } from 'node:events'
import { rename, symlink, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Failure } from '../src/lib/failure'
import { createServer, type ServerOptions } from './create-server'
import { useOwnFolder } from './test-support/own-folder'
import { get } from './test-support/raw-requests'
import { ask, samplePage, useSites } from './test-support/test-site'
import { until } from './test-support/until'

const video = Buffer.alloc(2000)
const sites = useSites()

const serve = async (files: Readonly<Record<string, string | Buffer>> = {}) =>
  (await sites.start({ folder: await sites.make(files) })).url

it.each(['/', '/static/tour.mp4', '/static/a.avif', '/nowhere/'])(
  'answers HEAD of %s like GET, without content',
  async (target) => {
    const url = await serve({ 'static/tour.mp4': video, 'static/a.avif': video, '404.html': samplePage('Not here') })
    const answer = await ask(url, target, { 'Accept-Encoding': 'gzip' })
    const head = await ask(url, target, { 'Accept-Encoding': 'gzip' }, 'HEAD')
    expect(head.status).toBe(answer.status)
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(answer.body.length))
    expect(head.headers.etag).toBe(answer.headers.etag)
  },
)

it('takes requests of one connection one after another, and none after its end', async () => {
  const asked: IncomingMessage[] = []
  const answers: ServerResponse[] = []
  const { url } = await sites.start({
    before: (request, response) => {
      asked.push(request)
      answers.push(response)
      return true
    },
  })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write([1, 2, 3].map((number) => get(`/${number}`).replace('Connection: close\r\n', '')).join(''))
  const askElsewhere = async (): Promise<void> => {
    const count = asked.length
    void ask(url, '/elsewhere')
    await until(() => asked.length > count)
    answers.at(-1)?.end()
  }
  await until(() => asked.length === 1)
  await askElsewhere()
  answers[0]?.end()
  await until(() => asked.length === 3)
  socket.destroy()
  await once(asked[2]?.socket as Socket, 'close')
  await askElsewhere()
  expect(asked.map((request) => request.url)).toEqual(['/1', '/elsewhere', '/2', '/elsewhere'])
})

describe('headers', () => {
  it('contain the policy of a page, also with 304, whose headers replace those of the copy', async () => {
    const policy = "default-src 'self';style-src 'sha256-a'"
    const policies = [{ policy, pages: ['/index.html'] }]
    const url = await serve({ 'index.html': samplePage('Home'), '_policies.json': JSON.stringify(policies) })
    const first = await ask(url, '/')
    const again = await ask(url, '/', { 'if-none-match': first.headers.etag ?? '' })
    expect(again.status).toBe(304)
    for (const { headers } of [first, again]) {
      expect(headers['content-security-policy']).toMatch(new RegExp(`^${policy};frame-ancestors 'self';`))
      expect(headers['permissions-policy']).toContain('camera=()')
    }
  })

  it.each(['/', '/static/tour.mp4', '/old/', '/nowhere/', '/nothing.js', '/nothing.svg'])(
    'let Contentful frame %s of a preview, until a published build replaces it',
    async (target) => {
      const files = { '_redirects.json': '[{"from":"/old/","to":"/","status":301}]', 'static/tour.mp4': video }
      const server = await sites.start({ folder: await sites.make({ ...files, 'version.json': '{"preview":true}' }) })
      const preview = (await ask(server.url, target)).headers
      expect(preview['content-security-policy']).toContain('https://app.contentful.com https://app.eu.contentful.com')
      expect(preview['x-frame-options']).toBeUndefined()
      await server.setFolder(await sites.make({ ...files, 'version.json': '{"preview":false}' }))
      const published = (await ask(server.url, target)).headers
      expect(published['content-security-policy']).not.toContain('contentful')
      expect(published['x-frame-options']).toBe('SAMEORIGIN')
    },
  )
})

it('does not replace a published site with drafts that it may not show', async () => {
  const server = await sites.start({ folder: await sites.make(), allowsDrafts: false })
  const drafts = await sites.make({ 'index.html': 'A draft', 'version.json': '{"preview":true}' })
  await expect(server.setFolder(drafts)).rejects.toThrow('This site was built with drafts.')
  expect((await ask(server.url, '/')).body.toString()).not.toContain('A draft')
})

it('does not serve a site if it cannot read whether it has drafts', async () => {
  const unreadable = await sites.make({ 'version.json/a.txt': '' })
  await expect(createServer({ folder: unreadable, allowsDrafts: false })).rejects.toThrow('EISDIR')
})

it('shows the 500 page for a document, a line of text otherwise, and keeps running after an error', async () => {
  const { url } = await sites.start({
    folder: await sites.make({ '500.html': samplePage('Our fault') }),
    before: (request) => {
      if (request.url?.startsWith('/pricing/')) throw new Error('broken route')
      return false
    },
  })
  const document = await ask(url, '/pricing/', { accept: 'text/html,*/*', 'if-none-match': '*' })
  expect(document.status).toBe(500)
  expect(document.body.toString()).toContain('Our fault')
  const data = await ask(url, '/pricing/data.json', { accept: '*/*' })
  expect(data.status).toBe(500)
  expect(data.headers['content-type']).toContain('text/plain')
  expect(data.body.toString()).not.toContain('broken route')
  expect((await ask(url, '/')).status).toBe(200)
})

describe('deployments', () => {
  const at = useOwnFolder()

  it('replace the complete site', async () => {
    const redirects = '[{"from":"/a/","to":"/","status":301}]'
    const server = await sites.start({ folder: await sites.make({ 'old.js': 'old()', '_redirects.json': redirects }) })
    expect((await ask(server.url, '/a/')).status).toBe(301)
    await server.setFolder(await sites.make({ 'index.html': samplePage('Second'), 'new.js': 'renewed()' }))
    expect((await ask(server.url, '/')).body.toString()).toContain('Second')
    expect((await ask(server.url, '/new.js')).status).toBe(200)
    expect((await ask(server.url, '/old.js')).status).toBe(404)
    expect((await ask(server.url, '/a/')).status).toBe(404)
  })

  it('follow a symbolic link', async () => {
    const [first, second] = [await sites.make(), await sites.make({ 'index.html': samplePage('Second') })]
    await symlink(first, at('current'))
    const server = await sites.start({ folder: at('current') })
    await symlink(second, at('next'))
    await rename(at('next'), at('current'))
    await until(async () => (await ask(server.url, '/')).body.includes('Second'))
  })

  it('keep the current site if the next one cannot be opened', async () => {
    await expect(createServer({ folder: at() })).rejects.toThrow('or set SITE_FOLDER to a built site.')
    const server = await sites.start()
    await expect(server.setFolder(at())).rejects.toThrow('There is no built site')
    await writeFile(at('index.html'), 'broken')
    await writeFile(at('_redirects.json'), '{}')
    await expect(server.setFolder(at())).rejects.toThrow('_redirects.json')
    expect((await ask(server.url, '/')).body.toString()).toContain('Home')
  })

  it('fail with a clear message if the port is in use', async () => {
    const { url } = await sites.start()
    const port = Number(new URL(url).port)
    const second = await createServer({ folder: await sites.make() })
    await expect(second.listen(port)).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another port with PORT.`,
    )
    await second.close()
  })

  it('fail with a clear message if the host is not an address of this machine', async () => {
    const server = await createServer({ folder: await sites.make() })
    await expect(server.listen(0, '192.0.2.1')).rejects.toThrow(
      new Failure(
        'The server cannot listen (listen EADDRNOTAVAIL: address not available 192.0.2.1). Change HOST or PORT.',
      ),
    )
    await server.close()
  })

  it('keep the error of a part that fails when the server starts', async () => {
    const fault = new Error('A hook failed')
    const extend: ServerOptions['extend'] = (app) => app.addHook('onReady', () => Promise.reject(fault))
    const server = await createServer({ folder: await sites.make(), extend })
    await expect(server.listen()).rejects.toBe(fault)
    await server.close()
  })
})

it('finishes requests in progress when it closes, and then their connections', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let arrived: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => (arrived = resolve))
  const server = await createServer({
    folder: await sites.make(),
    before: async () => {
      arrived()
      await held
      return false
    },
  })
  const answer = ask(await server.listen(), '/', { connection: 'keep-alive' })
  await arrival
  const closed = server.close()
  release()
  const { status, headers } = await answer
  expect(status).toBe(200)
  expect(headers.connection).toBe('close')
  await closed
})
