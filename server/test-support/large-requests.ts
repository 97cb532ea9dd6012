import { reportLimit } from '../csp-report'
import { uploadLimit } from '../handle-files'
import { submissionLimit } from '../handle-submit'
import { webhookLimit } from '../publishing/receive-webhook'
import { pageEntry, signedWebhook } from '../publishing/test-support/webhooks'
import { form, get, gif, json, post, submitForm, uploadFile } from './raw-requests'

/** Texts whose repetition is slow for bad patterns and parsers. */
const units: readonly string[] = [
  ...['a', '0', '.', ' ', '\r\n', '/', '\\', '@', '%', '-', '"', ',', ':', '=', '&', '(', '['],
  ...['a.', 'a@', '.@', '%2f', '%40', ': ', '../', '\u0000', '\u00a0', 'é', '漢', '😀', '\ud83d', 'e\u0301'],
]

type Encode = (text: string) => string

const inJson: Encode = (text) => JSON.stringify(text).slice(1, -1)
const inAddress: Encode = (text) => encodeURIComponent(Buffer.from(text).toString())
/** Removes characters that end a header or an address. */
const inHeader: Encode = (text) => text.replaceAll(/[^\x21-\xff]/g, '')

/** Creates a text with at least the given number of bytes when encoded. */
type Text = (bytes: number, encode?: Encode) => string

const sizeOf = (text: string): number => Math.max(1, Buffer.byteLength(text))

/** In bytes. Code that takes quadratic time is far beyond the limit with this much; more would take linear code longer. */
const enough = 100_000

/** The suffix prevents a pattern from matching to the end. */
const repeated =
  (unit: string, most = enough): Text =>
  (bytes, encode = String) =>
    `a${unit.repeat(Math.floor(Math.min(bytes, most) / sizeOf(encode(unit))))}b\u0001.png`

