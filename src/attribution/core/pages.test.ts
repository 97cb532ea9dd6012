import { isLoginPage, isMarketingPage, isSignUpPage, linkKind, linkParameters } from './pages'

describe('pages', () => {
  const kindsOf = (address: string): string[] => {
    const url = new URL(address)
    const kinds = { marketing: isMarketingPage, login: isLoginPage, 'sign-up': isSignUpPage }
    return Object.entries(kinds).flatMap(([kind, isOfKind]) => (isOfKind(url) ? [kind] : []))
  }

  it.each([
    ['http://localhost:8000/', ['marketing']],
    ['https://www.hearthside.example/', ['marketing']],
    ['https://www.hearthside.example/members/login/', ['marketing']],
    ['https://secure.hearthside.example/members/login/', ['login']],
    ['https://secure.hearthside.example/members/register/', ['sign-up']],
    ['https://secure.hearthside.example:8443/members/register/plus/', ['sign-up']],
    ['https://secure.hearthside.example/members/register', ['sign-up']],
    ['https://secure.hearthside.example/members/registered/', []],
    ['https://secure.hearthside.example/a/members/login/', []],
    ['https://www.hearthside.example.evil.io/', []],
  ])('%s is %j', (address, kinds) => {
    expect(kindsOf(address)).toEqual(kinds)
  })
})

describe('links', () => {
  const www = 'www.hearthside.example'
  const secure = 'secure.hearthside.example'

  it.each([
    ['a sign-up link', www, `https://${secure}/members/register/`, 'signUp'],
    ['a login link', www, `https://${secure}/members/login/`, 'login'],
    ['another link to the app host', www, `https://${secure}/`, 'app'],
    ['a link to the documentation', www, 'https://docs.hearthside.example/tour', 'product'],
    ['a link to its own host', www, `https://${www}/pricing/`, undefined],
    ['a link out of the product', www, 'https://elsewhere.example/members/register/', undefined],
  ])('%s is of its kind', (_name, here, address, kind) => {
    expect(linkKind(new URL(address), here)).toBe(kind)
  })

  const values = {
    signUp: { utm_source: 'ads' },
    promo: { promo: 'SPRING' },
    partner: { gspk: 'p', gsxid: 'x' },
    visitor: { mxid: 'm', hpid: 'h' },
  }

  it('have parameters that depend on the kind of link: only sign-up links carry the visitor’s source', () => {
    expect(linkParameters(values)).toEqual({
      signUp: { utm_source: 'ads', promo: 'SPRING', gspk: 'p', gsxid: 'x', mxid: 'm', hpid: 'h' },
      login: { promo: 'SPRING', gspk: 'p', gsxid: 'x', mxid: 'm', hpid: 'h' },
      app: { gspk: 'p', gsxid: 'x', mxid: 'm', hpid: 'h' },
      product: { mxid: 'm', hpid: 'h' },
    })
  })
})
