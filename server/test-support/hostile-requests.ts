import { form, get, gif, head, json, long, post, submitForm, uploadFile } from './raw-requests'

/** A request, byte for byte, with the expected status; 0 means a closed connection. */
type HostileRequest = readonly [name: string, request: string | Uint8Array, status: number]

const rows = (kind: string, status: number, paths: readonly string[]): readonly HostileRequest[] =>
  paths.map((path) => [`${kind}: ${path.slice(0, 80)}`, get(path), status])

/** Paths that try to leave the folder of the site. */
const traversal: readonly HostileRequest[] = [
  ...rows('traversal', 400, [
    '/../secret.txt',
    '/static/../../secret.txt',
    '/../',
    '/%2e%2e%2fsecret.txt',
    '/%2E./secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%2f../secret.txt',
    '//../secret.txt',
    '/..;/secret.txt/..',
  ]),
  ...rows('traversal', 404, [
    '/%252e%252e/secret.txt',
    '/..;/secret.txt',
    '/.../secret.txt',
    '/%25u002e%25u002e/secret.txt',
    '/secret.txt',
    '//etc/passwd',
    '/C:/Windows/win.ini',
    '/~root/.ssh/id_rsa',
    '/server.mjs',
    '/release.json',
  ]),
]

/** Files that exist on many servers but not on this one, or are not public. */
const privateFiles: readonly HostileRequest[] = rows('private file', 404, [
  '/_redirects.json',
  '/%5fredirects.json',
  '//_redirects.json',
  '/_redirects.json.br',
  '/_redirects.json.gz',
  '/index.html.br',
  '/index.html.gz',
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/leads.db',
  '/constructor',
  '/__proto__',
])

const encodings: readonly HostileRequest[] = [
  ...rows('encoding', 400, [
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/%c0%ae%c0%ae/secret.txt',
    '/%ed%a0%80',
    '/index.html%00',
    '/a%00b/',
    '/%0d%0aSet-Cookie:a=b',
    '/%0aLocation:http://evil.example',
    '/%1b%5b2J',
  ]),
  ...rows('encoding', 404, [
    '/%2f%2fevil.example',
    '/%E2%80%AE/',
    '/%EF%BC%8E%EF%BC%8E/secret.txt',
    '/%20',
    '/%3Cscript%3Ealert(1)%3C/script%3E/',
    "/'%20or%201=1--/",
  ]),
  ['encoding: /pricing%2f is the page', get('/pricing%2f'), 200],
  ['encoding: /%70ricing is the page without its slash', get('/%70ricing'), 301],
]

/** Addresses that could lead to another site. */
const openRedirects: readonly HostileRequest[] = [
  ...rows('open redirect', 404, [
    '//evil.example',
    '//evil.example/',
    '/%5cevil.example',
    '/\\evil.example',
    '///evil.example/%2f',
  ]),
  ['open redirect: //pricing stays here', get('//pricing'), 301],
  [
    'open redirect: a Host of another site',
    head(['GET /pricing HTTP/1.1', 'Host: evil.example', 'Connection: close']),
    301,
  ],
  ['open redirect: X-Forwarded-Host', get('/pricing', 'X-Forwarded-Host: evil.example'), 301],
  ['open redirect: an absolute address', get('http://evil.example/pricing'), 301],
  ['open redirect: an absolute address of a page', get('http://evil.example/pricing/'), 200],
  ['open redirect: an absolute address without a path', get('http://evil.example'), 200],
]

const sizes: readonly HostileRequest[] = [
  ['size: a path of 8 KB', get(`/${long(8000)}`), 404],
  ['size: a path of 20 KB', get(`/${long(20_000)}`), 431],
  ['size: a query of 8 KB', get(`/pricing/?${long(8000)}`), 200],
  ['size: 2000 folders', get('/a'.repeat(2000)), 404],
  ['size: 4000 slashes', get('/'.repeat(4000)), 200],
  ['size: a header of 20 KB', get('/', `X-Long: ${long(20_000)}`), 431],
  ['size: 1000 headers', get('/', ...Array.from({ length: 1000 }, (_, index) => `X-${index}: ${long(20)}`)), 431],
  ['size: 1000 ranges', get('/static/a.mp4', `Range: bytes=${'0-1,'.repeat(1000)}0-1`), 206],
  ['size: 2000 encodings', get('/', `Accept-Encoding: ${'gzip;q=0.1,'.repeat(1000)}br`), 200],
  ['size: 1000 ETags', get('/', `If-None-Match: ${'"a",'.repeat(1000)}"b"`), 200],
]

