import { storedAttribution } from './attribution-cookies'
import { decideSignUpData, decodeSignUpData, encodeSignUpData, namedSignUpData, signUpDataFrom } from './sign-up-data'
import { earlierVisits } from './test-support/landing-row'

const full = ['ads', 'news', 'fall', 'spring', 'cpc', 'email', '/pricing/', '/blog/', 'https://a.example/b']
const nothing = ['', '', '', '', '', '', '', '', '']

const named = {
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

describe('the sign-up cookie', () => {
  it('is a JSON object with nine keys, encoded', () => {
    expect(JSON.parse(decodeURIComponent(encodeSignUpData(full)))).toEqual(named)
    expect(encodeSignUpData(full)).toMatch(/^[\w.()!*'%-]+$/)
  })

  it('leaves out what is unset', () => {
    expect(decodeURIComponent(encodeSignUpData(['ads', '', null, undefined]))).toBe('{"utm_source":"ads"}')
    expect(decodeURIComponent(encodeSignUpData([]))).toBe('{}')
  })

  it('is read back, as others may write it, too', () => {
    expect(decodeSignUpData(encodeSignUpData(full))).toEqual(full)
    expect(decodeSignUpData(JSON.stringify(named))).toEqual(full)
  })

  it('counts its nine keys that hold text, and nothing else', () => {
    const text =
      '{"utm_source":"a","utm_medium":1,"utm_campaign":null,"referrer":["b"],"email":"x@y.z","__proto__":{"a":1}}'
    expect(decodeSignUpData(text)).toEqual(['a', '', '', '', '', '', '', '', ''])
    expect(decodeSignUpData('{}')).toEqual(nothing)
  })

  it.each(['', 'null', 'true', '5', '"text"', '[]', '["a"]', '{', '{"a":', 'undefined', '%7B', '%', 'a=b'])(
    'is no object as %j',
    (text) => {
      expect(decodeSignUpData(text)).toBeFalsy()
    },
  )

  it.each(['x', '"', '\u0000', '🔥'])('stays below 4,096 bytes for values of many %j', (character) => {
    const text = encodeSignUpData(Array.from({ length: 9 }, () => character.repeat(1000)))
    expect(text.length).toBeLessThan(4096 - 'hs_attr_signup='.length)
    expect(decodeSignUpData(text)).toEqual(expect.arrayContaining([expect.stringContaining(character.repeat(20))]))
  })
})

describe('what sign-up links carry', () => {
  it('comes from the last touch, the first, and their pages', () => {
    const cookies = `${earlierVisits.cookies}; hs_referrer_id=https://partner.example/tools/`
    expect(namedSignUpData(signUpDataFrom(storedAttribution(cookies)))).toEqual({
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

  it('is nothing for a visitor of whom nothing is known', () => {
    expect(signUpDataFrom(storedAttribution('')).filter(Boolean)).toEqual([])
  })
})

describe('the data of a sign-up page', () => {
  const query = (text: string): URLSearchParams => new URLSearchParams(text)
  const saved = `hs_attr_signup=${encodeSignUpData(full)}`

  it('are what its URL carries', () => {
    expect(decideSignUpData(new URLSearchParams(named), '')).toEqual(full)
  })

  it('are the URL alone when it names a source, whatever is saved', () => {
    expect(decideSignUpData(query('utm_source=new'), saved)).toEqual(['new', '', '', '', '', '', '', '', ''])
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
      expect(decideSignUpData(query('utm_medium=cpc'), cookies)).toEqual(['', '', '', '', 'cpc', '', '', '', ''])
    },
  )

  it('are what is saved even if that is an empty object', () => {
    expect(decideSignUpData(query('utm_medium=cpc'), 'hs_attr_signup={}')).toEqual(nothing)
  })

  it('hold no query and no e-mail address in a path', () => {
    const data = decideSignUpData(query('utm_source=a&last_touch_url=/b?reg=c&first_touch_url=/d/x@y.z'), '')
    expect(namedSignUpData(data)).toMatchObject({ last_touch_url: '/b', first_touch_url: '/d/-' })
  })
})
