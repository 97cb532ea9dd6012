import { readVisitorIdParameter, testVariation } from './visitor-values'

describe('testVariation', () => {
  it.each(['', '2', '01', '10', '__proto__', '50-A'])('knows no variant %j', (index) => {
    expect(testVariation([`hs_ab_variant=${index}`])).toBeUndefined()
  })
})

describe('readVisitorIdParameter', () => {
  it.each(['', '?mxid=', '?MXID=1', '#mxid=1'])('finds none in %j', (rest) => {
    expect(readVisitorIdParameter(`https://www.hearthside.example/${rest}`)).toBeUndefined()
  })

  it('cuts a long id', () => {
    expect(readVisitorIdParameter(`https://www.hearthside.example/?mxid=${'a'.repeat(5000)}`)).toHaveLength(200)
  })
})
