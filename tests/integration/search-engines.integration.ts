import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { appShellPath } from '../../src/lib/site'
import { checkStructuredData, typesOf } from './crawl/check-page'
import { type CrawledSite, crawl, expectNone, folder } from './crawl/crawled-site'

let site: CrawledSite['all']
let pages: CrawledSite['pages']
let findablePages: CrawledSite['findable']
let siteUrl: string

beforeAll(async () => {
  ;({ all: site, pages, findable: findablePages, url: siteUrl } = await crawl())
})

describe('the sitemap', () => {
  it('lists every page that is not hidden from search engines', async () => {
    const files = (await readdir(folder)).filter((name) => /^sitemap.*\.xml$/.test(name))
    const sitemaps = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
    const listed = sitemaps.flatMap((xml) =>
      DomUtils.getElementsByTagName('loc', parseDocument(xml, { xmlMode: true })).map((it) => DomUtils.textContent(it)),
    )
    expect(listed.sort()).toEqual(findablePages.map((page) => `${siteUrl}${page.path}`).sort())
  })
})

it('keeps the page that the service worker stores out of search results', async () => {
  const html = await readFile(path.join(folder, appShellPath, 'index.html'), 'utf8')
  const metas = DomUtils.getElementsByTagName('meta', parseDocument(html)).map(({ attribs }) => attribs)
  expect(metas).toContainEqual({ name: 'robots', content: 'noindex' })
})

describe('structured data', () => {
  it('has all required properties', () => {
    expectNone(pages, ({ structuredData }) => structuredData.flatMap(checkStructuredData))
  })

  it.each([
    ['/', ['Organization', 'WebSite', 'SoftwareApplication']],
    ['/about/', ['Organization']],
    ['/pricing/', ['SoftwareApplication', 'FAQPage']],
    ['/webinars/foundations-of-great-service/', ['Event', 'BreadcrumbList']],
    ['/classes/first-steps-in-hearthside/', ['Course', 'BreadcrumbList']],
    ['/company/legal/privacy/', ['BreadcrumbList']],
  ])('on %s is %j', (own, types) => {
    expect(site.get(own)?.structuredData.flatMap(typesOf)).toEqual(types)
  })

  it.each([
    ['/blog/', 'BlogPosting', 25],
    ['/company/careers/', 'JobPosting', 8],
    ['/blog/authors/', 'ProfilePage', 6],
  ])('below %s is %s on at least %i pages', (start, type, count) => {
    const telling = pages.filter(
      (page) => page.path.startsWith(start) && page.structuredData.flatMap(typesOf).includes(type),
    )
    expect(telling.length).toBeGreaterThanOrEqual(count)
  })

  it('matches the visible page: questions, prices and breadcrumbs', () => {
    expectNone(pages, ({ html, structuredData }) =>
      structuredData.flatMap((json) => {
        const names: string[] = []
        JSON.parse(json, (_, value: unknown) => {
          const { '@type': type, name } = Object(value) as { '@type'?: unknown; name?: unknown }
          if ((type === 'Question' || type === 'ListItem') && typeof name === 'string') names.push(name)
          return value
        })
        const text = DomUtils.textContent(DomUtils.getElementsByTagName('body', parseDocument(html)))
        return names.filter((name) => !text.includes(name)).map((name) => `tells of “${name}” and does not show it`)
      }),
    )
  })
})

describe('feeds', () => {
  it.each(['/blog/', '/changelog/'])('are linked from every page below %s, and from no other', (folder) => {
    const linking = pages.filter(({ assets }) => assets.includes(`${folder}rss.xml`)).map((page) => page.path)
    expect(linking).toEqual(pages.map((page) => page.path).filter((own) => own.startsWith(folder)))
  })
})
