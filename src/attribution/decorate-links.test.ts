/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.hearthside.example/pricing/"}
 */
import { linkKind } from './core/pages'
import type { Values } from './core/values'
import { type CarriedBy, createDecorator, decorateAllLinks } from './decorate-links'

const signUp = 'https://secure.hearthside.example/members/register/'
const known = {
  utm_source: 'ads',
  utm_medium: '',
  utm_campaign: undefined,
  referrer: 'https://a.example/b c',
  mxid: 'm',
}

/** Links to the product carry the values. */
const carrying =
  (values: Values): CarriedBy =>
  (url) =>
    linkKind(url, 'www.hearthside.example') && values

const linkTo = (href: string): HTMLAnchorElement => Object.assign(document.createElement('a'), { href })

const decorated = (href: string): HTMLAnchorElement => {
  const link = linkTo(href)
  decorateAllLinks([link], createDecorator(), carrying(known))
  return link
}

it('adds set values before the fragment', () => {
  expect(decorated(`${signUp}#form`).href).toBe(
    `${signUp}?utm_source=ads&referrer=https%3A%2F%2Fa.example%2Fb+c&mxid=m#form`,
  )
})

it('keeps the link’s parameters, fills in an empty one and adds others', () => {
  const { search } = decorated(`${signUp}?plan=plus&utm_source=cta&utm_medium=&mxid=`)
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    plan: 'plus',
    utm_source: 'cta',
    utm_medium: '',
    referrer: 'https://a.example/b c',
    mxid: 'm',
  })
})

it.each([
  'https://elsewhere.example/members/register/?a=b%20c',
  'https://secure.hearthside.example.evil.io/members/register/',
  'https://secure.hearthside.example@evil.io/members/register/',
  'mailto:help@secure.hearthside.example',
  'tel:+123',
  'javascript:void(0)',
  '#contact-us',
  '#',
  '',
  '/pricing/?a=b%20c',
  'https://[',
  // Nothing to add.
  `${signUp}?b=c%20d&utm_source=old&referrer=old&mxid=old`,
])('leaves %j as it is', (href) => {
  expect(decorated(href).getAttribute('href')).toBe(href)
})

it('asks once for links of the same address', () => {
  const carriedBy = jest.fn(carrying(known))
  decorateAllLinks([linkTo(signUp), linkTo(signUp)], createDecorator(), carriedBy)
  expect(carriedBy).toHaveBeenCalledTimes(1)
})

it.each([
  ['removes values that are no longer known', undefined, {}, '?utm_medium=cta'],
  [
    'starts from the link’s new address if the page has changed it',
    `${signUp}?plan=plus`,
    { utm_source: 'search', utm_medium: 'organic' },
    '?plan=plus&utm_source=search&utm_medium=organic',
  ],
])('a second call %s', (_what, changed, later: Values, search) => {
  const decorate = createDecorator()
  const link = linkTo(`${signUp}?utm_medium=cta`)
  decorateAllLinks([link], decorate, carrying(known))
  if (changed) link.href = changed
  decorateAllLinks([link], decorate, carrying(later))
  expect(link.search).toBe(search)
})
