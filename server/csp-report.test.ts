import { createViolationLog, handleReport, reportLimit } from './csp-report'
import type { LeadRequest } from './handler'
import { jsonRequest, testDependencies } from './test-support/test-dependencies'

const warn = jest.fn<undefined, [string]>()
let counted: string[]
let onViolation: ReturnType<typeof createViolationLog>

beforeEach(() => {
  warn.mockClear()
  counted = []
  onViolation = createViolationLog(warn, (directive) => counted.push(directive))
})

const oldType = 'application/csp-report'
const newType = 'application/reports+json'

const oldReport = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://www.example.com/pricing/?email=ann@example.com',
    referrer: 'https://mail.example/ann',
    'violated-directive': directive,
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'ann@example.com',
  },
})

const newReport = (directive: string, blocked: string) => ({
  type: 'csp-violation',
  url: 'https://www.example.com/pricing/?email=ann@example.com',
  age: 10,
  body: { effectiveDirective: directive, blockedURL: blocked, documentURL: 'https://www.example.com/?ann' },
})

const send = async (value: unknown, type = oldType, changes: Partial<LeadRequest> = {}, wait = 0) => {
  const request = jsonRequest(value, { headers: { 'content-type': type, host: 'www.example.com' }, ...changes })
  const reportLimiter = () => Promise.resolve(wait)
  return handleReport(request, testDependencies({} as never, { reportLimiter, onViolation }))
}

it('counts violations by directive, in both report formats', async () => {
  const responses = [
    await send(oldReport('script-src-elem', 'inline')),
    await send([newReport('script-src-elem', 'eval'), newReport('img-src', 'https://a.example/b.png')], newType),
    await send({ 'csp-report': { 'violated-directive': "img-src 'self'" } }, `${oldType}; charset=utf-8`),
  ]
  expect(responses.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([204, '']))
  expect(counted).toEqual(['script-src-elem', 'script-src-elem', 'img-src', 'img-src'])
})

it('logs each kind once, and nothing about the visitor', async () => {
  await send(oldReport('connect-src', 'https://user:secret@tracker.example:8443/collect?email=ann@example.com'))
  await send(oldReport('connect-src', 'https://tracker.example:8443/other'))
  await send(oldReport('img-src', 'chrome-extension://abcdef/ann.png'))
  await send(oldReport('img-src', 'data:image/png;base64,ann'))
  await send(oldReport('img-src', 'ann@example.com\nforged line'))
  expect(warn.mock.calls.flat()).toEqual([
    'The content security policy has blocked https://tracker.example:8443 (connect-src).',
    'The content security policy has blocked chrome-extension: (img-src).',
    'The content security policy has blocked data: (img-src).',
    'The content security policy has blocked something (img-src).',
  ])
})

it('limits its memory for any reports', async () => {
  const reports = Array.from({ length: 150 }, (_, index) => newReport(`x-${index}`, `https://h${index}.example`))
  for (let round = 0; round < 3; round += 1) await send(reports.slice(round * 10), newType)
  expect(counted).toEqual(Array(300).fill('other'))
  expect(warn).toHaveBeenCalledTimes(100)
})

it('ignores reports of other kinds', async () => {
  expect((await send([{ type: 'deprecation', body: { id: 'a' } }, { type: 'crash' }], newType)).status).toBe(204)
  expect(counted).toEqual([])
})

it.each([
  ['a GET request', {}, oldType, { method: 'GET' }, 405],
  ['no JSON', '{', oldType, {}, 400],
  ['numbers for texts', { 'csp-report': { 'blocked-uri': 1 } }, oldType, {}, 400],
  ['too much', 'x'.repeat(reportLimit + 1), oldType, {}, 413],
  [
    'a page of another site',
    oldReport('img-src', 'inline'),
    oldType,
    { headers: { 'content-type': oldType, 'sec-fetch-site': 'cross-site' } },
    403,
  ],
])('refuses %s', async (_name, value, type, changes, status) => {
  expect((await send(value, type, changes)).status).toBe(status)
  expect(counted).toEqual([])
})

it('limits the reports of one sender', async () => {
  const response = await send(oldReport('img-src', 'inline'), oldType, {}, 1500)
  expect(response).toMatchObject({ status: 429, headers: { 'Retry-After': '2' } })
  expect(counted).toEqual([])
})
