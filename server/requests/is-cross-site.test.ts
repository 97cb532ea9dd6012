import { isCrossSite } from './is-cross-site'

const direct = { trustedProxies: 0 }
const host = 'www.example.com'

it.each([
  ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }, direct],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, direct],
  ['a page of the site, in an older browser', { origin: 'https://www.example.com' }, direct],
  ['a program', {}, direct],
  [
    'a page of the site, behind a proxy that names the host',
    { origin: 'https://www.example.com', host: 'internal:8000', 'x-forwarded-host': 'www.example.com' },
    { trustedProxies: 1 },
  ],
  [
    'a page of the site, behind a proxy that does not',
    { origin: 'https://www.example.com', host: 'internal:8000' },
    { ...direct, siteUrl: 'https://www.example.com' },
  ],
])('lets %s through', (_name, headers, settings) => {
  expect(isCrossSite({ headers: { host, ...headers } }, settings)).toBe(false)
})

it.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, direct],
  ['a page of another host of the domain', { 'sec-fetch-site': 'same-site' }, direct],
  ['a page of another site, in an older browser', { origin: 'https://elsewhere.example' }, direct],
  ['a page without an origin', { origin: 'null' }, direct],
  ['nonsense', { origin: 'http://' }, direct],
  ['another port', { origin: 'https://www.example.com:8443' }, direct],
  [
    'a host that the visitor wrote',
    { origin: 'https://elsewhere.example', 'x-forwarded-host': 'elsewhere.example' },
    direct,
  ],
])('stops %s', (_name, headers, settings) => {
  expect(isCrossSite({ headers: { host, ...headers } }, settings)).toBe(true)
})
