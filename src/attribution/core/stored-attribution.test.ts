import { decodeFirstTouch, decodeLastTouch, encodeFirstTouch, encodeLastTouch } from './stored-attribution'
import type { Touch } from './values'

const unset: Touch = { source: '', medium: '', campaign: '', term: '', content: '', gclid: '' }
const full: Touch = { source: 'ads', campaign: 'fall sale', medium: 'cpc', term: 'help desk', content: 'b', gclid: 'C' }

describe('the last touch', () => {
  const text = 'utmcsr=ads|utmccn=fall%20sale|utmcmd=cpc|utmctr=help%20desk|utmcct=b|gclid=C'

  it('has short keys in the order that reports expect, and keeps the paid-click id', () => {
    expect(encodeLastTouch(full)).toBe(text)
    expect(decodeLastTouch(text)).toEqual(full)
  })

  it('omits unset values', () => {
    expect(encodeLastTouch({ ...unset, source: 'a.example', content: '/b/c' })).toBe('utmcsr=a.example|utmcct=/b/c')
  })

  it('is read with a plus for a space, as older tools wrote it', () => {
    expect(decodeLastTouch(text.replaceAll('%20', '+'))).toEqual(full)
  })
})

describe('the first touch', () => {
  it('joins source, medium, term, campaign and content with double tildes', () => {
    expect(encodeFirstTouch(full)).toBe('ads~~cpc~~help%20desk~~fall%20sale~~b')
    expect(decodeFirstTouch('ads~~cpc~~help%20desk~~fall%20sale~~b')).toEqual({ ...full, gclid: '' })
  })

  it('writes a dash for unset values, and escapes a value that is a dash', () => {
    const touch = { ...unset, source: '(direct)', campaign: '-', term: 'b-c', content: '--' }
    expect(encodeFirstTouch(touch)).toBe('(direct)~~-~~b-c~~%2D~~--')
    expect(decodeFirstTouch('(direct)~~-~~b-c~~%2D~~--')).toEqual(touch)
  })

  it('may have empty parts', () => {
    expect(decodeFirstTouch('a~~~~~~~~')).toEqual({ ...unset, source: 'a' })
  })
})
