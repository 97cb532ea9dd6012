import { cookieAttributes } from './hosts'

it.each([
  ['www.hearthside.example', { domain: '.hearthside.example' }],
  ['secure.hearthside.example', { domain: '.hearthside.example' }],
  ['staging.hearthside.example', { domain: '.staging.hearthside.example' }],
  ['localhost', {}],
  ['preview.example', {}],
])('keep the cookies of %s with %j', (host, attributes) => {
  expect(cookieAttributes(host)).toEqual(attributes)
})
