import { robotsFile, sitemapFile, sitemapPaths } from './sitemap'

const origin = 'https://www.hearthside.example'

it('lists pages in order with absolute addresses', async () => {
  const addresses = (await sitemapFile(origin, ['/', '/pricing/'])).match(/(?<=<loc>)[^<]+/g)
  expect(addresses).toEqual([`${origin}/`, `${origin}/pricing/`])
})

it('lists pages at their own addresses only', () => {
  const pages = [
    { path: '/pricing/' },
    { path: '/hidden/', isHidden: true },
    { path: '/copy/', canonical: '/pricing/' },
    { path: '/guest/', canonical: 'https://partner.example/post' },
    { path: '/about/', canonical: `${origin}/about/` },
    { path: '/blog/', canonical: '/blog/' },
  ]
  expect(sitemapPaths(origin, pages)).toEqual(['/about/', '/blog/', '/pricing/'])
})

it('allows all robots and names the sitemap, if there is one', () => {
  expect(robotsFile(origin, true)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  expect(robotsFile(origin, false)).toBe('User-agent: *\nAllow: /\n')
})
