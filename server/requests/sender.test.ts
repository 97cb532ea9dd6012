import { addressProblem, isCrossSite, networkOf, senderAddress, visitorAddress } from './sender'

const request = (forwarded: string | undefined, remoteAddress: string | undefined = '198.51.100.1') => ({
  headers: { 'x-forwarded-for': forwarded },
  remoteAddress,
})

describe('senderAddress', () => {
  it.each([
    ['the one of the connection without a proxy', undefined, 0, '198.51.100.1'],
    ['the one that the only proxy saw', '203.0.113.9', 1, '203.0.113.9'],
    ['not the one that the visitor forged', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
    ['the one that the first of two proxies saw', '1.1.1.1, 203.0.113.9, 10.0.0.1', 2, '203.0.113.9'],
  ])('is %s', (_name, forwarded, proxies, address) => {
    expect(senderAddress(request(forwarded), proxies)).toBe(address)
    expect(addressProblem(request(forwarded), proxies)).toBeUndefined()
  })

  it.each([
    ['behind an untrusted proxy', '203.0.113.9', 0, 'untrusted'],
    ['when a proxy is missing', '203.0.113.9', 2, 'short'],
    ['without a header', undefined, 1, 'missing'],
    ['when it is invalid', 'unknown', 1, 'invalid'],
  ] as const)('is the connection’s %s, which is a problem', (_name, forwarded, proxies, problem) => {
    expect(senderAddress(request(forwarded), proxies)).toBe('198.51.100.1')
    expect(addressProblem(request(forwarded), proxies)).toBe(problem)
  })

  it('is unknown if the host does not provide it', () => {
    const nameless = { headers: {}, remoteAddress: undefined }
    expect(senderAddress(nameless, 0)).toBeUndefined()
    expect(addressProblem(nameless, 0)).toBe('unknown')
  })
})

describe('visitorAddress', () => {
  it.each([
    ['the connection’s', undefined, '203.0.113.7', 0, '203.0.113.7'],
    ['the connection’s, as IPv4', undefined, '::ffff:203.0.113.7', 0, '203.0.113.7'],
    ['the one that a trusted proxy saw', '203.0.113.9', '10.0.0.1', 1, '203.0.113.9'],
    ['unknown behind an untrusted proxy', '203.0.113.9', '10.0.0.1', 0, undefined],
    ['unknown if a trusted proxy does not name it', undefined, '10.0.0.1', 1, undefined],
  ])('is %s', (_name, forwarded, remote, proxies, address) => {
    expect(visitorAddress(request(forwarded, remote), proxies)).toBe(address)
  })
})

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

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
  ['nonsense', { origin: 'http://' }, direct],
  ['another port', { origin: 'https://www.example.com:8443' }, direct],
  [
    'a host that the visitor forged',
    { origin: 'https://elsewhere.example', 'x-forwarded-host': 'elsewhere.example' },
    direct,
  ],
])('stops %s', (_name, headers, settings) => {
  expect(isCrossSite({ headers: { host, ...headers } }, settings)).toBe(true)
})
