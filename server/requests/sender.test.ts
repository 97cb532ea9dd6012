import { isCrossSite, networkOf, senderOf } from './sender'

describe('senderOf', () => {
  const of = (forwarded: string | undefined, trustedProxies: number, remoteAddress: string | undefined = '10.0.0.1') =>
    senderOf({ headers: { 'x-forwarded-for': forwarded }, remoteAddress }, trustedProxies)

  it.each([
    ['the one of the connection without a proxy', undefined, 0, '10.0.0.1'],
    ['the one that the only proxy saw', '203.0.113.9', 1, '203.0.113.9'],
    ['not the one that the visitor forged', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
    ['the one that the first of two proxies saw', '1.1.1.1, 203.0.113.9, 10.0.0.1', 2, '203.0.113.9'],
  ])('has an address: %s', (_name, forwarded, proxies, address) => {
    expect(of(forwarded, proxies)).toEqual({ address, visitorAddress: address })
  })

  it('has the visitor’s address as IPv4', () => {
    expect(of(undefined, 0, '::ffff:203.0.113.7')).toMatchObject({ visitorAddress: '203.0.113.7' })
  })

  it.each([
    ['behind an untrusted proxy', '203.0.113.9', 0, 'untrusted'],
    ['when a proxy is missing', '203.0.113.9', 2, 'short'],
    ['without a header', undefined, 1, 'missing'],
    ['when it is invalid', 'unknown', 1, 'invalid'],
  ])('has only the connection’s address %s, which is a problem', (_name, forwarded, proxies, problem) => {
    expect(of(forwarded, proxies)).toEqual({ address: '10.0.0.1', problem })
  })

  it('is unknown if the host does not provide it', () => {
    expect(senderOf({ headers: {}, remoteAddress: undefined }, 0)).toEqual({ problem: 'unknown' })
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
