import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ask, samplePage, useSites } from '../test-support/test-site'

const video = Buffer.from(Array.from({ length: 2000 }, (_, index) => index % 251))
const sites = useSites()

const serve = async (files: Readonly<Record<string, string | Buffer>> = {}) =>
  (await sites.start({ folder: await sites.make(files) })).url

describe('pages', () => {
  it('have a header with their early script, unlike other files', async () => {
    const url = await serve({ 'pricing/index.html': samplePage('Pricing'), 'data.json': '{}' })
    const linkOf = async (target: string) => (await ask(url, target)).headers.link
    expect(await linkOf('/pricing/')).toBe('</site-attribution.js>; rel=preload; as=script; fetchpriority=low')
    expect(await linkOf('/data.json')).toBeUndefined()
  })

  it('that are missing show the 404 page with status 404, also to a client that knows it', async () => {
    const url = await serve({ '404.html': samplePage('Not here') })
    const answer = await ask(url, '/nowhere/', { 'Accept-Encoding': 'br' })
    expect(answer.status).toBe(404)
    expect(brotliDecompressSync(answer.body).toString()).toContain('Not here')
    const again = await ask(url, '/nowhere', { 'If-None-Match': answer.headers.etag ?? '' })
    expect(again.status).toBe(404)
  })
})

it.each([
  ['app-0123456789abcdef0123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['static/a.avif', 'image/avif', 'public, max-age=31536000, immutable'],
  ['webinars/a/event.ics', 'text/calendar; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'public, max-age=0, must-revalidate'],
])('%s has its type and lifetime', async (name, type, cacheControl) => {
  const answer = await ask(await serve({ [name]: 'content' }), `/${name}`)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl })
})

describe('compression', () => {
  it('uses Brotli, gzip or nothing, as the client accepts', async () => {
    const url = await serve()
    const brotli = await ask(url, '/', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    const gzip = await ask(url, '/', { 'Accept-Encoding': 'br;q=0.5, gzip' })
    const identity = await ask(url, '/', { 'Accept-Encoding': 'br;q=0, gzip;q=0' })

    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body)).toEqual(identity.body)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body)).toEqual(identity.body)
    expect(identity.headers['content-encoding']).toBeUndefined()
    for (const { headers } of [brotli, gzip, identity]) expect(headers.vary).toBe('Accept-Encoding')
    expect(new Set([brotli, gzip, identity].map(({ headers }) => headers.etag)).size).toBe(3)
  })
})

describe('validation', () => {
  it.each(['/', '/static/tour.mp4', '/static/a.avif'])(
    'answers 304 without content for an unchanged copy of %s',
    async (target) => {
      const url = await serve({ 'static/tour.mp4': video, 'static/a.avif': video })
      const { etag = '', 'cache-control': cacheControl } = (await ask(url, target, { 'Accept-Encoding': 'br' })).headers
      const condition = {
        'Accept-Encoding': 'br',
        'If-None-Match': `"other", ${etag.startsWith('W/') ? '' : 'W/'}${etag}`,
      }
      const unchanged = await ask(url, target, condition)
      expect(unchanged.status).toBe(304)
      expect(unchanged.body).toHaveLength(0)
      expect(unchanged.headers).toMatchObject({ etag, 'cache-control': cacheControl })
    },
  )

  it('keeps the ETag of an unchanged page in another build, and changes that of a changed one', async () => {
    const server = await sites.start({ folder: await sites.make({ 'a/index.html': 'a', 'b/index.html': 'b' }) })
    const etags = async () =>
      Promise.all(['/a/', '/b/'].map(async (target) => (await ask(server.url, target)).headers.etag))
    const [a, b] = await etags()
    await server.setFolder(await sites.make({ 'a/index.html': 'a', 'b/index.html': 'changed' }))
    const [sameA, otherB] = await etags()
    expect(sameA).toBe(a)
    expect(otherB).not.toBe(b)
  })
})

describe('pictures', () => {
  const large = Buffer.alloc(200 * 1024, 1)

  it('are sent from memory, and large ones from the disk', async () => {
    const folder = await sites.make({ 'static/small.avif': video, 'static/large.avif': large })
    const { url } = await sites.start({ folder })
    const askBoth = () => Promise.all(['small', 'large'].map((name) => ask(url, `/static/${name}.avif`)))
    const [small] = await askBoth()
    expect(small?.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(video.length) })
    expect(small?.body).toEqual(video)
    await Promise.all(['small', 'large'].map((name) => writeFile(path.join(folder, `static/${name}.avif`), 'changed')))
    const [same, changed] = await askBoth()
    expect(same?.body).toEqual(video)
    expect(changed?.body.toString()).toBe('changed')
  })

  it('are sent in parts as requested, with the same ETag', async () => {
    const url = await serve({ 'static/a.avif': video })
    const { etag = '' } = (await ask(url, '/static/a.avif')).headers
    const part = await ask(url, '/static/a.avif', { Range: 'bytes=100-299' })
    expect(part.status).toBe(206)
    expect(part.headers).toMatchObject({ etag, 'content-type': 'image/avif', 'content-range': 'bytes 100-299/2000' })
    expect(part.body).toEqual(video.subarray(100, 300))
    const beyond = await ask(url, '/static/a.avif', { Range: 'bytes=2000-' })
    expect(beyond.status).toBe(416)
    const other = await ask(url, '/static/a.avif', { Range: 'bytes=0-9', 'If-Range': '"old"' })
    expect([other.status, other.body]).toEqual([200, video])
  })
})
