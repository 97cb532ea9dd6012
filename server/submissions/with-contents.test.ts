import { emailField, sampleFile } from '../test-support/sample-leads'
import { fileAddress } from './file-id-of'
import { withContents } from './with-contents'

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
