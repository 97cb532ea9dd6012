import { render } from '@testing-library/react'
import { languageNames } from '../lib/locales'
import { PageHead } from './PageHead'

const site = {
  siteUrl: 'https://www.hearthside.example',
  siteName: 'Hearthside',
  description: 'A help desk.',
  socialImage: { src: '/pictures/social-1200x630.jpg', alt: 'Hearthside' },
}

function head(props: Partial<Parameters<typeof PageHead>[0]>) {
  render(<PageHead site={site} path="/pricing/" title="Pricing" {...props} />)
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content')
  return {
    content,
    title: document.title,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
  }
}

describe('PageHead', () => {
  it('adds the name of the site to the title, unless the title contains it', () => {
    expect(head({}).title).toBe('Pricing | Hearthside')
    expect(head({ title: 'Why Hearthside' }).title).toBe('Why Hearthside')
  })

  it('announces each title when the document has it, also the same again', () => {
    const titles: string[] = []
    document.addEventListener('hs:titled', () => titles.push(document.title))
    const view = render(<PageHead site={site} path="/pricing/" title="Pricing" />)
    view.rerender(<PageHead site={site} path="/inbox/" title="Inbox" />)
    view.rerender(<PageHead site={site} path="/inbox/" title="Inbox" />)
    expect(titles).toEqual(['Pricing | Hearthside', 'Inbox | Hearthside', 'Inbox | Hearthside'])
  })

  it.each([
    [undefined, 'https://www.hearthside.example/pricing/'],
    ['/inbox/', 'https://www.hearthside.example/inbox/'],
    ['https://partner.example/post', 'https://partner.example/post'],
    // An unfinished draft.
    ['https://', 'https://www.hearthside.example/pricing/'],
  ])('has the canonical address of the page, or that of an editor: %s', (given, expected) => {
    const { canonical, content } = head({ canonical: given })
    expect([canonical, content('meta[property="og:url"]')]).toEqual([expected, expected])
  })

  it('has a title of its own for social networks', () => {
    const { title, content } = head({ socialTitle: 'What does it cost?' })
    expect([title, content('meta[property="og:title"]')]).toEqual(['Pricing | Hearthside', 'What does it cost?'])
  })

  it.each([
    [undefined, 'A help desk.'],
    ['Plans and prices.', 'Plans and prices.'],
  ])('has the description of the page, %j, or else that of the site', (description, expected) => {
    expect(head({ description }).content('meta[name=description]')).toBe(expected)
  })

  const own = { src: '/pictures/own.jpg', alt: 'A team at its desks' }
  const card = { src: '/social/pricing-1.png', alt: '“Pricing”' }

  it.each([
    ['chosen by an editor', { socialImage: own, socialCard: card }, `${site.siteUrl}/pictures/own.jpg`, own.alt],
    ['made by the build', { socialCard: card }, `${site.siteUrl}/social/pricing-1.png`, card.alt],
    [
      'of an image CDN',
      { socialCard: { ...card, src: 'https://cdn.example/p.png?w=1&h=2' } },
      'https://cdn.example/p.png?w=1&h=2',
      card.alt,
    ],
    ['of the site', {}, `${site.siteUrl}/pictures/social-1200x630.jpg`, 'Hearthside'],
  ])('has the picture %s, with size and alternative text', (_name, given, address, alt) => {
    const { content } = head(given)
    const parts = ['', ':width', ':height', ':alt'].map((part) => content(`meta[property="og:image${part}"]`))
    expect(parts).toEqual([address, '1200', '630', alt])
  })

  it('has the structured data of the build, if there is any', () => {
    const script = () => document.querySelector('script[type="application/ld+json"]')
    head({})
    expect(script()).toBeNull()
    head({ structuredData: '{"@type":"FAQPage"}' })
    expect(script()?.textContent).toBe('{"@type":"FAQPage"}')
  })

  it('names the languages of a page in several, for search engines and networks', () => {
    const languages = [
      { ...languageNames['en-US'], path: '/pricing/' },
      { ...languageNames.de, path: '/de/pricing/' },
    ]
    const { content } = head({ path: '/de/pricing/', languages })
    const links = [...document.querySelectorAll('link[rel=alternate]')]
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['en', `${site.siteUrl}/pricing/`],
      ['de', `${site.siteUrl}/de/pricing/`],
      ['x-default', `${site.siteUrl}/pricing/`],
    ])
    expect(content('meta[property="og:locale"]')).toBe('de_DE')
    expect(content('meta[property="og:locale:alternate"]')).toBe('en_US')
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${site.siteUrl}/de/pricing/`)
  })

  it('names no languages of a page that search engines list elsewhere', () => {
    const languages = [{ ...languageNames.de, path: '/de/spring/' }]
    head({ canonical: '/inbox/', languages })
    expect(document.querySelector('link[rel=alternate]')).toBeNull()
  })

  it.each([
    ['/pricing/', undefined],
    ['/blog/first-reply/', '/blog/rss.xml'],
    ['/changelog/', '/changelog/rss.xml'],
  ])('gives %s the feed %s', (path, feed) => {
    head({ path })
    expect(document.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe(feed)
  })

  it('keeps a hidden page out of search results and gives it no canonical address', () => {
    const { content, canonical } = head({ isHidden: true })
    expect(content('meta[name=robots]')).toBe('noindex')
    expect(canonical).toBeUndefined()
  })
})
