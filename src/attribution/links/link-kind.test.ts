import { linkKind, linkParameters } from './link-kind'

const www = 'www.hearthside.example'
const secure = 'secure.hearthside.example'

it.each([
  ['a sign-up link', www, `https://${secure}/members/register/`, 'signUp'],
  ['a sign-up link of a plan', www, `https://${secure}/members/register/plus/`, 'signUp'],
  ['a login link', www, `https://${secure}/members/login/`, 'login'],
  ['another link to the app host', www, `https://${secure}/`, 'app'],
  ['a path that only looks like sign-up', www, `https://${secure}/a/members/register/`, 'app'],
  ['a link to the documentation', www, 'https://docs.hearthside.example/tour', 'product'],
  ['a link to its own host', www, `https://${www}/pricing/`, undefined],
  ['a path of its own host that looks like sign-up', www, `https://${www}/members/register/`, undefined],
  ['a link out of the product', www, 'https://elsewhere.example/members/register/', undefined],
])('%s is of its kind', (_name, here, address, kind) => {
  expect(linkKind(new URL(address), here)).toBe(kind)
})

describe('what links carry', () => {
  const values = {
    signUp: { utm_source: 'ads' },
    promo: { promo: 'SPRING' },
    partner: { gspk: 'p', gsxid: 'x' },
    visitor: { mxid: 'm', hpid: 'h' },
  }

  it('depends on their kind: only sign-up links say where the visitor came from', () => {
    expect(linkParameters(values)).toEqual({
      signUp: { utm_source: 'ads', promo: 'SPRING', gspk: 'p', gsxid: 'x', mxid: 'm', hpid: 'h' },
      login: { promo: 'SPRING', gspk: 'p', gsxid: 'x', mxid: 'm', hpid: 'h' },
      app: { gspk: 'p', gsxid: 'x', mxid: 'm', hpid: 'h' },
      product: { mxid: 'm', hpid: 'h' },
    })
  })
})
