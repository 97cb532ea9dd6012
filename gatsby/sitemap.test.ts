import { DomUtils, parseDocument } from 'htmlparser2'
import { robotsFile, sitemapFiles, sitemapPaths } from './sitemap'

const origin = 'https://www.hearthside.example'

const addressesIn = (xml = '') =>
  DomUtils.getElementsByTagName('loc', parseDocument(xml, { xmlMode: true })).map((element) =>
    DomUtils.textContent(element),
  )

describe('sitemapFiles', () => {
  it('lists pages in order with absolute addresses', async () => {
    const files = await sitemapFiles(origin, ['/', '/pricing/'])
    expect([...files.keys()]).toEqual(['sitemap.xml'])
    expect(addressesIn(files.get('sitemap.xml'))).toEqual([`${origin}/`, `${origin}/pricing/`])
  })

  it('splits a large sitemap into files with an index', async () => {
    const files = await sitemapFiles(origin, ['/a/', '/b/', '/c/'], 2)
    expect(addressesIn(files.get('sitemap.xml'))).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`])
    expect(addressesIn(files.get('sitemap-1.xml'))).toEqual([`${origin}/a/`, `${origin}/b/`])
    expect(addressesIn(files.get('sitemap-2.xml'))).toEqual([`${origin}/c/`])
  })

  it('escapes XML characters', async () => {
    expect((await sitemapFiles(origin, ['/q&a/'])).get('sitemap.xml')).toContain('/q&amp;a/</loc>')
  })
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

describe('robotsFile', () => {
  it('allows all robots and names the sitemap', () => {
    expect(robotsFile(origin, true)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  })
})
