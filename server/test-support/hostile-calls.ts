import { form, get, json, long, post, submitForm, type HostileRequest } from './raw-requests'

const webhook = '/api/contentful-webhook'

/** A well-formed but invalid signature. */
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

/** Calls that the endpoints must refuse. */
export const hostileCalls: readonly HostileRequest[] = [...bodies, ...webhooks]
