import { readVisitorIdParameter } from './visitor-id'

it('reads the id that a link carried', () => {
  expect(readVisitorIdParameter('https://www.hearthside.example/?a=b&mxid=18c%2F1#c')).toBe('18c/1')
})

it.each(['', '?mxid=', '?MXID=1', '#mxid=1'])('finds none in %j', (rest) => {
  expect(readVisitorIdParameter(`https://www.hearthside.example/${rest}`)).toBeUndefined()
})

it('cuts what is too long for an id', () => {
  expect(readVisitorIdParameter(`https://www.hearthside.example/?mxid=${'a'.repeat(5000)}`)).toHaveLength(200)
})

it('throws without a URL, and names the check', () => {
  expect(() => readVisitorIdParameter(undefined)).toThrow(new Error('Undefined URL'))
})
