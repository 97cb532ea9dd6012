import { decodeFirstTouch, decodeLastTouch, encodeFirstTouch, encodeLastTouch } from './stored-attribution'
import type { Touch } from './types'

const unsetTouch: Touch = { source: '', medium: '', campaign: '', term: '', content: '', gclid: '' }
const touchWith = (values: Readonly<Record<string, string>>): Touch => ({ ...unsetTouch, ...values })

const full: Touch = {
  source: 'ads',
  campaign: 'fall sale',
  medium: 'cpc',
  term: 'help desk',
  content: 'b',
  gclid: '',
}

describe('the last touch', () => {
  it('has its short keys in the order that reports expect', () => {
    expect(encodeLastTouch(full)).toBe('utmcsr=ads|utmccn=fall%20sale|utmcmd=cpc|utmctr=help%20desk|utmcct=b')
  })

  it.each([
    [{ source: '(direct)' }, 'utmcsr=(direct)'],
    [{ source: 'google', medium: 'organic' }, 'utmcsr=google|utmcmd=organic'],
    [{ medium: 'cpc' }, 'utmcmd=cpc'],
    [{ source: 'google', medium: 'cpc', gclid: 'Cj0K-_' }, 'utmcsr=google|utmcmd=cpc|gclid=Cj0K-_'],
    [{ source: 'a.example', medium: 'referral', content: '/b/c' }, 'utmcsr=a.example|utmcmd=referral|utmcct=/b/c'],
  ])('leaves out what is unset: %j', (values, text) => {
    expect(encodeLastTouch(touchWith(values))).toBe(text)
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

  it('keeps the id of its paid click', () => {
    expect(decodeLastTouch('utmcsr=google|utmcmd=cpc|gclid=Cj0K')).toMatchObject({ source: 'google', gclid: 'Cj0K' })
  })

  it.each(['', 'hello', 'utmcsr=', '|||', 'ads~~cpc~~-~~-~~-', '1.2.3.4.'])('is broken as %j', (text) => {
    expect(decodeLastTouch(text)).toBeFalsy()
  })
})

describe('the first touch', () => {
  it('has source, medium, term, campaign and content, with a double tilde between them', () => {
    expect(encodeFirstTouch(full)).toBe('ads~~cpc~~help%20desk~~fall%20sale~~b')
  })

  it('has a dash for what is unset, and another form for a value that is a dash', () => {
    expect(encodeFirstTouch(touchWith({ source: '(direct)' }))).toBe('(direct)~~-~~-~~-~~-')
    expect(encodeFirstTouch(touchWith({ source: 'a', campaign: '-', term: 'b-c', content: '--' }))).toBe(
      'a~~-~~b-c~~%2D~~--',
    )
  })

  it('is read back', () => {
    expect(decodeFirstTouch('ads~~cpc~~help%20desk~~fall%20sale~~b')).toEqual(full)
    expect(decodeFirstTouch('a~~-~~-~~%2D~~-')).toEqual(touchWith({ source: 'a', campaign: '-' }))
  })

  it.each(['', '-', 'a', 'a~~b~~c~~d', 'a~~b~~c~~d~~e~~f', '-~~-~~-~~-~~-', '~~~~~~~~', 'utmcsr=ads'])(
    'is broken as %j',
    (text) => {
      expect(decodeFirstTouch(text)).toBeFalsy()
    },
  )
})
