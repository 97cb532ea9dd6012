import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { cacheControlOf, type Host, type HostOptions, startHost } from './start-host'

describe('cacheControlOf', () => {
  it.each([
    '/app-0123456789abcdef0123.js',
    '/app-0123456789abcdef0123.js.map',
    '/component---src-templates-page-tsx-0123456789abcdef0123.js',
    '/styles.0123456789abcdef0123.css',
    '/static/d/picture.avif',
    '/pictures/hero-0a1b2c3d-640.avif',
    '/social/0a1b2c3d.png',
    '/fonts/text.woff2',
  ])('lets browsers keep %s for a year', (pathname) => {
    expect(cacheControlOf(pathname)).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    '/',
    '/pricing/',
    '/page-data/pricing/page-data.json',
    '/page-data/app-data.json',
    '/page-data/sq/d/0123456789abcdef0123.json',
    '/slice-data/header.json',
    '/sw.js',
    '/blog/app-0123456789abcdef0123.js',
    '/manifest.webmanifest',
  ])('has %s checked at each use', (pathname) => {
    expect(cacheControlOf(pathname)).toBe('public, max-age=0, must-revalidate')
  })
})

describe('startHost', () => {
  const page = (title: string): string => `<!doctype html><title>${title}</title>${'<p>Evening light</p>'.repeat(60)}`
  const video = Buffer.from(Array.from({ length: 2000 }, (_, index) => index % 251))

  const folders: string[] = []
  const hosts: Host[] = []

  async function makeSite(files: Readonly<Record<string, string | Buffer>> = {}): Promise<string> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'host-test-'))
    folders.push(folder)
    const all = { 'index.html': page('Home'), ...files }
    for (const [name, content] of Object.entries(all)) {
      const file = path.join(folder, 'public', name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
    }
    await writeFile(path.join(folder, 'secret.txt'), 'outside')
    return path.join(folder, 'public')
  }

  async function host(options: Partial<HostOptions> = {}): Promise<Host> {
    const started = await startHost({ folder: options.folder ?? (await makeSite()), brotliQuality: 1, ...options })
    hosts.push(started)
    return started
  }

  interface RawAnswer {
    readonly status: number
    readonly headers: IncomingHttpHeaders
    readonly body: Buffer
  }

  /** `fetch` tidies addresses and decompresses, which would hide what is tested here. */
  const ask = (
    { url }: Host,
    target: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const request = httpRequest(url, { path: target, headers, method, agent: false }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        )
      })
      request.on('error', reject)
      request.end()
    })

  afterEach(async () => {
    await Promise.all(hosts.splice(0).map(({ close }) => close()))
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
  })

  describe('pages', () => {
    it('are served at addresses that end in a slash', async () => {
      const site = await host({ folder: await makeSite({ 'pricing/index.html': page('Pricing') }) })
      const answer = await ask(site, '/pricing/?plan=plus')
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(answer.body.toString()).toContain('<title>Pricing</title>')
    })

    it('are found without the slash by a redirect that keeps the query', async () => {
      const site = await host({ folder: await makeSite({ 'pricing/index.html': page('Pricing') }) })
      const answer = await ask(site, '/pricing?utm_source=a&utm_medium=b?c')
      expect(answer.status).toBe(301)
      expect(answer.headers.location).toBe('/pricing/?utm_source=a&utm_medium=b?c')
    })

    it('never redirect to another host, however the address is written', async () => {
      const site = await host({ folder: await makeSite({ 'evil.example/index.html': page('Local') }) })
      expect((await ask(site, '//evil.example')).headers.location).toBe('/evil.example/')
    })

    it('that are missing show the 404 page with status 404, also to a client that knows it', async () => {
      const site = await host({ folder: await makeSite({ '404.html': page('Not here') }) })
      const answer = await ask(site, '/nowhere/', { 'Accept-Encoding': 'br' })
      expect(answer.status).toBe(404)
      expect(brotliDecompressSync(answer.body).toString()).toContain('Not here')
      const again = await ask(site, '/nowhere', { 'If-None-Match': answer.headers.etag ?? '' })
      expect(again.status).toBe(404)
    })

    it('get plain text when the page is missing and the site has no 404 page', async () => {
      const answer = await ask(await host(), '/nowhere/')
      expect(answer.status).toBe(404)
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    })
  })

  describe('assets', () => {
    it('that are missing get a plain 404, never a page', async () => {
      const site = await host({ folder: await makeSite({ '404.html': page('Not here') }) })
      const answer = await ask(site, '/app-0123456789abcdef0123.js')
      expect(answer.status).toBe(404)
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    it('with a hash in their name may be kept for a year', async () => {
      const name = 'app-0123456789abcdef0123.js'
      const site = await host({ folder: await makeSite({ [name]: 'run()' }) })
      const answer = await ask(site, `/${name}`)
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    })
  })

  describe('compression', () => {
    it('uses Brotli, gzip or nothing, as the client accepts', async () => {
      const site = await host()
      const brotli = await ask(site, '/', { 'Accept-Encoding': 'gzip, br' })
      const gzip = await ask(site, '/', { 'Accept-Encoding': 'gzip' })
      const identity = await ask(site, '/')

      expect(brotli.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(brotli.body)).toEqual(identity.body)
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(gzip.body)).toEqual(identity.body)
      expect(identity.headers['content-encoding']).toBeUndefined()
      for (const { headers } of [brotli, gzip, identity]) expect(headers.vary).toBe('Accept-Encoding')
      expect(new Set([brotli, gzip, identity].map(({ headers }) => headers.etag)).size).toBe(3)
    })

    it('leaves pictures and videos as they are', async () => {
      const site = await host({ folder: await makeSite({ 'static/tour.mp4': video }) })
      const answer = await ask(site, '/static/tour.mp4', { 'Accept-Encoding': 'gzip, br' })
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.headers.vary).toBeUndefined()
      expect(answer.body).toEqual(video)
    })
  })

  describe('validation', () => {
    it('answers 304 without content while the copy holds, and 200 afterwards', async () => {
      const folder = await makeSite()
      const site = await host({ folder })
      const { etag = '' } = (await ask(site, '/', { 'Accept-Encoding': 'br' })).headers
      const condition = { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${etag}` }

      const unchanged = await ask(site, '/', condition)
      expect(unchanged.status).toBe(304)
      expect(unchanged.body).toHaveLength(0)
      expect(unchanged.headers.etag).toBe(etag)

      await writeFile(path.join(folder, 'index.html'), page('Changed'))
      expect((await ask(site, '/', condition)).status).toBe(200)
    })
  })

  describe('parts of a video', () => {
    const videoHost = async (): Promise<Host> => host({ folder: await makeSite({ 'static/tour.mp4': video }) })

    it('are sent as asked', async () => {
      const answer = await ask(await videoHost(), '/static/tour.mp4', { Range: 'bytes=100-299' })
      expect(answer.status).toBe(206)
      expect(answer.headers['content-range']).toBe('bytes 100-299/2000')
      expect(answer.headers['content-length']).toBe('200')
      expect(answer.body).toEqual(video.subarray(100, 300))
    })

    it('rejects a range beyond the end', async () => {
      const answer = await ask(await videoHost(), '/static/tour.mp4', { Range: 'bytes=2000-' })
      expect(answer.status).toBe(416)
      expect(answer.headers['content-range']).toBe('bytes */2000')
    })

    it('sends the complete video when it has changed', async () => {
      const answer = await ask(await videoHost(), '/static/tour.mp4', { Range: 'bytes=0-9', 'If-Range': '"old"' })
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual(video)
    })
  })

  describe('methods', () => {
    it('answers HEAD like GET, without content', async () => {
      const site = await host()
      const get = await ask(site, '/', { 'Accept-Encoding': 'gzip' })
      const head = await ask(site, '/', { 'Accept-Encoding': 'gzip' }, 'HEAD')
      expect(head.status).toBe(200)
      expect(head.body).toHaveLength(0)
      expect(head.headers['content-length']).toBe(String(get.body.length))
      expect(head.headers.etag).toBe(get.headers.etag)
    })

    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed on files', async (method) => {
      const answer = await ask(await host(), '/', {}, method)
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD')
    })
  })

  describe('safety', () => {
    it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/..%5csecret.txt', '/a%00.txt', '/%zz'])(
      'refuses %s',
      async (target) => {
        const answer = await ask(await host(), target)
        expect(answer.status).toBe(400)
        expect(answer.body.toString()).not.toContain('outside')
      },
    )

    it('sends security headers with every answer', async () => {
      const site = await host({ redirects: [{ from: '/old/', to: '/', status: 301 }] })
      for (const target of ['/', '/old/', '/nowhere/', '/nothing.js', '/%zz']) {
        const { headers } = await ask(site, target)
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'x-frame-options': 'SAMEORIGIN',
          'content-security-policy': "frame-ancestors 'self'",
        })
        expect(headers['permissions-policy']).toContain('camera=()')
      }
    })

    it('allows extra headers to replace its own', async () => {
      const site = await host({ extraHeaders: { 'x-frame-options': 'DENY', 'X-Build': '7' } })
      expect((await ask(site, '/')).headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-build': '7' })
    })
  })

  describe('redirects', () => {
    const redirects = [{ from: '/old/', to: '/new/', status: 302 }]

    it('reads the build’s list, and does not serve it', async () => {
      const site = await host({ folder: await makeSite({ '_redirects.json': JSON.stringify(redirects) }) })
      const answer = await ask(site, '/old?utm_source=a')
      expect(answer.status).toBe(302)
      expect(answer.headers.location).toBe('/new/?utm_source=a')
      expect((await ask(site, '/_redirects.json')).status).toBe(404)
    })

    it('given at the start win over the build’s', async () => {
      const site = await host({
        folder: await makeSite({ '_redirects.json': JSON.stringify(redirects) }),
        redirects: [{ from: '/old/', to: '/newest/', status: 301 }],
      })
      expect((await ask(site, '/old/')).headers.location).toBe('/newest/')
    })

    it.each(['{}', 'no JSON', '[{"from":"/a","to":"//evil.example","status":301}]'])(
      'that can’t be read (%s) stop the start with the file’s name',
      async (text) => {
        const folder = await makeSite({ '_redirects.json': text })
        await expect(startHost({ folder })).rejects.toThrow(/_redirects\.json is not a list of redirects/)
      },
    )
  })

  describe('routes', () => {
    it('answer before files, for every method, with the security headers', async () => {
      const site = await host({
        routes: (request, response) => {
          if (!request.url?.startsWith('/api/')) return false
          response.writeHead(201, { 'Content-Type': 'application/json' }).end(`{"method":"${request.method}"}`)
          return true
        },
      })
      const answer = await ask(site, '/api/crm/submitForm', {}, 'POST')
      expect(answer.status).toBe(201)
      expect(answer.body.toString()).toBe('{"method":"POST"}')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect((await ask(site, '/')).status).toBe(200)
    })

    it('that fail are answered with 500 and do not end the host', async () => {
      const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
      const site = await host({
        routes: (request) => {
          if (request.url === '/broken') throw new Error('broken route')
          return false
        },
      })
      expect((await ask(site, '/broken')).status).toBe(500)
      expect(complaint).toHaveBeenCalled()
      expect((await ask(site, '/')).status).toBe(200)
    })

    it('that fail for a document are answered with the page for errors, for anything else with a line of text', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined)
      const site = await host({
        folder: await makeSite({ '500.html': page('Our fault') }),
        routes: () => Promise.reject(new Error('broken route')),
      })
      const document = await ask(site, '/pricing/', { accept: 'text/html,*/*', 'if-none-match': '*' })
      expect(document.status).toBe(500)
      expect(document.headers['content-type']).toContain('text/html')
      expect(document.body.toString()).toContain('Our fault')
      const data = await ask(site, '/page-data/pricing/page-data.json', { accept: '*/*' })
      expect(data.status).toBe(500)
      expect(data.headers['content-type']).toContain('text/plain')
    })
  })

  describe('deployments', () => {
    it('replaces the whole site: serves the new files and none of the old ones', async () => {
      const first = await makeSite({ 'old.js': 'old()', '_redirects.json': '[{"from":"/a/","to":"/","status":301}]' })
      const second = await makeSite({ 'index.html': page('Second'), 'new.js': 'renewed()' })
      const site = await host({ folder: first })
      expect((await ask(site, '/a/')).status).toBe(301)

      await site.setFolder(second)

      expect((await ask(site, '/')).body.toString()).toContain('Second')
      expect((await ask(site, '/new.js')).status).toBe(200)
      expect((await ask(site, '/old.js')).status).toBe(404)
      expect((await ask(site, '/a/')).status).toBe(404)
    })

    it('reports a missing build', async () => {
      const empty = await mkdtemp(path.join(os.tmpdir(), 'host-test-'))
      folders.push(empty)
      await expect(startHost({ folder: empty })).rejects.toThrow('Run "npm run build" first')
      const site = await host()
      await expect(site.setFolder(empty)).rejects.toThrow('There is no built site')
      expect((await ask(site, '/')).status).toBe(200)
    })

    it('reports a port that is in use', async () => {
      const { url } = await host()
      const port = Number(new URL(url).port)
      await expect(startHost({ folder: await makeSite(), port })).rejects.toThrow(`Port ${port} is in use`)
    })
  })
})
