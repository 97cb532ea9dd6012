import { robotsFile, sitemapFile } from './sitemap-file'

const origin = 'https://www.hearthside.example'

describe('sitemapFile', () => {
  it('lists pages in their order by their full addresses', async () => {
    const xml = await sitemapFile(origin, ['/', '/pricing/'])
    expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${origin}/`,
      `${origin}/pricing/`,
    ])
  })

  it('escapes what XML would take for its own', async () => {
    expect(await sitemapFile(origin, ['/q&a/'])).toContain('/q&amp;a/</loc>')
  })
})

describe('robotsFile', () => {
  it('lets all robots read everything and names the sitemap', () => {
    expect(robotsFile(origin, true)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  })

  it('names no sitemap that is not there', () => {
    expect(robotsFile(origin, false)).toBe('User-agent: *\nAllow: /\n')
  })
})
