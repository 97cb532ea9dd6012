import { defaultHosts, hostsOf } from './hosts'

it("are the hosts under the brand's domain", () => {
  expect(defaultHosts).toMatchObject({
    marketing: ['localhost', 'www.hearthside.example', 'staging.hearthside.example'],
    app: 'secure.hearthside.example',
  })
  expect(defaultHosts.product).toEqual([
    ...defaultHosts.marketing,
    defaultHosts.app,
    'docs.hearthside.example',
    'help.hearthside.example',
    'status.hearthside.example',
    'developer.hearthside.example',
  ])
})

it.each([
  ['www.brand.example', '; domain=.brand.example'],
  ['secure.brand.example', '; domain=.brand.example'],
  ['staging.brand.example', '; domain=.staging.brand.example'],
  ['localhost', undefined],
  ['preview.example', undefined],
])('keep the cookies of %s with %s', (host, attributes) => {
  expect(hostsOf('brand.example').cookieAttributes[host]).toBe(attributes)
})
