import { form, get, gif, json, long, post, submitForm, uploadFile, type HostileRequest } from './raw-requests'

const multipart = 'Content-Type: multipart/form-data; boundary=x'
const report = 'Content-Type: application/csp-report'

const names = (count: number): string => Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')

const formPart = (headers: string): string => `--x\r\nContent-Disposition: form-data; name="a"\r\n${headers}\r\n\r\n`

/** Requests that once took seconds, and similar ones. */
export const slowRequests: readonly HostileRequest[] = [
  ...[100_000, 300_000, 5_500_000].map((dots): HostileRequest => [
    `slow: a file name with ${dots} dots`,
    post(uploadFile, JSON.stringify({ file: gif, filename: `a${'.'.repeat(dots)}b.png` }), json),
    200,
  ]),
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
