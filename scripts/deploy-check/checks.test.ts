import { brotliCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LeadStore } from '../../server/store/lead-store'
import { sampleDefinition } from '../../server/test-support/samples'
import { allLeads, openTestStore, testDependencies } from '../../server/test-support/test-dependencies'
import { samplePage, testSites } from '../../server/test-support/test-site'
import { createAsk } from './ask'
import { checks, runChecks, type Site } from './checks'
import { readSite } from './read-site'
import { checkTestLead } from './test-lead'

const sites = testSites()
let store: LeadStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())
afterEach(() => sites.end())

const script = '/app-0123456789abcdef0123.js'
const picture = '/pictures/hero-0123.avif'
const site: Site = {
  page: '/pricing/',
  script,
  picture,
  redirects: [{ from: '/old/', to: '/new/', status: 301 }],
  oldFiles: ['/old-0123456789abcdef0123.js'],
}

/** Changes an answer before it is sent; returns another body. */
type Fault = (request: FastifyRequest, reply: FastifyReply, body: unknown) => unknown

async function start(fault?: Fault) {
  const folder = await sites.make({
    'index.html': `${samplePage('Home')}<script src="${script}"></script><img src="${picture}">`,
    'pricing/index.html': samplePage('Pricing'),
    '404.html': samplePage('Not here'),
    [script.slice(1)]: 'run();'.repeat(400),
    'old-0123456789abcdef0123.js': 'run()',
    [picture.slice(1)]: Buffer.alloc(1000),
    'icons/icon-192x192.png': Buffer.alloc(100),
    'page-data/app-data.json': JSON.stringify({ a: 'b'.repeat(1500) }),
    'sw.js': 'self.run()',
    'sitemap.xml': `<urlset>${'<url><loc>https://www.example.com/pricing/</loc></url>'.repeat(40)}</urlset>`,
    '_redirects.json': JSON.stringify(site.redirects),
  })
  const { url } = await sites.start({
    folder,
    leads: testDependencies(store),
    extend: (app) => {
      if (fault) app.addHook('onSend', async (request, reply, body) => fault(request, reply, body))
    },
  })
  return createAsk(url)
}

const failing = async (fault?: Fault): Promise<readonly string[]> =>
  (await runChecks(await start(fault), site)).filter(({ problems }) => problems.length > 0).map(({ rule }) => rule)

it('finds a page, a script and a picture', async () => {
  await expect(readSite(await start(), undefined)).resolves.toEqual({ ...site, redirects: [], oldFiles: [] })
})

it('finds nothing wrong with the server', async () => {
  expect(await failing()).toEqual([])
})

const at =
  (pattern: RegExp, change: Fault): Fault =>
  (request, reply, body) =>
    pattern.test(request.raw.url ?? '') ? change(request, reply, body) : body

const header =
  (name: string, value: string): Fault =>
  (_request, reply, body) => {
    reply.header(name, value)
    return body
  }

const without =
  (name: string): Fault =>
  (_request, reply, body) => {
    reply.removeHeader(name)
    reply.raw.removeHeader(name)
    return body
  }

const status =
  (code: number, body: unknown = ''): Fault =>
  (_request, reply) => {
    reply.code(code)
    return body
  }

const insteadOf =
  (wanted: number, code: number): Fault =>
  (request, reply, body) =>
    reply.statusCode === wanted ? status(code, body)(request, reply, body) : body

