import { brotliCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createAsk, type Ask } from '../../server/ask'
import type { LeadStore } from '../../server/store/lead-store'
import { sampleDefinition, sampleField } from '../../server/test-support/samples'
import { allLeads, openTestStore, testDependencies } from '../../server/test-support/test-dependencies'
import { samplePage, useSites } from '../../server/test-support/test-site'
import type { Site } from './check'
import { checks, runChecks } from './checks'
import { readSite } from './read-site'
import { checkTestLead } from './test-lead'

const script = '/app-0123456789abcdef0123.js'
const picture = '/pictures/hero-0123.avif'
/** Facts about the faulty site. */
const site: Site = {
  page: '/pricing/',
  script,
  picture,
  redirects: [
    { from: '/old/', to: '/new/', status: 301 },
    { from: '/gone/', status: 410 },
    { from: '/journal/*', to: '/blog/:splat', status: 301 },
  ],
  oldFiles: ['/old-0123456789abcdef0123.js'],
  drawing: '/pictures/lamp.svg',
  isPreview: false,
}

const secureOrigin = 'https://www.example.com'

const policy = "default-src 'self';script-src 'self'"

/** A page with a policy. */
const page = (title: string): string =>
  `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">${samplePage(title)}`

const pages = ['/index.html', '/pricing/index.html', '/404.html']

/** A form that requires a phone number and consent. */
const form = sampleDefinition({
  fieldGroups: [
    {
      fields: [
        sampleField({ name: 'email', fieldType: 'email', required: true }),
        sampleField({ name: 'phone', required: true }),
      ],
    },
  ],
  legalConsent: { checkboxes: [{ label: 'News', subscriptionTypeId: '251', required: true }] },
})

/** Changes an answer before it is sent. Returns the new body. */
type Fault = (request: FastifyRequest, reply: FastifyReply, body: unknown) => unknown

/** Marks requests without HTTPS, which the server redirects. */
const insecure = 'x-insecure'

const sites = useSites()
let store: LeadStore
let origin: string
let fault: Fault | undefined

beforeAll(async () => {
  store = await openTestStore()
  const folder = await sites.make({
    'index.html': `${page('Home')}<img src="${picture}"><img src="${site.drawing}">`,
    'pricing/index.html': page('Pricing'),
    '404.html': page('Not here'),
    'pictures/lamp.svg': '<svg/>',
    [script.slice(1)]: 'run();'.repeat(400),
    'webpack.stats.json': JSON.stringify({ assetsByChunkName: { app: [script.slice(1)] } }),
    'old-0123456789abcdef0123.js': 'run()',
    [picture.slice(1)]: Buffer.alloc(1000),
    'icons/icon-192x192.png': Buffer.alloc(100),
    'page-data/app-data.json': JSON.stringify({ a: 'b'.repeat(1500) }),
    'page.js': 'start()',
    'sw.js': 'self.run()',
    'sitemap.xml': `<urlset>${'<url><loc>https://www.example.com/pricing/</loc></url>'.repeat(40)}</urlset>`,
    '_forms.json': JSON.stringify([form]),
    '_policies.json': JSON.stringify([{ policy, pages }]),
    '_redirects.json': JSON.stringify(site.redirects),
  })
  const { url } = await sites.start({
    folder,
    leads: testDependencies(store, {}, [form]),
    extend: (app) => {
      app.addHook('onRequest', async (request, reply) => {
        if (request.headers[insecure]) return reply.redirect(secureOrigin + (request.raw.url ?? ''), 301)
      })
      app.addHook('onSend', async (request, reply, body) => (fault ? fault(request, reply, body) : body))
    },
  })
  origin = url
})
afterAll(() => store.close())
afterEach(() => (fault = undefined))

const ask: Ask = (...question) => createAsk(origin)(...question)
const askWithout: Ask = (path) => ask(path, { headers: { [insecure]: 'yes' } })
const secured = { ...site, secure: { origin: secureOrigin, askWithout } }

it('finds a page, a script and a picture', async () => {
  await expect(readSite(origin, undefined)).resolves.toEqual({ ...site, redirects: [], oldFiles: [] })
})

it('finds no problems with the server', async () => {
  const findings = await runChecks(ask, secured)
  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([])
})

const where =
  (isMeant: (request: FastifyRequest) => boolean, change: Fault): Fault =>
  (request, reply, body) =>
    isMeant(request) ? change(request, reply, body) : body

const at = (pattern: RegExp, change: Fault): Fault => where(({ raw }) => pattern.test(raw.url ?? ''), change)

const ofMethod = (name: string, change: Fault): Fault => where(({ method }) => method === name, change)

const withoutHttps = (change: Fault): Fault => where(({ headers }) => insecure in headers, change)

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

const uncompressed: Fault = (_request, reply, body) => {
  if (reply.getHeader('content-encoding') === undefined) return body
  reply.removeHeader('content-encoding').removeHeader('content-length')
  return 'x'.repeat(2000)
}

