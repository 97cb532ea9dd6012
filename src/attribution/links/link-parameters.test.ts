import { defaultHosts } from '../../data/hosts'
import { linkParameters } from './link-parameters'

const values = {
  signUp: { utm_source: 'ads', hs_tvar: '50-B' },
  promo: { promo: 'SPRING' },
  partner: { gspk: 'p', gsxid: 'x' },
  visitor: { mxid: 'm', hpid: 'h' },
}
const www = 'www.hearthside.example'
const secure = 'secure.hearthside.example'

const groupsOf = (address: string, here: string): string[] => {
  const parameters = linkParameters(new URL(address), here, defaultHosts, values)
  return Object.entries(values).flatMap(([group, members]) =>
    Object.keys(members).every((name) => name in parameters) ? [group] : [],
  )
}

it.each([
  ['a sign-up link', www, `https://${secure}/members/register/`, ['signUp', 'promo', 'partner', 'visitor']],
  [
    'a sign-up link of a plan',
    www,
    `https://${secure}/members/register/plus/`,
    ['signUp', 'promo', 'partner', 'visitor'],
  ],
  ['a login link', www, `https://${secure}/members/login/`, ['promo', 'partner', 'visitor']],
  ['another link to the app host', www, `https://${secure}/`, ['partner', 'visitor']],
  ['a path that only looks like sign-up', www, `https://${secure}/a/members/register/`, ['partner', 'visitor']],
  ['a link to the documentation', www, 'https://docs.hearthside.example/tour', ['visitor']],
  ['a link to its own host', www, `https://${www}/pricing/`, []],
  ['a path of its own host that looks like sign-up', www, `https://${www}/members/register/`, []],
  ['a sign-up link on the login page', secure, `https://${secure}/members/register/`, ['signUp', 'promo', 'partner']],
  ['a link from the login page to the site', secure, `https://${www}/`, ['visitor']],
])('gives %s what it carries', (_name, here, address, groups) => {
  expect(groupsOf(address, here)).toEqual(groups)
})

it('gives no more than there is', () => {
  expect(linkParameters(new URL(`https://${secure}/members/register/`), www, defaultHosts, {})).toEqual({})
})
