import { decodeFirstTouch, encodeFirstTouch } from './first-touch'
import { decodeLastTouch, encodeLastTouch } from './last-touch'

const full = ['ads', 'fall sale', 'cpc', 'help desk', 'b'] as const

describe('the last touch', () => {
  it('has its short keys in the order that reports expect', () => {
    expect(encodeLastTouch(full)).toBe('utmcsr=ads|utmccn=fall%20sale|utmcmd=cpc|utmctr=help%20desk|utmcct=b')
  })

  it.each([
    [['(direct)'], 'utmcsr=(direct)'],
    [['google', '', 'organic'], 'utmcsr=google|utmcmd=organic'],
    [['', null, 'cpc', undefined, ''], 'utmcmd=cpc'],
    [['a.example', '', 'referral', '', '/b/c'], 'utmcsr=a.example|utmcmd=referral|utmcct=/b/c'],
  ] as const)('leaves out what is unset: %j', (touch, text) => {
    expect(encodeLastTouch(touch)).toBe(text)
  })

  it.each([
    ['its own form', 'utmcsr=ads|utmccn=fall%20sale|utmcmd=cpc|utmctr=help%20desk|utmcct=b'],
    ['another order', 'utmcct=b|utmctr=help%20desk|utmcmd=cpc|utmccn=fall%20sale|utmcsr=ads'],
    [
      'numbers in front',
      '173272373.1700000000.1.2.utmcsr=ads|utmccn=fall%20sale|utmcmd=cpc|utmctr=help%20desk|utmcct=b',
    ],
    ['keys it does not know', 'x=1|utmcsr=ads|utmgclid=2|utmccn=fall%20sale|utmcmd=cpc|utmctr=help%20desk|utmcct=b'],
    ['a plus for a space, as old tools wrote it', 'utmcsr=ads|utmccn=fall+sale|utmcmd=cpc|utmctr=help+desk|utmcct=b'],
  ])('is read from %s', (_name, text) => {
    expect(decodeLastTouch(text)).toEqual(full)
  })

  it.each(['', 'hello', 'utmcsr=', '|||', 'ads~~cpc~~-~~-~~-', '1.2.3.4.'])('is broken as %j', (text) => {
    expect(decodeLastTouch(text)).toBe(false)
  })
})

describe('the first touch', () => {
  it('has source, medium, term, campaign and content, with a double tilde between them', () => {
    expect(encodeFirstTouch(full)).toBe('ads~~cpc~~help%20desk~~fall%20sale~~b')
  })

  it('has a dash for what is unset, and another form for a value that is a dash', () => {
    expect(encodeFirstTouch(['(direct)'])).toBe('(direct)~~-~~-~~-~~-')
    expect(encodeFirstTouch(['a', '-', '', 'b-c', '--'])).toBe('a~~-~~b-c~~%2D~~--')
  })

  it('is read back', () => {
    expect(decodeFirstTouch('ads~~cpc~~help%20desk~~fall%20sale~~b')).toEqual(full)
    expect(decodeFirstTouch('a~~-~~-~~%2D~~-')).toEqual(['a', '-', '', '', ''])
  })

  it.each(['', '-', 'a', 'a~~b~~c~~d', 'a~~b~~c~~d~~e~~f', '-~~-~~-~~-~~-', '~~~~~~~~', 'utmcsr=ads'])(
    'is broken as %j',
    (text) => {
      expect(decodeFirstTouch(text)).toBe(false)
    },
  )
})
