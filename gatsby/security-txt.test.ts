import { securityTxt } from './security-txt'

const origin = 'https://www.hearthside.example'
const now = Date.parse('2026-11-27T12:00:00Z')

it('names the address, the page with the rules, and a date less than a year ahead', () => {
  const settings = { securityEmail: 'security@hearthside.example', securityUrl: '/security/#report' }
  expect(securityTxt(origin, settings, now)).toBe(
    `Contact: mailto:security@hearthside.example
Expires: 2027-11-22T12:00:00.000Z
Preferred-Languages: en
Canonical: https://www.hearthside.example/.well-known/security.txt
Policy: https://www.hearthside.example/security/#report
`,
  )
})

it('leaves out the page of an unfinished draft', () => {
  expect(securityTxt(origin, { securityEmail: 'a@b.example', securityUrl: 'https://' }, now)).not.toContain('Policy')
})

it('is left out without an address', () => {
  expect(securityTxt(origin, { securityEmail: null, securityUrl: '/security/' }, now)).toBeUndefined()
})
