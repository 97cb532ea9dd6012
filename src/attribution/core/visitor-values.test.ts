import { jarOf } from './test-support/jar-of'
import { readVisitorIdParameter, testVariation } from './visitor-values'

describe('testVariation', () => {
  it.each([
    ['0', '50-A'],
    ['1', '50-B'],
  ])('calls variant %s %s', (index, name) => {
    expect(testVariation(jarOf(`a=b; hs_ab_variant=${index}`))).toBe(name)
  })

  it.each(['', '2', '01', '10', '__proto__', '50-A'])('knows no variant %j', (index) => {
    expect(testVariation(jarOf(`hs_ab_variant=${index}`))).toBeUndefined()
  })
})

describe('readVisitorIdParameter', () => {
  it('reads the id that a link carried', () => {
    expect(readVisitorIdParameter('https://www.hearthside.example/?a=b&mxid=18c%2F1#c')).toBe('18c/1')
  })

  it.each(['', '?mxid=', '?MXID=1', '#mxid=1'])('finds none in %j', (rest) => {
    expect(readVisitorIdParameter(`https://www.hearthside.example/${rest}`)).toBeUndefined()
  })

  it('cuts a long id', () => {
    expect(readVisitorIdParameter(`https://www.hearthside.example/?mxid=${'a'.repeat(5000)}`)).toHaveLength(200)
  })
})
