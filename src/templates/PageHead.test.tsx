import { render } from '@testing-library/react'
import { PageHead } from './PageHead'

const site = {
  siteUrl: 'https://www.hearthside.example',
  siteName: 'Hearthside',
  description: 'A help desk.',
  socialImage: '/social.png?u=https%3A%2F%2Flocalhost',
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
  it('adds the name of the site to the title, unless it is there already', () => {
    expect(head({}).title).toBe('Pricing | Hearthside')
    expect(head({ title: 'Why Hearthside' }).title).toBe('Why Hearthside')
  })

  it('names the page’s one address', () => {
    const { canonical, content } = head({})
    expect(canonical).toBe('https://www.hearthside.example/pricing/')
    expect(content('meta[property="og:url"]')).toBe(canonical)
  })

  it('falls back on the site’s description and picture', () => {
    const { content } = head({})
    expect(content('meta[name=description]')).toBe('A help desk.')
    expect(content('meta[property="og:image"]')).toBe('https://www.hearthside.example/social.png')
  })

  it('prefers the page’s own', () => {
    const { content } = head({ description: 'Plans and prices.', socialImage: 'https://images.example/p.png' })
    expect(content('meta[name=description]')).toBe('Plans and prices.')
    expect(content('meta[property="og:image"]')).toBe('https://images.example/p.png')
  })

  it('keeps a hidden page out of search results and gives it no canonical address', () => {
    const { content, canonical } = head({ isHidden: true })
    expect(content('meta[name=robots]')).toBe('noindex')
    expect(canonical).toBeUndefined()
  })
})
