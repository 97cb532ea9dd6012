import { render } from '@testing-library/react'
import { PageHead } from './PageHead'

const site = {
  siteUrl: 'https://www.hearthside.example',
  siteName: 'Hearthside',
  description: 'A help desk.',
  socialImage: '/pictures/social-1200x630.jpg',
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

  it('has the canonical address', () => {
    const { canonical, content } = head({})
    expect(canonical).toBe('https://www.hearthside.example/pricing/')
    expect(content('meta[property="og:url"]')).toBe(canonical)
  })

  it('falls back to the site’s description and picture', () => {
    const { content } = head({})
    expect(content('meta[name=description]')).toBe('A help desk.')
    expect(content('meta[property="og:image"]')).toBe('https://www.hearthside.example/pictures/social-1200x630.jpg')
  })

  it('prefers the page’s own description and picture', () => {
    const { content } = head({
      description: 'Plans and prices.',
      socialImage: { src: 'https://images.example/p.png?w=1200&fm=jpg', alt: 'Three plans' },
    })
    expect(content('meta[name=description]')).toBe('Plans and prices.')
    expect(content('meta[property="og:image"]')).toBe('https://images.example/p.png?w=1200&fm=jpg')
  })

  it('has the social card made by the build, with size and alternative text', () => {
    const { content } = head({ socialCard: { src: '/social/pricing-1.png', alt: '“Pricing”' } })
    expect(content('meta[property="og:image"]')).toBe('https://www.hearthside.example/social/pricing-1.png')
    expect(content('meta[property="og:image:width"]')).toBe('1200')
    expect(content('meta[property="og:image:height"]')).toBe('630')
    expect(content('meta[property="og:image:alt"]')).toBe('“Pricing”')
  })

  it('keeps the address of a picture at the image CDN', () => {
    const src = 'https://images.example/p.png?w=1200&h=630&fit=crop'
    expect(head({ socialCard: { src, alt: 'A desk' } }).content('meta[property="og:image"]')).toBe(src)
  })

  it('prefers the picture chosen by an editor, with size and alternative text', () => {
    const { content } = head({
      socialImage: { src: '/pictures/own.jpg', alt: 'A team at its desks' },
      socialCard: { src: '/social/pricing-1.png', alt: 'x' },
    })
    expect(content('meta[property="og:image"]')).toBe('https://www.hearthside.example/pictures/own.jpg')
    expect(content('meta[property="og:image:width"]')).toBe('1200')
    expect(content('meta[property="og:image:height"]')).toBe('630')
    expect(content('meta[property="og:image:alt"]')).toBe('A team at its desks')
  })

  it('omits the size of the site’s picture, which is not cropped', () => {
    expect(head({}).content('meta[property="og:image:width"]')).toBeUndefined()
  })

  it('has the structured data of the build, if there is any', () => {
    const script = () => document.querySelector('script[type="application/ld+json"]')
    head({})
    expect(script()).toBeNull()
    head({ structuredData: '{"@type":"FAQPage"}' })
    expect(script()?.textContent).toBe('{"@type":"FAQPage"}')
  })

  it('links the pages of the blog to its feed', () => {
    const feed = () => document.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')
    head({})
    expect(feed()).toBeUndefined()
    head({ path: '/blog/first-reply/' })
    expect(feed()).toBe('/blog/rss.xml')
  })

  it('keeps a hidden page out of search results and gives it no canonical address', () => {
    const { content, canonical } = head({ isHidden: true })
    expect(content('meta[name=robots]')).toBe('noindex')
    expect(canonical).toBeUndefined()
  })
})
