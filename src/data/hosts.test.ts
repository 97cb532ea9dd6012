import { appHost, cookieAttributes, marketingHosts, productHosts } from './hosts'

it("are the hosts under the brand's domain", () => {
  expect(marketingHosts).toEqual(['localhost', 'www.hearthside.example', 'staging.hearthside.example'])
  expect(appHost).toBe('secure.hearthside.example')
  const others = ['docs', 'help', 'status', 'developer'].map((name) => `${name}.hearthside.example`)
  expect([...productHosts].sort()).toEqual([...marketingHosts, appHost, ...others].sort())
})

it.each([
  ['www.hearthside.example', { domain: '.hearthside.example' }],
  ['secure.hearthside.example', { domain: '.hearthside.example' }],
  ['staging.hearthside.example', { domain: '.staging.hearthside.example' }],
  ['localhost', {}],
  ['preview.example', {}],
])('keep the cookies of %s with %j', (host, attributes) => {
  expect(cookieAttributes(host)).toEqual(attributes)
})
