import * as v from 'valibot'
import type { LeadDependencies, LeadRequest, LeadResponse } from './handler'
import { parseJson } from './requests/parse-json'
import { refusals, refuseMethod, refuseSender } from './requests/refusal'
import { respondWithRefusal } from './respond'

/** Maximum bytes of a request. Browsers send up to 100 violations together. */
export const reportLimit = 64 * 1024

/** Maximum violations counted per request. */
const mostReports = 100

/** Maximum number of different violations to log, so that fake ones cannot fill the log. */
const mostLogged = 100

/** Maximum characters of an address to parse; the host is at the start. */
const addressLimit = 300

/** Directives by which violations are counted; anything else counts as `other`. */
const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
])

interface Violation {
  readonly directive: string
  /** What was blocked, without personal data: an origin, or a word such as `inline`. */
  readonly blocked: string
}

/**
 * @param warn logs the first violation of each kind
 * @param count counts each violation by its directive
 */
export function createViolationLog(warn: (message: string) => void, count: (directive: string) => void) {
  const logged = new Set<string>()
  return ({ directive, blocked }: Violation): void => {
    count(directive)
    const message = `The content security policy has blocked ${blocked} (${directive}).`
    if (logged.has(message) || logged.size >= mostLogged) return
    logged.add(message)
    warn(message)
  }
}

/** The body of `report-uri`, which Firefox and Safari send. */
const oldSchema = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string()),
    'blocked-uri': v.optional(v.string()),
  }),
})

/** The body of the Reporting API, which may contain reports of other kinds. */
const newSchema = v.array(
  v.object({
    type: v.string(),
    body: v.nullish(v.looseObject({ effectiveDirective: v.optional(v.string()), blockedURL: v.optional(v.string()) })),
  }),
)

/** Words that browsers send in place of an address. */
const words = new Set(['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'filesystem', 'trusted-types-sink'])

/** Path, query and user name of an address may identify the visitor. */
function withoutDetails(address: string): string {
  if (words.has(address)) return address
  const start = address.slice(0, addressLimit)
  if (!URL.canParse(start)) return 'something'
  const { protocol, origin } = new URL(start)
  return /^(https?|wss?):$/.test(protocol) ? origin.slice(0, 100) : protocol.slice(0, 30)
}

const violation = (directive = '', blocked = ''): Violation => {
  const [name = ''] = directive.split(' ', 1)
  return { directive: directives.has(name) ? name : 'other', blocked: withoutDetails(blocked) }
}

/** @returns undefined for anything but a report */
async function readViolations(contentType: string, body: Buffer): Promise<readonly Violation[] | undefined> {
  const value = await parseJson(body)
  if (contentType === 'application/csp-report') {
    const { success, output } = v.safeParse(oldSchema, value)
    if (!success) return undefined
    const report = output['csp-report']
    return [violation(report['effective-directive'] ?? report['violated-directive'], report['blocked-uri'])]
  }
  const { success, output } = v.safeParse(newSchema, value)
  if (!success) return undefined
  return output
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, mostReports)
    .map(({ body: report }) => violation(report?.effectiveDirective, report?.blockedURL))
}

/**
 * `POST /api/csp-report`: receives reports of content security policy violations. It counts them by directive and logs
 * the first of each kind. It keeps nothing else, because reports contain addresses that may identify visitors.
 * Extensions cause violations too; their addresses appear as a scheme, such as `chrome-extension:`.
 */
export async function handleReport(request: LeadRequest, deps: LeadDependencies): Promise<LeadResponse> {
  const refusal = refuseMethod(request, ['POST']) ?? (await refuseSender(request, deps.reportLimiter, deps))
  if (refusal) return respondWithRefusal(refusal)

  const [contentType = ''] = (request.headers['content-type'] ?? '').split(';')
  const type = contentType.trim().toLowerCase()
  if (type !== 'application/csp-report' && type !== 'application/reports+json')
    return respondWithRefusal(refusals.unsupported)
  if (!Buffer.isBuffer(request.body)) return respondWithRefusal(refusals.malformed)
  if (request.body.length > reportLimit) return respondWithRefusal(refusals.tooLarge)
  const violations = await readViolations(type, request.body)
  if (!violations) return respondWithRefusal(refusals.malformed)
  violations.forEach(deps.onViolation)
  return { status: 204, headers: { 'Cache-Control': 'no-store' }, body: '' }
}