const manyCharacters = Array.from({ length: 20_000 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('')

/** Different characters: some algorithms take quadratic time in their number. */
const alphabet: Text = (bytes, encode = String) => {
  const length = Math.floor(bytes / sizeOf(encode('漢')))
  return manyCharacters.repeat(Math.ceil(length / manyCharacters.length)).slice(0, length)
}

/** As large as the limits allow: one character per byte, an escape, several bytes per character. */
const largest = ['a', '"', '漢'].map((unit) => repeated(unit, Infinity))

const texts: readonly Text[] = [...units.map((unit) => repeated(unit)), ...largest, alphabet]

/** A request with a text in one place. */
type Place = (text: Text) => string

/** Bytes of an address or a header, with space for the other headers, and of a value in a body. */
const headSize = 15_000
const submissionSize = submissionLimit - 2000
const uploadSize = uploadLimit - 2000
const reportSize = reportLimit - 2000
const webhookSize = webhookLimit - 2000

const addresses = (path: string): readonly Place[] => [
  (text) => get(path + inHeader(text(headSize))),
  (text) => get(path + inAddress(text(headSize, inAddress))),
  (text) => get(`${path}?id=${inAddress(text(headSize, inAddress))}`),
  (text) => get(`${path}?${inHeader(text(headSize))}=a`),
]

const headers = (path: string, ...names: readonly string[]): readonly Place[] =>
  names.map((name) => (text) => get(path, `${name}: ${inHeader(text(headSize))}`))

const valid = { formId: 'demo', email: 'ann@example.com' }
const multipart = 'Content-Type: multipart/form-data; boundary=edge'
const part = '--edge\r\nContent-Disposition: form-data; name='

const submission = (values: Readonly<Record<string, string>>): string =>
  post(submitForm, JSON.stringify({ ...valid, ...values }), json)

const submissions: readonly Place[] = [
  ...['email', 'message', 'source', 'brief', 'hubspotutk', 'ipAddress', 'pageName', 'elapsedMs'].map(
    (name): Place =>
      (text) =>
        submission({ [name]: text(submissionSize, inJson) }),
  ),
  (text) => submission({ pageUri: `https://${text(submissionSize, inJson)}` }),
  (text) => submission({ [text(submissionSize, inJson)]: '' }),
  (text) => post(submitForm, `formId=demo&message=${inAddress(text(submissionSize, inAddress))}`, form),
  (text) => post(submitForm, `formId=demo&${inAddress(text(submissionSize, inAddress))}=a`, form),
  (text) => post(submitForm, `formId=demo&${text(submissionSize)}`, form),
  (text) => post(submitForm, `${part}"brief"; filename="${text(submissionSize)}"\r\n\r\n%PDF-1.7`, multipart),
  (text) => post(submitForm, `${part}"brief"; filename="a.pdf"\r\n\r\n${text(uploadSize / 2)}\r\n--edge--`, multipart),
  (text) => post(submitForm, `${part}"email"\r\n${text(submissionSize)}\r\n\r\na\r\n--edge--`, multipart),
  (text) => post(submitForm, `${part}"email"\r\n\r\n${text(uploadSize / 2)}\r\n--edge--`, multipart),
  (text) => post(submitForm, 'formId=demo', `${form};${inHeader(text(headSize))}`),
  (text) => post(submitForm, 'formId=demo', `Content-Type: multipart/form-data; boundary=${inHeader(text(headSize))}`),
  ...['Referer', 'Origin'].map(
    (name): Place =>
      (text) =>
        post(submitForm, 'formId=demo', form, `${name}: https://${inAddress(text(headSize, inAddress))}`),
  ),
  (text) => post(submitForm, 'formId=demo', form, `X-Forwarded-For: ${inHeader(text(headSize))}`),
]

const upload = (file: string, filename: string): string => post(uploadFile, JSON.stringify({ file, filename }), json)

const report = (values: Readonly<Record<string, string>>): string =>
  post('/api/csp-report', JSON.stringify({ 'csp-report': values }), 'Content-Type: application/csp-report')

/** A webhook with a valid signature, and other headers in place of some. */
function webhook(body: string, headers: Readonly<Record<string, string>> = {}): string {
  const signed = signedWebhook({ body })
  const lines = Object.entries({ ...signed.headers, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return post('/api/contentful-webhook', body, ...lines)
}

const entry = (fields: Readonly<Record<string, unknown>>): string => JSON.stringify({ ...pageEntry, fields })

const handlers: Readonly<Record<string, readonly Place[]>> = {
  pages: [
    ...addresses('/pricing'),
    ...headers('/', 'Accept-Encoding', 'If-None-Match', 'Cookie', 'Accept'),
    ...headers('/static/a.mp4', 'Range', 'If-Range', 'If-Modified-Since'),
  ],
  operations: [...addresses('/healthz'), ...headers('/metrics', 'Authorization', 'Forwarded')],
  'the submission of a form': submissions,
  'the upload of a file': [
    (text) => upload(gif, text(uploadSize, inJson)),
    (text) => upload(`data:image/png;base64,${text(uploadSize, inJson)}`, 'a.png'),
    (text) => upload(`data:${text(uploadSize, inJson)};base64,aGk=`, 'a.png'),
  ],
  'the download of a file': addresses('/api/hubspot/file'),
  'webhooks of Contentful': [
    ...['signature', 'signed-headers', 'timestamp'].map(
      (name): Place =>
        (text) =>
          webhook('{}', { [`x-contentful-${name}`]: inHeader(text(headSize)) }),
    ),
    (text) => webhook(text(webhookSize), { 'x-contentful-signature': '0'.repeat(64) }),
    (text) => webhook(text(webhookSize)),
    (text) => webhook(entry({ title: { 'en-US': text(webhookSize, inJson) } })),
    (text) => webhook(entry({ [text(webhookSize, inJson)]: {} })),
  ],
  'reports of violations': [
    (text) => report({ 'effective-directive': text(reportSize, inJson) }),
    (text) => report({ 'blocked-uri': text(reportSize, inJson) }),
    (text) => report({ 'blocked-uri': `https://${text(reportSize, inJson)}` }),
  ],
}

export interface LargeRequests {
  readonly handler: string
  readonly count: number
  /** Created when sent, to save memory. */
  readonly make: () => Generator<Buffer>
}

/** Large requests, some as large as the limits allow, at least 100 for each handler: each text in each place. */
export const largeRequests: readonly LargeRequests[] = Object.entries(handlers).map(([handler, places]) => ({
  handler,
  count: places.length * texts.length,
  *make() {
    for (const place of places) for (const text of texts) yield Buffer.from(place(text))
  },
}))
