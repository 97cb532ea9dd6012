import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gzipSize } from './figures'
import { inlineScriptsOf, inlineStylesOf, weighPage } from './page-weight'
import type { RecordedRequest, Visit } from './visit'

describe('inlineScriptsOf', () => {
  it('takes scripts that run and stand in the page itself', () => {
    const html = `
      <script>first()</script>
      <script type="module" nonce="x">second()</script>
      <script data-src="/not-a-source.js">third()</script>`
    expect(inlineScriptsOf(html)).toBe('first()\nsecond()\nthird()')
  })

  it('leaves files and data out', () => {
    const html = `
      <script src="/app.js" async=""></script>
      <script async src='/app.js'>ignored()</script>
      <script type="application/ld+json">{"name":"data"}</script>
      <script type=speculationrules>{}</script>`
    expect(inlineScriptsOf(html)).toBe('')
  })
})

describe('inlineStylesOf', () => {
  it('takes every style sheet in the page', () => {
    expect(inlineStylesOf('<style>a{}</style><p>text</p><style data-styled="">b{}</style>')).toBe('a{}\nb{}')
  })
})

describe('weighPage', () => {
  const origin = 'http://127.0.0.1:8000'
  const hash = '0123456789abcdef0123'

  const page = '<style>p{color:navy}</style><script>start()</script><p>Text</p>'
  const app = 'hydrate();'.repeat(50)
  const files = {
    'index.html': page,
    '404.html': '<p>Not here</p>',
    'extra.css': 'a{color:red}',
    [`app-${hash}.js`]: app,
    [`next-${hash}.js`]: 'next();',
    [`later-${hash}.js`]: 'later();',
    'fonts/text.woff2': 'f'.repeat(300),
    'static/hero.avif': 'h'.repeat(200),
    'static/icon.svg': 's'.repeat(40),
    'static/below.avif': 'b'.repeat(500),
  }

  const request = (pathname: string, more: Partial<RecordedRequest> = {}): RecordedRequest => ({
    url: `${origin}${pathname}`,
    phase: 'load',
    reason: 'page',
    status: 200,
    ...more,
  })

  const visit: Visit = {
    status: 200,
    requests: [
      request('/'),
      request('/extra.css'),
      request('/fonts/text.woff2'),
      request('/static/hero.avif'),
      request('/static/icon.svg'),
      request(`/app-${hash}.js`, { phase: 'start' }),
      request(`/app-${hash}.js`, { phase: 'start', reason: 'worker' }),
      request(`/next-${hash}.js`, { phase: 'start', reason: 'prefetch' }),
      request('/static/below.avif', { phase: 'scroll' }),
      request(`/later-${hash}.js`, { phase: 'scroll' }),
    ],
    shifts: [
      { value: 0.01, elements: ['p'] },
      { value: 0.02, elements: ['h1'] },
    ],
    blocked: { beforeIdle: 0, start: 80 },
    domSize: 12,
    scriptErrors: ['TypeError: no light'],
    heroPicture: `${origin}/static/hero.avif`,
  }

  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'page-weight-test-'))
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), text)
    }
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  const weigh = (changes: Partial<Visit> = {}) =>
    weighPage(folder, origin, { name: 'home', path: '/', status: 200 }, { ...visit, ...changes })

  describe('weighPage', () => {
    it('counts the requests before idle', async () => {
      expect((await weigh()).requestsBeforeIdle).toBe(5)
    })

    it('weighs the page, and the styles in it', async () => {
      const { html, inlinedCss } = await weigh()
      expect(html).toMatchObject({ raw: page.length, gzip: gzipSize(page) })
      expect(inlinedCss.raw).toBe('p{color:navy}'.length)
    })

    it('counts inline scripts before idle, and files once the page runtime has started', async () => {
      const { scripts, scriptsBeforeIdle, scriptsUntouched } = await weigh()
      expect(scriptsBeforeIdle).toBe(gzipSize('start()'))
      expect(scriptsUntouched).toBe(gzipSize('start()') + gzipSize(app))
      expect(scripts.map(({ name, phase }) => `${name} ${phase}`)).toEqual(['(inline) load', 'app start'])
    })

    it('names scripts without a source map as one', async () => {
      expect((await weigh()).packages).toEqual([{ name: 'app (no source map)', raw: app.length, gzip: gzipSize(app) }])
    })

    it('weighs fonts, and the pictures before scrolling, as they are', async () => {
      const { fonts, pictures, heroPicture } = await weigh()
      expect(fonts).toEqual({ count: 1, bytes: 300 })
      expect(pictures).toEqual({ count: 2, bytes: 240 })
      expect(heroPicture).toBe(200)
    })

    it('has no hero picture where none is fetched with high priority', async () => {
      expect((await weigh({ heroPicture: undefined })).heroPicture).toBe(0)
    })

    it('adds up every layout shift', async () => {
      expect((await weigh()).layoutShift).toBeCloseTo(0.03)
    })

    it('passes on what scripts have complained of', async () => {
      expect((await weigh()).scriptErrors).toEqual(['TypeError: no light'])
    })

    it('lists requests to other origins, by any script, and those that failed', async () => {
      const requests = [
        ...visit.requests,
        request('', { url: 'https://tags.example/a.js', reason: 'worker' }),
        request('/gone.png', { status: 404 }),
        request('/hangs.json', { status: undefined }),
      ]
      const weight = await weigh({ requests })
      expect(weight.otherOrigins).toEqual(['https://tags.example/a.js'])
      expect(weight.failedRequests).toEqual(['/gone.png', '/hangs.json'])
    })

    it('weighs the 404 page in place of a page that is missing, whose absence is no failure', async () => {
      const missing = { name: '404', path: '/nowhere/', status: 404 as const }
      const requests = [
        request('/nowhere/', { status: 404 }),
        request('/page-data/nowhere/page-data.json', { status: 404 }),
        request('/gone.png', { status: 404 }),
      ]
      const weight = await weighPage(folder, origin, missing, { ...visit, requests, heroPicture: undefined })
      expect(weight.html.raw).toBe(files['404.html'].length)
      expect(weight.failedRequests).toEqual(['/gone.png'])
    })
  })
})
