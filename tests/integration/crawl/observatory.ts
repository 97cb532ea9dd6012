import { Parser } from 'htmlparser2'
import { parsePolicy } from './check-policy'

/**
 * The score of MDN's HTTP Observatory (developer.mozilla.org/observatory), by its published rules of 2026. It starts at
 * 100, subtracts penalties, and adds bonuses if at least 90 points remain. Ignores rules that cannot be tested on one
 * machine: the redirect to HTTPS, the preload list, and cookies, which the site's server does not set.
 */

interface Result {
  readonly test: string
  readonly points: number
}

type Headers = Readonly<Record<string, string | undefined>>

const tooBroad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*', 'http://*.*', 'https://*.*'])
const unsafe = new Set(["'unsafe-inline'", 'data:', ...tooBroad])

function scorePolicy(policy: string | undefined): number {
  if (!policy) return -25
  const directives = parsePolicy(policy)
  const of = (name: string): readonly string[] => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const [scripts, objects, styles] = [of('script-src'), of('object-src'), of('style-src')]
  const isInsecure = (source: string): boolean => /^(http|ftp):/.test(source)
  const passive = [...of('img-src'), ...of('media-src')]
  const active = [...directives]
    .filter(([name]) => name !== 'img-src' && name !== 'media-src')
    .flatMap(([, list]) => list)
  if (scripts.some((source) => unsafe.has(source)) || objects.some((source) => tooBroad.has(source))) return -20
  if (active.some(isInsecure)) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (passive.some(isInsecure)) return -10
  if (styles.some((source) => unsafe.has(source))) return 0
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5
}

function scoreTransport(header: string | undefined): number {
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '') ?? []
  if (seconds === undefined) return -20
  return Number(seconds) >= 15_552_000 ? 0 : -10
}

function scoreFraming({ 'content-security-policy': policy = '', 'x-frame-options': older = '' }: Headers): number {
  const ancestors = parsePolicy(policy).get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => tooBroad.has(source))) return 5
  return /^(deny|sameorigin)$/i.test(older) ? 0 : -20
}

function scoreReferrer(header: string | undefined): number {
  if (header === undefined) return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5
}

function scoreResourcePolicy(header: string | undefined): number {
  if (header === undefined || header === 'cross-origin') return 0
  return header === 'same-origin' || header === 'same-site' ? 10 : -5
}

/** Scripts on other hosts need a checksum. A checksum for the site's own script earns the bonus. */
function scoreIntegrity(html: string): number {
  const scripts: { readonly src: string; readonly hasChecksum: boolean }[] = []
  const parser = new Parser({
    onopentag: (name, { src, integrity }) => {
      if (name === 'script' && src) scripts.push({ src, hasChecksum: integrity !== undefined })
    },
  })
  parser.end(html)
  const foreign = scripts.filter(({ src }) => URL.canParse(src) || src.startsWith('//'))
  if (foreign.some(({ src }) => !src.startsWith('https:')))
    return foreign.some(({ hasChecksum }) => !hasChecksum) ? -50 : -20
  if (foreign.some(({ hasChecksum }) => !hasChecksum)) return -5
  return foreign.length > 0 || scripts.some(({ hasChecksum }) => hasChecksum) ? 5 : 0
}

/**
 * @param headers of a page, with lower-case names
 * @param html of the page
 * @returns points by test, and their sum
 */
export function observatoryScore(
  headers: Headers,
  html: string,
): { readonly score: number; readonly results: readonly Result[] } {
  const results: readonly Result[] = [
    { test: 'content-security-policy', points: scorePolicy(headers['content-security-policy']) },
    { test: 'strict-transport-security', points: scoreTransport(headers['strict-transport-security']) },
    { test: 'x-frame-options', points: scoreFraming(headers) },
    { test: 'x-content-type-options', points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5 },
    { test: 'referrer-policy', points: scoreReferrer(headers['referrer-policy']) },
    { test: 'cross-origin-resource-policy', points: scoreResourcePolicy(headers['cross-origin-resource-policy']) },
    {
      test: 'cross-origin-resource-sharing',
      points: headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    },
    { test: 'subresource-integrity', points: scoreIntegrity(html) },
    { test: 'cookies', points: headers['set-cookie'] === undefined ? 0 : -20 },
  ]
  const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0)
  const points = results.map((result) => result.points)
  const withoutBonus = Math.max(0, 100 + sum(points.filter((one) => one < 0)))
  return { score: withoutBonus >= 90 ? withoutBonus + sum(points.filter((one) => one > 0)) : withoutBonus, results }
}
