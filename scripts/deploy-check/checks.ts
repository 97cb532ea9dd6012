import { findRedirect, folderOf, normalizePath, redirectTable, type Redirect } from '../../content/model/redirects'
import type { Answer, Ask } from '../../server/ask'
import { redirectLocation } from '../../server/site/redirects'
import { messageOf } from '../../src/lib/message-of'
import { is, missingPage, ofEach, status, when, type Check, type Site } from './check'
import { securityChecks } from './security-checks'

const missingFile = '/deploy-check-no-such-file.js'

const isHtml = ({ headers }: Answer): boolean => /^text\/html; ?charset=utf-8/i.test(headers['content-type'] ?? '')
const isJson = ({ headers }: Answer): boolean => (headers['content-type'] ?? '').startsWith('application/json')

const maxAge = ({ headers }: Answer): number =>
  Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? Number.NaN)

const week = 7 * 24 * 60 * 60

function cacheProblems(path: string, { headers }: Answer): readonly string[] {
  const cache = headers['cache-control'] ?? ''
  return when(!/no-cache|max-age=0/.test(cache), `${path} may be cached (${cache || 'no Cache-Control'})`)
}

/** Checks that caches revalidate the file on each use. */
async function isRevalidated(ask: Ask, path: string): Promise<readonly string[]> {
  const answer = await ask(path)
  const { etag } = answer.headers
  return [
    ...status(path, answer, 200),
    ...cacheProblems(path, answer),
    ...when(etag === undefined, `${path} has no ETag`),
  ]
}

async function isImmutable(ask: Ask, path: string): Promise<readonly string[]> {
  const answer = await ask(path)
  const cache = answer.headers['cache-control'] ?? ''
  return [
    ...status(path, answer, 200),
    ...when(!(maxAge(answer) > week) || !cache.includes('immutable'), `${path} is not cached for long (${cache})`),
  ]
}

/** Addresses that a redirect serves. */
const samplesOf = (redirect: Redirect): readonly string[] => {
  const folder = folderOf(redirect)
  const path = (folder ?? normalizePath(redirect.from)).replace(/\/$/, '')
  const inUpperCase = path.replace(/[a-z]+/g, (letters) => letters.toUpperCase())
  return [path, `${path}/`, folder === undefined ? inUpperCase : `${inUpperCase}/deploy check/a/`].map(encodeURI)
}

const post = (ask: Ask, path: string, body: string): Promise<Answer> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

const api = '/api/hubspot'

