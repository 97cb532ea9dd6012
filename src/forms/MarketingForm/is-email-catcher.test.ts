import type { FormField } from '../../data/form-definition'
import { email, field } from '../test-support/forms'
import { isEmailCatcher } from './is-email-catcher'

const hidden = field('source', { hidden: true })
const file = field('file', { fieldType: 'file' })

it.each<[name: string, fields: readonly FormField[], expected: boolean]>([
  ['an e-mail field', [email()], true],
  ['an e-mail field and hidden ones', [hidden, email(), hidden], true],
  ['an e-mail field and a file', [email(), file], true],
  ['an e-mail field and another visible one', [email(), field('name')], false],
  ['two e-mail fields', [email(), email({ name: 'second' })], false],
  ['a hidden e-mail field', [email({ hidden: true })], false],
  ['a hidden e-mail field and a visible one', [email({ hidden: true }), field('name')], false],
  ['a field that is no e-mail field', [field('name')], false],
  ['no field', [], false],
])('%s: %j', (_name, fields, expected) => {
  expect(isEmailCatcher(fields)).toBe(expected)
})
