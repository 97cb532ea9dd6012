import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LeadStore } from '../../../server/store/lead-store'
import { createAsk, type Ask } from '../../../server/test-support/ask'
import { sampleDefinition, sampleField } from '../../../server/test-support/samples'
import { openTestStore, testDependencies } from '../../../server/test-support/test-dependencies'
import { samplePage, useSites } from '../../../server/test-support/test-site'
import type { Site } from '../check'
import { checks, runChecks } from '../checks'

const script = '/app-0123456789abcdef0123.js'
const picture = '/pictures/hero-0123.avif'
/** Facts about the faulty site. */
export const site: Site = {
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

export const secureOrigin = 'https://www.example.com'

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
export type Fault = (request: FastifyRequest, reply: FastifyReply, body: unknown) => unknown

/** Marks requests without HTTPS, which the server redirects. */
export const insecure = 'x-insecure'

/** A site with configurable faults. */
export function faultySite() {
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

  return {
    ask,
    origin: (): string => origin,
    store: (): LeadStore => store,
    breaks: (next: Fault): void => void (fault = next),
    /** The rules that the site breaks. */
    failing: async (): Promise<readonly string[]> => {
      const findings = await runChecks(ask, secured)
      return findings.filter(({ problems }) => problems.length > 0).map(({ rule }) => rule)
    },
    problemsOf: async (rule: string): Promise<readonly string[]> => {
      const check = checks.find((one) => one.rule === rule)
      if (!check) throw new Error(`There is no rule "${rule}".`)
      return check.run(ask, secured)
    },
  }
}

export const at =
  (pattern: RegExp, change: Fault): Fault =>
  (request, reply, body) =>
    pattern.test(request.raw.url ?? '') ? change(request, reply, body) : body

export const header =
  (name: string, value: string): Fault =>
  (_request, reply, body) => {
    reply.header(name, value)
    return body
  }

export const without =
  (name: string): Fault =>
  (_request, reply, body) => {
    reply.removeHeader(name)
    reply.raw.removeHeader(name)
    return body
  }

export const status =
  (code: number, body: unknown = ''): Fault =>
  (_request, reply) => {
    reply.code(code)
    return body
  }

export const insteadOf =
  (wanted: number, code: number): Fault =>
  (request, reply, body) =>
    reply.statusCode === wanted ? status(code, body)(request, reply, body) : body