/** Node’s parser refuses many more in the same way. */
const syntax: readonly HostileRequest[] = [
  ['syntax: TLS', Buffer.from('16030100a5010000a10303', 'hex'), 400],
  ['syntax: HTTP/0.9', 'GET /\r\n\r\n', 200],
  ['syntax: HTTP/1.1 without a host', head(['GET / HTTP/1.1', 'Connection: close']), 400],
  ['syntax: HTTP/1.0 without a host', head(['GET / HTTP/1.0']), 200],
  ['syntax: two hosts', get('/', 'Host: evil.example'), 400],
  ['syntax: two hosts for an endpoint', post(submitForm, '{}', json, 'Host: evil.example'), 400],
  ['syntax: a path without a slash', get('pricing/'), 400],
  ['syntax: another scheme', get('file:///etc/passwd'), 400],
  ['syntax: an authority', head(['CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example']), 0],
  ['syntax: a line feed in a header', get('/', 'X-A: b\nX-B: c'), 400],
  [
    'syntax: a length and chunks',
    post(submitForm, '0\r\n\r\n', json, 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    400,
  ],
  ['syntax: an unknown expectation', get('/', 'Expect: evil'), 200],
]

const methods: readonly HostileRequest[] = [
  ...['POST', 'DELETE', 'OPTIONS', 'TRACE'].map((method): HostileRequest => [
    `method: ${method} /`,
    get('/').replace('GET', method),
    405,
  ]),
  ['method: POST of a page, with JSON', post('/', `[{"__proto__":1}${',{}'.repeat(300_000)}]`, json), 405],
  ['method: overridden by a header', post('/pricing/', '', 'X-HTTP-Method-Override: GET'), 405],
  ['method: GET of an endpoint', get(submitForm), 405],
  ['method: PUT of an endpoint', post(submitForm, '{}', json).replace('POST', 'PUT'), 405],
]

const headers: readonly HostileRequest[] = [
  ['header: a range beyond the end', get('/static/a.mp4', 'Range: bytes=99999-'), 416],
  ['header: a huge range', get('/static/a.mp4', 'Range: bytes=0-99999999999999999999'), 206],
  ['header: a range of letters', get('/static/a.mp4', 'Range: bytes=a-b'), 416],
  ['header: no encoding at all', get('/', 'Accept-Encoding: *;q=0'), 200],
  ['header: a prototype as encoding', get('/', 'Accept-Encoding: __proto__, constructor'), 200],
  ['header: ETag of anything', get('/', 'If-None-Match: *'), 304],
  ['header: an ETag without quotes', get('/', 'If-None-Match: ((('), 200],
  ['header: a script as referrer', get('/', 'Referer: javascript:alert(1)'), 200],
  ['header: an upgrade', get('/', 'Upgrade: websocket', 'Connection: Upgrade'), 200],
  ['header: a compressed body', post(submitForm, '{}', json, 'Content-Encoding: gzip'), 415],
]

const webhook = '/api/contentful-webhook'

/** A well-formed but invalid signature. */
const falseSignature = [
  `X-Contentful-Signature: ${'0'.repeat(64)}`,
  'X-Contentful-Signed-Headers: x-contentful-signed-headers,x-contentful-timestamp',
  `X-Contentful-Timestamp: ${Date.now()}`,
]

const webhooks: readonly HostileRequest[] = [
  ['webhook: another method', get(webhook, ...falseSignature), 405],
  ['webhook: two signatures', post(webhook, '{}', json, ...falseSignature, ...falseSignature), 403],
  ['webhook: a signature for no body', post(webhook, '', json, ...falseSignature), 403],
  ['webhook: from another site', post(webhook, '{}', json, ...falseSignature, 'Sec-Fetch-Site: cross-site'), 403],
  ['webhook: a compressed body', post(webhook, '{}', json, ...falseSignature, 'Content-Encoding: gzip'), 415],
  ['webhook: 3 MB', post(webhook, long(3_000_000), json, ...falseSignature), 413],
]

const bodies: readonly HostileRequest[] = [
  ['body: nested 100,000 times', post(submitForm, '['.repeat(100_000), json), 400],
  ['body: a prototype', post(submitForm, '{"__proto__":{"formId":"demo"}}', json), 400],
  ['body: no type', post(submitForm, '{}'), 415],
  ['body: a malformed type', post(submitForm, '{}', 'Content-Type: ;;;'), 400],
  ['body: an unknown form', post(submitForm, '{"formId":"../../demo"}', json), 404],
  ['body: 300 KB of JSON', post(submitForm, `{"a":"${long(300_000)}"}`, json), 413],
  ['body: 10 MB', post(submitForm, long(10_000_000), json), 413],
  ['body: a length of 1 TB', post(submitForm, '', json, 'Content-Length: 1099511627776'), 413],
  ['body: sent to a page', post('/pricing/', 'a=b', form), 405],
  ['body: from another site', post(submitForm, '{}', json, 'Sec-Fetch-Site: cross-site'), 403],
  ['endpoint: unknown', post('/api/hubspot/evil', '{}', json), 404],
  ['endpoint: another CRM', post('/api/evil/submitForm', '{}', json), 404],
  ['endpoint: an encoded slash', post('/api/hubspot%2fsubmitForm', '{}', json), 404],
  ['endpoint: traversal', post('/api/../../secret.txt', '{}', json), 404],
  ['endpoint: a CRM of 5 KB', post(`/api/${long(5000)}/submitForm`, '{}', json), 404],
  ['endpoint: a file by a path', get('/api/hubspot/file?id=../../../secret.txt'), 404],
  ['endpoint: a file by two ids', get('/api/hubspot/file?id[]=a&id=b'), 404],
]

const multipart = 'Content-Type: multipart/form-data; boundary=x'
const report = 'Content-Type: application/csp-report'

const names = (count: number): string => Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')

const formPart = (headers: string): string => `--x\r\nContent-Disposition: form-data; name="a"\r\n${headers}\r\n\r\n`

/** Requests that once took seconds, and similar ones. */
const slow: readonly HostileRequest[] = [
  [
    'slow: a file name with 5,500,000 dots',
    post(uploadFile, JSON.stringify({ file: gif, filename: `a${'.'.repeat(5_500_000)}b.png` }), json),
    200,
  ],
  ['slow: 5200 encoded slashes after a page', get(`/pricing${'%2f'.repeat(5200)}`), 200],
  ['slow: 5200 encoded slashes in an unknown path', get(`/a${'%2f'.repeat(5200)}`), 404],
  ['slow: 15,000 letters below an endpoint', post(`/api/${long(15_000)}`, '{}', json), 404],
  ['slow: a form of 55,000 parts', post(submitForm, `${formPart('').repeat(55_000)}--x--`, multipart), 400],
  ['slow: a form of 500,000 empty parts', post(submitForm, '--x\r\n'.repeat(500_000), multipart), 400],
  [
    'slow: a form of 400 parts with 2000 headers',
    post(submitForm, formPart('a:\r\n'.repeat(2000)).repeat(400), multipart),
    400,
  ],
  ['slow: a form of 1,000,000 lines', post(submitForm, `${formPart('')}${'\r\n--'.repeat(1_000_000)}`, multipart), 400],
  ['slow: a form of 130,000 fields', post(submitForm, 'a&'.repeat(130_000), form), 400],
  ['slow: JSON with 20,000 names', post(submitForm, `{${names(20_000)}}`, json), 400],
  ['slow: JSON with 400,000 names', post(uploadFile, `{${names(400_000)}}`, json), 400],
  ['slow: JSON with 2,700,000 elements', post(uploadFile, `{"a":[${'0,'.repeat(2_700_000)}0]}`, json), 400],
  ['slow: JSON nested 900,000 times', post(uploadFile, `${'{"a":'.repeat(900_000)}0${'}'.repeat(900_000)}`, json), 400],
  ['slow: JSON nested 5,000,000 times', post(uploadFile, '['.repeat(5_000_000), json), 400],
  ['slow: a report with 5500 names', post('/api/csp-report', `{${names(5500)}}`, report), 400],
]

/**
 * Requests that try to reach other files or another site, violate HTTP or use it in unusual ways, and that the
 * endpoints must refuse or answer quickly.
 */
export const hostileRequests: readonly HostileRequest[] = [
  ...[...traversal, ...privateFiles, ...encodings, ...openRedirects],
  ...[...sizes, ...syntax, ...methods, ...headers],
  ...[...bodies, ...webhooks, ...slow],
]
