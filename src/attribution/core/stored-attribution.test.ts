import {
  decideSignUpData,
  decodeFirstTouch,
  decodeLastTouch,
  decodeSignUpData,
  encodeFirstTouch,
  encodeLastTouch,
  encodeSignUpData,
} from './stored-attribution'
import type { SignUpData, Touch } from './values'

const unset: Touch = { source: '', medium: '', campaign: '', term: '', content: '', gclid: '' }
const full: Touch = {
  source: 'ads',
  campaign: 'fall|~~=%20',
  medium: 'cpc',
  term: 'help desk',
  content: 'b',
  gclid: 'C',
}

describe('the last touch', () => {
  const text = 'utmcsr=ads|utmccn=fall%7C%7E%7E%3D%2520|utmcmd=cpc|utmctr=help%20desk|utmcct=b|gclid=C'

  it('has short keys in the order that reports expect, and keeps the paid-click id', () => {
    expect(encodeLastTouch(full)).toBe(text)
    expect(decodeLastTouch(text)).toEqual(full)
  })

  it('is read with a plus for a space, as older tools wrote it', () => {
    expect(decodeLastTouch('utmcsr=help+desk')).toMatchObject({ source: 'help desk' })
  })
})

describe('the first touch', () => {
  it('joins source, medium, term, campaign and content with double tildes', () => {
    expect(encodeFirstTouch(full)).toBe('ads~~cpc~~help%20desk~~fall%7C%7E%7E%3D%2520~~b')
    expect(decodeFirstTouch('ads~~cpc~~help%20desk~~fall%7C%7E%7E%3D%2520~~b')).toEqual({ ...full, gclid: '' })
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

const signUp = {
  utm_source: 'ads',
  utm_first_source: 'news',
  utm_campaign: 'fall|"=',
  utm_first_campaign: 'spring',
  utm_medium: 'cpc',
  utm_first_medium: 'email',
  last_touch_url: '/pricing/',
  first_touch_url: '/blog/',
  referrer: 'https://a.example/b',
}

/** The set values of sign-up data. */
const setIn = (data: SignUpData | false | undefined): SignUpData =>
  Object.fromEntries(data ? Object.entries(data).filter(([, value]) => value) : [])

describe('the sign-up cookie', () => {
  it('omits unset values', () => {
    const text = encodeSignUpData({ utm_source: 'ads', utm_medium: '', utm_campaign: undefined })
    expect(decodeURIComponent(text)).toBe('{"utm_source":"ads"}')
  })

  it('is decoded, also in the forms of other writers', () => {
    expect(decodeSignUpData(encodeSignUpData(signUp))).toEqual(signUp)
    expect(decodeSignUpData(JSON.stringify(signUp))).toEqual(signUp)
  })

  it('keeps only text values of its nine keys', () => {
    const text =
      '{"utm_source":"a","utm_medium":1,"utm_campaign":null,"referrer":["b"],"email":"x@y.z","__proto__":{"a":1}}'
    expect(setIn(decodeSignUpData(text))).toEqual({ utm_source: 'a' })
    expect(setIn(decodeSignUpData('{}'))).toEqual({})
  })

  it.each(['', 'null', '5', '"text"', '["a"]', '{', '%7B', '%'])('is invalid as %j', (text) => {
    expect(decodeSignUpData(text)).toBeFalsy()
  })

  it.each(['x', '\u0000', '🔥'])('stays below 4,096 bytes for values of many %j', (character) => {
    const query = new URLSearchParams(Object.keys(signUp).map((key) => [key, character.repeat(1000)]))
    const text = encodeSignUpData(decideSignUpData(query, []))
    expect(text.length).toBeLessThan(4096 - 'hs_attr_signup='.length)
    expect(setIn(decodeSignUpData(text)).utm_source).toContain(character.repeat(20))
  })
})

describe('the data of a sign-up page', () => {
  const query = (text: string): URLSearchParams => new URLSearchParams(text)
  const saved = [`hs_attr_signup=${encodeSignUpData(signUp)}`]

  it('come only from its URL if that names a source', () => {
    expect(decideSignUpData(new URLSearchParams(signUp), [])).toEqual(signUp)
    expect(setIn(decideSignUpData(query('utm_source=new'), saved))).toEqual({ utm_source: 'new' })
  })

  it.each(['', 'utm_source=', 'utm_medium=cpc&referrer=a', 'UTM_SOURCE=new'])(
    'are what is saved when the URL names no source: ?%s',
    (text) => {
      expect(decideSignUpData(query(text), saved)).toEqual(signUp)
    },
  )

  it.each(['', 'hs_attr_signup=null'])('are what the URL has when what is saved is no object: %s', (cookies) => {
    expect(setIn(decideSignUpData(query('utm_medium=cpc'), [cookies]))).toEqual({ utm_medium: 'cpc' })
  })

  it('contain no query and no e-mail address in a path', () => {
    const data = decideSignUpData(query('utm_source=a&last_touch_url=/b?reg=c&first_touch_url=/d/x@y.z'), [])
    expect(data).toMatchObject({ last_touch_url: '/b', first_touch_url: '/d/-' })
  })
})
