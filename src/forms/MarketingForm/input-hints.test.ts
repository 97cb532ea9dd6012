import { inputHints } from './input-hints'

it.each([
  ['firstname', 'given-name'],
  ['lastname', 'family-name'],
  ['first_name', 'given-name'],
  ['company', 'organization'],
  ['jobtitle', 'organization-title'],
  ['phone', 'tel'],
  ['country', 'country-name'],
])('%s is filled in by the browser as %s', (name, autoComplete) => {
  expect(inputHints(name, false).autoComplete).toBe(autoComplete)
})

it('takes an e-mail field of any name for one', () => {
  expect(inputHints('work_address', true)).toEqual({ autoComplete: 'email', inputMode: 'email' })
})

it('brings the keyboard of a telephone', () => {
  expect(inputHints('mobilephone', false).inputMode).toBe('tel')
})

it.each(['current_help_desk', 'constructor', '__proto__'])('says nothing of %s', (name) => {
  expect(inputHints(name, false)).toEqual({})
})
