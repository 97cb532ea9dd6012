/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.hearthside.example/pricing/"}
 */
import { linkKind, linkParameters, type LinkParameters } from './core/pages'
import { createDecorator, decorateAllLinks, type Decorator } from './decorate-links'

const www = 'www.hearthside.example'
const signUp = 'https://secure.hearthside.example/members/register/'
const values = {
  signUp: { utm_source: 'ads', utm_medium: '', utm_campaign: undefined, referrer: 'https://a.example/b c' },
  promo: {},
  partner: {},
  visitor: { mxid: 'm' },
}
const parameters = linkParameters(values)

const decorateLinks = (
  links: ArrayLike<HTMLAnchorElement>,
  read: () => LinkParameters,
  decorate: Decorator = createDecorator(),
): void =>
  decorateAllLinks(links, decorate, (url) => {
    const kind = linkKind(url, www)
    return kind && read()[kind]
  })

const linkWith = (attributes: string): HTMLAnchorElement => {
  document.body.innerHTML = `<a ${attributes}>Start</a>`
  const [link] = document.querySelectorAll('a')
  if (!link) throw new Error('There is no link')
  return link
}

const decorated = (href: string): string => {
  const link = linkWith(`href="${href}"`)
  decorateLinks([link], () => parameters)
  return link.href
}

it('adds set values before the fragment', () => {
  expect(decorated(`${signUp}#form`)).toBe(
    `${signUp}?utm_source=ads&referrer=https%3A%2F%2Fa.example%2Fb+c&mxid=m#form`,
  )
})

it('keeps the link’s parameters, fills in an empty one and adds others', () => {
  const { searchParams } = new URL(decorated(`${signUp}?plan=plus&utm_source=cta&utm_medium=&mxid=`))
  expect(Object.fromEntries(searchParams)).toEqual({
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
  'https://docs.hearthside.example/a?b=c%20d&mxid=old',
])('leaves %j as it is', (href) => {
  const link = linkWith(`href="${href}"`)
  decorateLinks([link], () => parameters)
  expect(link.getAttribute('href')).toBe(href)
})

it('reads the values once, and not at all if no link needs them', () => {
  const read = jest.fn(() => parameters)
  decorateLinks([linkWith('href="https://elsewhere.example/"')], read)
  expect(read).not.toHaveBeenCalled()
  document.body.innerHTML = `<a href="${signUp}">a</a><a href="${signUp}">b</a>`
  decorateLinks(document.querySelectorAll('a'), read)
  expect(read).toHaveBeenCalledTimes(1)
})

describe('a second call', () => {
  const link = () => linkWith(`href="${signUp}?utm_medium=cta"`)
  const later = () => linkParameters({ ...values, signUp: { utm_source: 'search', utm_medium: 'organic' } })

  it('removes values that are no longer known', () => {
    const decorate = createDecorator()
    const target = link()
    decorateLinks([target], () => parameters, decorate)
    decorateLinks([target], () => linkParameters({ signUp: {}, promo: {}, partner: {}, visitor: {} }), decorate)
    expect(target.search).toBe('?utm_medium=cta')
  })

  it('starts from the link’s new address if the page has changed it', () => {
    const decorate = createDecorator()
    const target = link()
    decorateLinks([target], () => parameters, decorate)
    target.href = `${signUp}?plan=plus`
    decorateLinks([target], later, decorate)
    expect(target.search).toBe('?plan=plus&utm_source=search&utm_medium=organic&mxid=m')
  })
})