const compressed: Fault = (_request, reply) => {
  reply.header('content-encoding', 'br').removeHeader('content-length')
  return brotliCompressSync('Home')
}

const policyOf = (path: RegExp, policy: string): Fault => at(path, header('content-security-policy', policy))

/** Changes the policy in the HTML of a page, but not in its header. */
const inHtml = (change: (html: string) => string): Fault =>
  at(/^\/pricing\/$/, (_request, reply, body) => {
    if (reply.getHeader('content-encoding')) return body
    reply.removeHeader('content-length')
    return change(String(body))
  })

const asPage = header('content-type', 'text/html; charset=utf-8')
const cached = header('cache-control', 'public, max-age=31536000, immutable')
const cachedForMinutes = header('cache-control', 'public, max-age=600')

const slashAdded = 'A missing trailing slash is added with status 301, and the query is kept'
const missingPage = 'A missing page gets the 404 page with status 404'
const redirects =
  'The redirects of the CMS work with and without a trailing slash, in upper and lower case, and keep the query'
const httpsRedirect = 'HTTP is redirected to HTTPS, with path and query'
const strictTransport = 'Browsers use only HTTPS, for a year or longer'
const strictPolicy = 'Pages have a strict content security policy, the same in HTML and headers'
const serverHeaders = 'Responses have the headers of the server'

