import { get, head, json, long, post, submitForm, type HostileRequest } from './raw-requests'

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

/** Requests that violate HTTP, or use it in unusual ways. */
export const hostileHttp: readonly HostileRequest[] = [...sizes, ...syntax, ...methods, ...headers]
