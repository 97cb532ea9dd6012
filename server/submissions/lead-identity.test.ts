import { fileAddress } from '../files'
import { emailField, sampleFile } from '../test-support/samples'
import { uuidOf, withContents } from './lead-identity'

it('returns the same UUID, of version 8, each time', () => {
  expect(uuidOf('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(uuidOf('a')).toBe(uuidOf('a'))
  expect(uuidOf('a')).not.toBe(uuidOf('b'))
})

const fileField = (value: string) => ({ name: 'brief', value, fieldType: 'file' as const })

it('depends on the content of a file, not on its address', () => {
  const content = Buffer.from('one')
  const [first, second, third] = [sampleFile({ content }), sampleFile({ content }), sampleFile()]
  const [one, again, other] = [first, second, third].map((file) =>
    withContents([emailField('ann@example.com'), fileField(fileAddress(file.id))], [file]),
  )
  expect(one).toEqual(again)
  expect(one).not.toEqual(other)
})

it('does not change other fields', () => {
  const file = sampleFile()
  const fields = [emailField(fileAddress(file.id)), fileField(fileAddress('x'.repeat(32))), fileField('')]
  expect(withContents(fields, [file])).toEqual(fields)
})