const faults: readonly (readonly [name: string, fault: Fault, rule: string])[] = [
  ['pages without a charset', at(/^\/pricing\/$/, header('content-type', 'text/html')), 'Pages are HTML in UTF-8'],
  ['a page that fails', at(/^\/pricing\/$/, status(503)), 'Pages are HTML in UTF-8'],
  [
    'a temporary redirect to the slash',
    at(/^\/pricing\?/, insteadOf(301, 302)),
    'A missing trailing slash is added with status 301, and the query is kept',
  ],
  [
    'a redirect to the slash without the query',
    at(/^\/pricing\?/, header('location', '/pricing/')),
    'A missing trailing slash is added with status 301, and the query is kept',
  ],
  [
    'the home page for missing pages',
    at(/no-such-page/, status(200, 'Home')),
    'A missing page gets the 404 page with status 404',
  ],
  [
    'a line of text for missing pages',
    at(/no-such-page/, header('content-type', 'text/plain')),
    'A missing page gets the 404 page with status 404',
  ],
  [
    'a page for missing files',
    at(/no-such-file/, header('content-type', 'text/html; charset=utf-8')),
    'A missing file gets a plain 404',
  ],
  [
    'missing redirects',
    at(/^\/old/, status(404)),
    'The redirects of the CMS work with and without a trailing slash, and keep the query',
  ],
  [
    'redirects that drop the query',
    at(/^\/old/, header('location', '/new/')),
    'The redirects of the CMS work with and without a trailing slash, and keep the query',
  ],
  ['a public list of redirects', at(/_redirects/, status(200, '[]')), 'The list of redirects is not served'],
  [
    'no compression',
    (_request, reply, body) => {
      if (reply.getHeader('content-encoding') === undefined) return body
      reply.removeHeader('content-encoding').removeHeader('content-length')
      return 'x'.repeat(2000)
    },
    'Text is compressed',
  ],
  ['no Vary', without('vary'), 'Text is compressed'],
  [
    'compression that nobody asked for',
    at(/^\/$/, (_request, reply) => {
      reply.header('content-encoding', 'br').removeHeader('content-length')
      return brotliCompressSync('Home')
    }),
    'A client that accepts no compression gets none',
  ],
  ['compressed pictures', at(/^\/pictures\//, header('content-encoding', 'gzip')), 'Pictures are not compressed again'],
  ['cached pages', at(/^\/pricing\/$/, header('cache-control', 'public, max-age=3600')), 'Pages are revalidated'],
  ['pages without an ETag', at(/^\/pricing\/$/, without('etag')), 'Pages are revalidated'],
  [
    'cached data',
    at(/^\/page-data\//, header('cache-control', 'public, max-age=600')),
    'The data of pages is revalidated',
  ],
  [
    'a cached service worker',
    at(/^\/sw\.js/, header('cache-control', 'max-age=86400')),
    'The service worker is revalidated',
  ],
  [
    'cached icons',
    at(/^\/icons\//, header('cache-control', 'public, max-age=31536000, immutable')),
    'Icons are revalidated',
  ],
  [
    'scripts that are not cached',
    at(/^\/app-/, header('cache-control', 'no-cache')),
    'Hashed scripts are cached for a year',
  ],
  [
    'pictures that are not cached',
    at(/^\/pictures\//, header('cache-control', 'max-age=60')),
    'Pictures are cached for a year',
  ],
  ['no 304', insteadOf(304, 200), 'An unchanged page is answered with 304'],
  [
    'no HEAD',
    (request, reply, body) => (request.method === 'HEAD' ? status(405)(request, reply, body) : body),
    'HEAD is answered like GET, without content',
  ],
  ['no ranges', at(/^\/pictures\//, insteadOf(206, 200)), 'A part of a file can be requested'],
  [
    'DELETE that succeeds',
    (request, reply, body) => (request.method === 'DELETE' ? status(204)(request, reply, body) : body),
    'Other methods are rejected',
  ],
  ['no nosniff', without('x-content-type-options'), 'Responses have the headers of the server'],
  [
    'another referrer policy on scripts',
    at(/^\/app-/, header('referrer-policy', 'unsafe-url')),
    'Responses have the headers of the server',
  ],
  ['files of the machine', at(/etc\/passwd/, status(200, 'root:x:0:0')), 'Addresses do not lead out of the site'],
  ['old files that are gone', at(/^\/old-0/, status(404)), 'Hashed files of earlier releases are available'],
  ['pages instead of endpoints', at(/^\/api\//, header('content-type', 'text/html')), 'The form endpoint answers'],
  ['a cached endpoint', at(/^\/api\//, header('cache-control', 'public')), 'The form endpoint answers'],
  ['endpoints without a server', at(/^\/api\//, status(502, 'Bad gateway')), 'The form endpoint accepts only POST'],
  [
    'a page for unknown endpoints',
    at(/^\/api\/hubspot\/none/, header('content-type', 'text/html')),
    'An unknown endpoint is a 404 in JSON',
  ],
  [
    'a proxy that limits bodies to 1 MB',
    at(/uploadFile/, status(413, 'Too large')),
    'Uploads of 5 MB reach the endpoint',
  ],
  ['a page for missing uploads', at(/\/file\?/, status(200)), 'A file that was never uploaded is a 404'],
]

it('has faults for every rule', () => {
  expect(new Set(faults.map(([, , rule]) => rule))).toEqual(new Set(checks.map(({ rule }) => rule)))
})

it.each(faults)('reports %s', async (_name, fault, rule) => {
  expect(await failing(fault)).toContain(rule)
})

describe('the test lead', () => {
  it('is stored as spam', async () => {
    expect(await checkTestLead(await start(), [sampleDefinition()], undefined)).toEqual([])
    expect(await allLeads(store)).toMatchObject([{ state: 'spam', spamReason: 'honeypot' }])
  })

  it('is reported if it is not stored', async () => {
    const ask = await start(at(/submitForm/, status(503, '{}')))
    expect(await checkTestLead(ask, [sampleDefinition()], undefined)).toEqual(['The status is 503: {}'])
  })
})
