import { defaultHosts } from '../../data/hosts'
import { linkCarries } from './link-carries'

const www = 'www.hearthside.example'
const secure = 'secure.hearthside.example'

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
  ['a link out of the product', www, 'https://elsewhere.example/members/register/', []],
  ['a link from the login page to the site', secure, `https://${www}/`, ['visitor']],
])('gives %s what it carries', (_name, here, address, groups) => {
  expect(linkCarries(new URL(address), here, defaultHosts)).toEqual(groups)
})