const faults: readonly (readonly [name: string, fault: Fault, rule: string])[] = [
  ['pages without a charset', at(/^\/pricing\/$/, header('content-type', 'text/html')), 'Pages are HTML in UTF-8'],
  ['a page that fails', at(/^\/pricing\/$/, status(503)), 'Pages are HTML in UTF-8'],
  ['a temporary redirect to the slash', at(/^\/pricing\?/, insteadOf(301, 302)), slashAdded],
  ['a redirect to the slash without the query', at(/^\/pricing\?/, header('location', '/pricing/')), slashAdded],
  ['the home page for missing pages', at(/no-such-page/, status(200, 'Home')), missingPage],
  ['a line of text for missing pages', at(/no-such-page/, header('content-type', 'text/plain')), missingPage],
  ['a page for missing files', at(/no-such-file/, asPage), 'A missing file gets a plain 404'],
  ['missing files that are cached', at(/^\/static\/.*no-such-file/, cached), 'A missing hashed file is not cached'],
  ['missing redirects', at(/^\/old/, status(404)), redirects],
  ['redirects in lower case only', at(/^\/OLD/, status(404)), redirects],
  ['redirects of folders in lower case only', at(/^\/JOURNAL/, status(404)), redirects],
  ['redirects that drop the query', at(/^\/old/, header('location', '/new/')), redirects],
  ['pages that are gone as missing ones', at(/^\/gone/, insteadOf(410, 404)), redirects],
  ['patterns without the rest of the path', at(/^\/journal/i, header('location', '/blog/?deploy=check')), redirects],
  ['redirects that are cached', at(/^\/old/, cachedForMinutes), redirects],
  ['redirects without HSTS', at(/^\/old/, without('strict-transport-security')), redirects],
  ['a public list of redirects', at(/_redirects/, status(200, '[]')), 'The list of redirects is not served'],
  ['no compression', uncompressed, 'Text is compressed'],
  ['no Vary', without('vary'), 'Text is compressed'],
  ['unrequested compression', at(/^\/$/, compressed), 'A client that accepts no compression gets none'],
  ['compressed pictures', at(/^\/pictures\//, header('content-encoding', 'gzip')), 'Pictures are not compressed again'],
  ['cached pages', at(/^\/pricing\/$/, cachedForMinutes), 'Pages are revalidated'],
  ['pages without an ETag', at(/^\/pricing\/$/, without('etag')), 'Pages are revalidated'],
  ['cached data', at(/^\/page-data\//, cachedForMinutes), 'The data of pages is revalidated'],
  ['a cached page runtime', at(/^\/page\.js/, cached), 'The page runtime is revalidated'],
  ['a cached list of scripts', at(/^\/webpack\.stats\.json/, cachedForMinutes), 'The list of scripts is revalidated'],
  ['a cached service worker', at(/^\/sw\.js/, cachedForMinutes), 'The service worker is revalidated'],
  ['cached icons', at(/^\/icons\//, cached), 'Icons are revalidated'],
  ['scripts that are cached for minutes', at(/^\/app-/, cachedForMinutes), 'Hashed scripts are cached for a year'],
  ['pictures that are cached for minutes', at(/^\/pictures\//, cachedForMinutes), 'Pictures are cached for a year'],
  ['no 304', insteadOf(304, 200), 'An unchanged page is answered with 304'],
  ['no HEAD', ofMethod('HEAD', status(405)), 'HEAD is answered like GET, without content'],
  ['no ranges', at(/^\/pictures\//, insteadOf(206, 200)), 'A part of a file can be requested'],
  ['DELETE that succeeds', ofMethod('DELETE', status(204)), 'Other methods are rejected'],
  ['pages without HTTPS', withoutHttps(status(200, 'Pricing')), httpsRedirect],
  ['a temporary redirect to HTTPS', withoutHttps(status(302)), httpsRedirect],
  ['HTTPS without the page', withoutHttps(header('location', `${secureOrigin}/`)), httpsRedirect],
  ['HTTPS at another host', withoutHttps(header('location', 'https://evil.example/pricing/?a=b&c')), httpsRedirect],
  ['no HSTS', without('strict-transport-security'), strictTransport],
  ['HSTS for a day', header('strict-transport-security', 'max-age=86400'), strictTransport],
  ['no policy', at(/^\/pricing\/$/, without('content-security-policy')), strictPolicy],
  ['a weak policy', policyOf(/^\/pricing\/$/, "script-src 'unsafe-inline';frame-ancestors 'self'"), strictPolicy],
  ['another policy', policyOf(/^\/$/, "default-src 'none';frame-ancestors 'self'"), strictPolicy],
  ['a second policy', policyOf(/no-such-page/, "frame-ancestors 'self', default-src 'none'"), strictPolicy],
  ['pages without a policy', inHtml((html) => html.replace('http-equiv', 'data-equiv')), strictPolicy],
  ['pages with a policy that allows all', inHtml((html) => html.replace("default-src 'self';", '')), strictPolicy],
  ['pages that may evaluate', inHtml((html) => html.replace("src 'self'", "src 'unsafe-eval'")), strictPolicy],
  ['no reports', at(/csp-report/, status(404)), 'Reports of policy violations are accepted'],
  ['SVGs that may run scripts', policyOf(/\.svg$/, "frame-ancestors 'self'"), serverHeaders],
  ['pages that any site may frame', policyOf(/^\/pricing\/$/, "default-src 'none';script-src 'self'"), serverHeaders],
  ['no nosniff', without('x-content-type-options'), serverHeaders],
  ['another referrer policy on scripts', at(/^\/app-/, header('referrer-policy', 'unsafe-url')), serverHeaders],
  ['files of the machine', at(/etc\/passwd/, status(200, 'root:x:0:0')), 'Paths cannot leave the site'],
  [
    'redirects to any site',
    at(/evil\.example/, header('location', '//evil.example/../pricing/')),
    'Paths cannot redirect to another site',
  ],
  ['old files that are gone', at(/^\/old-0/, status(404)), 'Hashed files of earlier releases are available'],
  ['pages instead of endpoints', at(/^\/api\//, asPage), 'The form endpoint answers'],
  ['a cached endpoint', at(/^\/api\//, header('cache-control', 'public')), 'The form endpoint answers'],
  ['endpoints without a server', at(/^\/api\//, status(502, 'Bad gateway')), 'The form endpoint accepts only POST'],
  ['a page for unknown endpoints', at(/^\/api\/hubspot\/none/, asPage), 'An unknown endpoint is a 404 in JSON'],
  ['a proxy that limits bodies', at(/uploadFile/, status(413, 'Too large')), 'Uploads of 5 MB reach the endpoint'],
  ['a page for missing uploads', at(/\/file\?/, status(200)), 'A file that was never uploaded is a 404'],
]

it('has faults for every rule', () => {
  expect(new Set(faults.map(([, , rule]) => rule))).toEqual(new Set(checks.map(({ rule }) => rule)))
})

it.each(faults)('reports %s', async (_name, ofSite, rule) => {
  fault = ofSite
  const check = checks.find((one) => one.rule === rule)
  expect(await check?.run(ask, secured)).toContainEqual(expect.any(String))
})

describe('the test lead', () => {
  it('is stored as spam', async () => {
    expect(await checkTestLead(ask, undefined)).toEqual([])
    expect(await allLeads(store)).toMatchObject([{ state: 'spam', spamReason: 'honeypot' }])
  })

  it('is reported if it is not stored', async () => {
    fault = at(/submitForm/, status(503, '{}'))
    expect(await checkTestLead(ask, undefined)).toEqual(['The status is 503: {}'])
  })

  it('is reported if the site does not serve its forms', async () => {
    fault = at(/_forms/, status(404, 'Not found'))
    expect(await checkTestLead(ask, undefined)).toEqual([
      'The site does not serve the forms at /_forms.json: pass --no-lead to send no test lead',
    ])
  })

  it.each([
    ['file:missing/leads.db', 'There is no database at missing/leads.db. '],
    ['file:/dev/null/leads.db', 'Cannot open the leads database'],
    ['postgres://127.0.0.1:1/leads', 'Cannot open the leads database'],
    ['mysql://127.0.0.1:1/leads', 'Set LEADS_DATABASE_URL to an address such as '],
  ])('is not sent if its database is %s', async (databaseUrl, problem) => {
    const before = (await allLeads(store)).length
    expect(await checkTestLead(ask, databaseUrl)).toEqual([expect.stringContaining(problem)])
    expect(await allLeads(store)).toHaveLength(before)
  })
})
