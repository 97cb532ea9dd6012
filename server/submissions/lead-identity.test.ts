import { fileAddress } from '../files'
import { emailField, sampleFile } from '../test-support/samples'
import { uuidOf, withContents } from './lead-identity'

it('gives a UUID of version 8, and always the same one', () => {
  expect(uuidOf('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(uuidOf('a')).toBe(uuidOf('a'))
  expect(uuidOf('a')).not.toBe(uuidOf('b'))
})

const fileField = (value: string) => ({ name: 'brief', value, fieldType: 'file' as const })

it('is the same for the same file at another address, and another for another file', () => {
  const content = Buffer.from('one')
  const [first, second, third] = [sampleFile({ content }), sampleFile({ content }), sampleFile()]
  const [one, again, other] = [first, second, third].map((file) =>
    withContents([emailField('ann@example.com'), fileField(fileAddress(file.id))], [file]),
  )
  expect(one).toEqual(again)
  expect(one).not.toEqual(other)
})

it('leaves all else as it is', () => {
  const file = sampleFile()
  const fields = [emailField(fileAddress(file.id)), fileField(fileAddress('x'.repeat(32))), fileField('')]
  expect(withContents(fields, [file])).toEqual(fields)
})
