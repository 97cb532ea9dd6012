import {
  decideSignUpData,
  decodeSignUpData,
  encodeSignUpData,
  signUpDataFrom,
  storedAttribution,
} from './stored-attribution'
import { earlierVisits } from './test-support/earlier-visits'
import { jarOf } from './test-support/jar-of'
import type { SignUpData } from './values'

const full = {
  utm_source: 'ads',
  utm_first_source: 'news',
  utm_campaign: 'fall',
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
    expect(decodeURIComponent(encodeSignUpData({ utm_source: 'ads', utm_medium: '', utm_campaign: undefined }))).toBe(
      '{"utm_source":"ads"}',
    )
    expect(decodeURIComponent(encodeSignUpData({}))).toBe('{}')
  })

  it('is decoded, also in the forms of other writers', () => {
    expect(decodeSignUpData(encodeSignUpData(full))).toEqual(full)
    expect(decodeSignUpData(JSON.stringify(full))).toEqual(full)
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
    const query = new URLSearchParams(Object.keys(full).map((key) => [key, character.repeat(1000)]))
    const text = encodeSignUpData(decideSignUpData(query, []))
    expect(text.length).toBeLessThan(4096 - 'hs_attr_signup='.length)
    expect(setIn(decodeSignUpData(text)).utm_source).toContain(character.repeat(20))
  })
})

describe('parameters of sign-up links', () => {
  it('come from the last touch, the first, and their pages', () => {
    const cookies = `${earlierVisits.cookies}; hs_referrer_id=https://partner.example/tools/`
    expect(setIn(signUpDataFrom(storedAttribution(jarOf(cookies))))).toEqual({
      utm_source: 'partner.example',
      utm_medium: 'referral',
      utm_first_source: 'newsletter',
      utm_first_medium: 'email',
      utm_first_campaign: 'spring',
      last_touch_url: '/product-tour/',
      first_touch_url: '/blog/',
      referrer: 'https://partner.example/tools/',
    })
  })
})

describe('the data of a sign-up page', () => {
  const query = (text: string): URLSearchParams => new URLSearchParams(text)
  const saved = jarOf(`hs_attr_signup=${encodeSignUpData(full)}`)

  it('come from its URL', () => {
    expect(decideSignUpData(new URLSearchParams(full), [])).toEqual(full)
  })

  it('come only from the URL if it names a source', () => {
    expect(setIn(decideSignUpData(query('utm_source=new'), saved))).toEqual({ utm_source: 'new' })
  })

  it.each(['', 'utm_source=', 'utm_medium=cpc&referrer=a', 'UTM_SOURCE=new'])(
    'are what is saved when the URL names no source: ?%s',
    (text) => {
      expect(decideSignUpData(query(text), saved)).toEqual(full)
    },
  )

  it.each(['', 'hs_attr_signup=null', 'hs_attr_signup=[]', 'hs_attr_signup=%7B', 'hs_attr_signup="a"'])(
    'are what the URL has when what is saved is no object: %s',
    (cookies) => {
      expect(setIn(decideSignUpData(query('utm_medium=cpc'), jarOf(cookies)))).toEqual({ utm_medium: 'cpc' })
    },
  )

  it('contain no query and no e-mail address in a path', () => {
    const data = decideSignUpData(query('utm_source=a&last_touch_url=/b?reg=c&first_touch_url=/d/x@y.z'), [])
    expect(data).toMatchObject({ last_touch_url: '/b', first_touch_url: '/d/-' })
  })
})
