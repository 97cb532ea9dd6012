/** Where browsers report violations (server/csp-report.ts). */
const reportPath = '/api/csp-report'

/** Contentful's web app, for spaces in the US and in the EU. It shows previews in a frame. */
const previewers = ['https://app.contentful.com', 'https://app.eu.contentful.com']

const framingOf = (isPreview: boolean): string => ["frame-ancestors 'self'", ...(isPreview ? previewers : [])].join(' ')

const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

type Headers = Readonly<Record<string, string>>

/**
 * Security headers of every response. A header that a handler sets itself wins.
 *
 * - HTTPS only, for two years. Browsers ignore the header on a page without HTTPS.
 * - Popups stay allowed, because consent and chat tools open them.
 * - A service worker follows the policy of its own script, so the policy of a file has only the rule on frames.
 * - `X-Frame-Options` cannot name other sites, so previews have none.
 */
const makeHeaders = (isPreview: boolean): Headers => ({
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': deniedFeatures.map((name) => `${name}=()`).join(', '),
  'content-security-policy': framingOf(isPreview),
  ...(!isPreview && { 'x-frame-options': 'SAMEORIGIN' }),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
})

const publicHeaders = makeHeaders(false)
const previewHeaders = makeHeaders(true)

/** @param isPreview whether the site was built with drafts */
export const responseHeaders = (isPreview: boolean): Headers => (isPreview ? previewHeaders : publicHeaders)

/** A file of the site. */
export interface SecuredFile {
  /** Its path or its address, without the query. */
  readonly pathname: string
  /** The content security policy of a page that the build has written. */
  readonly policy?: string
  /** Whether the site was built with drafts. */
  readonly isPreview?: boolean
}

/**
 * Files that other sites may embed: pictures, for feed readers and previews of shared links, and the two scripts for
 * the app host (docs/guides/attribution-on-the-app-host.md). The regular expression works in JavaScript, nginx and
 * Caddy.
 */
export const sharedPattern = '(\\.(avif|gif|ico|jpe?g|png|svg|webp)|^/attribution\\.js|^/app-analytics\\.js)$'

const isShared = new RegExp(sharedPattern)

/** Opened as a document, a picture could run scripts in the site's origin. */
export const policyOfDrawings = (isPreview: boolean): string => `sandbox;${framingOf(isPreview)}`

function contentPolicy({ pathname, policy, isPreview = false }: SecuredFile): string {
  if (pathname.endsWith('.svg')) return policyOfDrawings(isPreview)
  const framing = framingOf(isPreview)
  return policy === undefined ? framing : `${policy};${framing};report-uri ${reportPath};report-to csp`
}

/**
 * The security headers of a file, also for status 304, whose headers replace those of the browser's copy. A page gets
 * its policy and the rules that work only in a header: who may frame it, and where to report violations.
 */
export const securityHeaders = (file: SecuredFile): Headers => ({
  ...responseHeaders(file.isPreview ?? false),
  'content-security-policy': contentPolicy(file),
  ...(isShared.test(file.pathname) && { 'cross-origin-resource-policy': 'cross-origin' }),
  ...(file.policy !== undefined && { 'reporting-endpoints': `csp="${reportPath}"` }),
})