export const checks: readonly Check[] = [
  {
    rule: 'Pages are HTML in UTF-8',
    run: (ask, { page }) =>
      ofEach(['/', page], async (path) => {
        const answer = await ask(path)
        return [...status(path, answer, 200), ...when(!isHtml(answer), `${path} is not text/html; charset=utf-8`)]
      }),
  },
  {
    rule: 'A missing trailing slash is added with status 301, and the query is kept',
    run: async (ask, { page }) => {
      const answer = await ask(`${page.slice(0, -1)}?a=b&c`)
      const { pathname, search } = new URL(answer.headers.location ?? '', 'http://localhost')
      return [...is('The status', answer.status, 301), ...is('The target', pathname + search, `${page}?a=b&c`)]
    },
  },
  {
    rule: 'A missing page gets the 404 page with status 404',
    run: async (ask) => {
      const answer = await ask(missingPage, { headers: { accept: 'text/html' } })
      return [...status(missingPage, answer, 404), ...when(!isHtml(answer), 'It is not a page')]
    },
  },
  {
    rule: 'A missing file gets a plain 404',
    run: async (ask) => {
      const answer = await ask(missingFile)
      return [...status(missingFile, answer, 404), ...when(isHtml(answer), 'It is a page')]
    },
  },
  {
    rule: 'A missing hashed file is not cached',
    run: async (ask) => {
      const answer = await ask(`/static${missingFile}`)
      return [
        ...is('The status', answer.status, 404),
        ...when(maxAge(answer) > 0, `It is cached: ${answer.headers['cache-control'] ?? ''}`),
      ]
    },
  },
  {
    rule: 'The redirects of the CMS work with and without a trailing slash, in upper and lower case, and keep the query',
    run: (ask, { redirects }) => {
      const table = redirectTable(redirects)
      return ofEach(redirects.slice(0, 20).flatMap(samplesOf), async (path) => {
        const answer = await ask(`${path}?deploy=check`)
        const location = answer.headers.location ?? ''
        const found = findRedirect(table, path)
        const wanted = found?.redirect.status ?? 404
        if (found?.to === undefined) {
          return [...status(path, answer, wanted), ...when(!isHtml(answer), `${path} does not show the error page`)]
        }
        const target = redirectLocation(found.to, '?deploy=check')
        return [
          ...status(path, answer, wanted),
          ...when(!location.endsWith(target), `${path} leads to ${location || 'nowhere'} instead of ${target}`),
          ...cacheProblems(path, answer),
          ...when(!answer.headers['strict-transport-security'], `${path} has no Strict-Transport-Security`),
        ]
      })
    },
  },
  {
    rule: 'The list of redirects is not served',
    run: async (ask) => is('The status', (await ask('/_redirects.json')).status, 404),
  },
  {
    rule: 'Text is compressed',
    run: (ask, { page, script }) =>
      ofEach(['/', page, script, '/page-data/app-data.json', '/sitemap.xml'], async (path) => {
        const plain = await ask(path, { headers: { 'accept-encoding': 'identity' } })
        const { headers, body } = await ask(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
        if (plain.body.length < 1000) return []
        const encoding = headers['content-encoding'] ?? 'no Content-Encoding'
        return [
          ...when(!/^(br|gzip)$/.test(encoding), `${path} is not compressed (${encoding})`),
          ...when(body.length >= plain.body.length, `${path} is not smaller`),
          ...when(!/accept-encoding/i.test(headers.vary ?? ''), `${path} has no Vary: Accept-Encoding`),
        ]
      }),
  },
  {
    rule: 'A client that accepts no compression gets none',
    run: async (ask) => {
      const { headers } = await ask('/', { headers: { 'accept-encoding': 'identity' } })
      return is('The encoding', headers['content-encoding'] ?? 'identity', 'identity')
    },
  },
  {
    rule: 'Pictures are not compressed again',
    run: async (ask, { picture }) => {
      const { headers } = await ask(picture, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
      return is('The encoding', headers['content-encoding'] ?? 'identity', 'identity')
    },
  },
  { rule: 'Pages are revalidated', run: (ask, { page }) => isRevalidated(ask, page) },
  { rule: 'The data of pages is revalidated', run: (ask) => isRevalidated(ask, '/page-data/app-data.json') },
  { rule: 'The page runtime is revalidated', run: (ask) => isRevalidated(ask, '/page.js') },
  { rule: 'The list of scripts is revalidated', run: (ask) => isRevalidated(ask, '/webpack.stats.json') },
  { rule: 'The service worker is revalidated', run: (ask) => isRevalidated(ask, '/sw.js') },
  { rule: 'Icons are revalidated', run: (ask) => isRevalidated(ask, '/icons/icon-192x192.png') },
  { rule: 'Hashed scripts are cached for a year', run: (ask, { script }) => isImmutable(ask, script) },
  { rule: 'Pictures are cached for a year', run: (ask, { picture }) => isImmutable(ask, picture) },
  {
    rule: 'An unchanged page is answered with 304',
    run: async (ask, { page }) => {
      const { headers } = await ask(page)
      const again = await ask(page, { headers: { 'if-none-match': headers.etag ?? '' } })
      return [...is('The status', again.status, 304), ...is('The length', again.body.length, 0)]
    },
  },
  {
    rule: 'HEAD is answered like GET, without content',
    run: async (ask, { page }) => {
      const { status: found, body, headers } = await ask(page, { method: 'HEAD' })
      return [
        ...is('The status', found, 200),
        ...is('The length', body.length, 0),
        ...when(!headers['content-type']?.startsWith('text/html'), 'It has no type'),
      ]
    },
  },
  {
    rule: 'A part of a file can be requested',
    run: async (ask, { picture }) => {
      const { status: found, body } = await ask(picture, { headers: { range: 'bytes=0-9' } })
      return [...is('The status', found, 206), ...is('The length', body.length, 10)]
    },
  },
  {
    rule: 'Other methods are rejected',
    run: async (ask) => is('The status of DELETE /', (await ask('/', { method: 'DELETE' })).status, 405),
  },
  ...securityChecks,
  {
    rule: 'Hashed files of earlier releases are available',
    run: (ask, { oldFiles }) => ofEach(oldFiles.slice(0, 20), async (path) => status(path, await ask(path), 200)),
  },
  {
    rule: 'The form endpoint answers',
    run: async (ask) => {
      const answer = await post(ask, `${api}/submitForm`, '{}')
      return [
        ...is('The status of an empty form', answer.status, 400),
        ...when(!isJson(answer) || !answer.body.toString().includes('"success":false'), 'It is not JSON'),
        ...when(!(answer.headers['cache-control'] ?? '').includes('no-store'), 'It may be cached'),
      ]
    },
  },
  {
    rule: 'The form endpoint accepts only POST',
    run: async (ask) => {
      const { status: found, headers } = await ask(`${api}/submitForm`)
      return [...is('The status of GET', found, 405), ...is('Allow', headers.allow, 'POST')]
    },
  },
  {
    rule: 'An unknown endpoint is a 404 in JSON',
    run: async (ask) => {
      const answer = await post(ask, '/api/hubspot/none', '{}')
      return [...is('The status', answer.status, 404), ...when(!isJson(answer), 'It is not JSON')]
    },
  },
  {
    rule: 'Uploads of 5 MB reach the endpoint',
    run: async (ask) => {
      const body = JSON.stringify({ filename: 'a.png', file: 'x'.repeat(5_000_000) })
      const answer = await post(ask, `${api}/uploadFile`, body)
      return [...is('The status', answer.status, 400), ...when(!isJson(answer), 'It is not JSON')]
    },
  },
  {
    rule: 'A file that was never uploaded is a 404',
    run: async (ask) => {
      const answer = await ask(`${api}/file?id=${'x'.repeat(32)}`)
      return [...is('The status', answer.status, 404), ...when(!isJson(answer), 'It is not JSON')]
    },
  },
]

export interface Finding {
  readonly rule: string
  readonly problems: readonly string[]
}

/** Runs all checks in sequence. A check without an answer counts as a problem. */
export async function runChecks(ask: Ask, site: Site): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const { rule, run } of checks) {
    const problems = await run(ask, site).catch((error: unknown) => [messageOf(error)])
    findings.push({ rule, problems: [...new Set(problems)] })
  }
  return findings
}
