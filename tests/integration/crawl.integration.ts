import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import budgets from '../../scripts/bench/budgets.json'
import { brotliSize } from '../../scripts/bench/figures'
import { budgetOf } from '../../scripts/bench/page-weight'
import { footerVariant, menuId } from '../../src/frame/frame-rules'
import { defaultLocale, isTranslatedLocale, localeOf } from '../../src/lib/locales'
import { localizeLink } from '../../src/lib/localize-link'
import { backgroundColor, themeColor } from '../../src/lib/site'
import { footerDestinations, missingPath, pages as entries, pathsOfEveryKind } from '../e2e/support/content'
import { findUnstyled, htmlRules, typesOf } from './crawl/check-page'
import { checkPolicy } from './crawl/check-policy'
import { type CrawledSite, crawl, expectNone, folder, isHidden, isThere, unlistedPages } from './crawl/crawled-site'
import { resolveLink } from './crawl/read-page'
import { specifiedFolders, specifiedPaths } from './crawl/specified-paths'

let site: CrawledSite['all']
let pages: CrawledSite['pages']
let findablePages: CrawledSite['findable']
let siteUrl: string

beforeAll(async () => {
  ;({ all: site, pages, findable: findablePages, url: siteUrl } = await crawl())
})

describe('the paths in the requirements', () => {
  it('all have a page', () => {
    expect(specifiedPaths.filter((pagePath) => !site.has(pagePath))).toEqual([])
  })

  it.each(Object.entries(specifiedFolders))('%s has at least %i pages', (start, count) => {
    const below = [...site.keys()].filter((pagePath) => pagePath.startsWith(start) && pagePath !== start)
    expect(below.length).toBeGreaterThanOrEqual(count)
  })
})

describe('every page', () => {
  it('has exactly one main heading, with text', () => {
    expectNone([...site.values()], ({ headings }) => {
      const main = headings.filter(({ level }) => level === 1)
      return main.length === 1 && main[0]?.text.trim() ? [] : [`has ${main.length} main headings`]
    })
  })

  it('skips no heading level', () => {
    expectNone([...site.values()], ({ headings }) =>
      headings.flatMap(({ level, text }, index) =>
        level > (headings[index - 1]?.level ?? 0) + 1 && index > 0 ? [`goes to level ${level} at “${text}”`] : [],
      ),
    )
  })

  it.each(['titles', 'descriptions'] as const)('has unique %s', (name) => {
    expectNone(pages, (page) => (page[name].length === 1 ? [] : [`has ${page[name].length} ${name}`]))
    const owners = new Map<string, string[]>()
    for (const page of pages) {
      const [text = ''] = page[name]
      owners.set(text, [...(owners.get(text) ?? []), page.path])
    }
    expect([...owners].filter(([text, paths]) => text === '' || paths.length > 1)).toEqual([])
  })

  it('has a description that fits search results', () => {
    expectNone(pages, ({ descriptions: [text = ''] }) =>
      text.length >= 50 && text.length <= 170 ? [] : [`has a description of ${text.length} characters`],
    )
  })

  it('names its canonical address, or is hidden from search engines', () => {
    expectNone([...site.values()], (page) => {
      const { path: own, canonicals } = page
      if (unlistedPages.has(own) && !isHidden(page)) return ['can be found']
      if (isHidden(page)) return canonicals.length === 0 ? [] : ['has a canonical address and is hidden']
      return canonicals.join() === `${siteUrl}${own}` ? [] : [`has the canonical address ${canonicals.join()}`]
    })
  })

  it('repeats title, description and address for social networks', () => {
    expectNone(pages, ({ path: own, titles: [title], descriptions: [description], meta, structuredData }) => {
      const isArticle = structuredData.flatMap(typesOf).some((type) => type === 'BlogPosting' || type === 'Article')
      const expected = {
        'og:title': title,
        'og:description': description,
        'og:url': `${siteUrl}${own}`,
        'og:type': isArticle ? 'article' : 'website',
        'og:site_name': 'Hearthside',
        'twitter:card': 'summary_large_image',
        'theme-color': themeColor,
      }
      return Object.entries(expected)
        .filter(([name, content]) => meta.get(name) !== content)
        .map(([name]) => `has “${meta.get(name) ?? 'nothing'}” as ${name}`)
    })
  })

  it('has an existing social picture with its size; a generated picture is unique', () => {
    const owners = new Map<string, string>()
    expectNone(pages, ({ path: own, meta }) => {
      const { origin, pathname } = new URL(meta.get('og:image') ?? '', 'https://nowhere.example')
      if (origin !== siteUrl || !isThere(pathname)) return [`has the picture ${origin}${pathname}`]
      const size = `${meta.get('og:image:width') ?? ''}x${meta.get('og:image:height') ?? ''}`
      if (size !== '1200x630' || !meta.get('og:image:alt')) return [`has a picture of size ${size}`]
      // An editor may choose the same picture for several pages.
      const other = pathname.startsWith('/social/') && owners.get(pathname)
      owners.set(pathname, own)
      return other ? [`has the picture of ${other}`] : []
    })
  })
})

describe('the frame', () => {
  it('is on every page, with the footer of its path', () => {
    const complete = footerDestinations.map(({ href }) => href)
    const inLanguageOf = (own: string, href: string): string => {
      const locale = localeOf(own)
      const translated = entries.filter(({ translations }) => translations.includes(locale)).map((page) => page.path)
      return isTranslatedLocale(locale) ? localizeLink(href, locale, translated).href : href
    }
    const missingLinks = { none: [], small: ['/'], full: ['/', ...complete] }
    expectNone([...site.values()], ({ path: own, footerLinks, ids }) => {
      const variant = footerVariant(own)
      if (!ids.includes(menuId)) return ['has no menu']
      if ((footerLinks === undefined) !== (variant === 'none')) return [`should have the footer “${variant}”`]
      const inside = footerLinks?.filter((href) => !href.startsWith('mailto:')) ?? []
      const missing = missingLinks[variant].filter((href) => !inside.includes(inLanguageOf(own, href)))
      if (variant === 'small' && inside.length > 1) return ['has more than a small footer']
      return missing.map((href) => `has no link to ${href} in its footer`)
    })
  })

  it('loads only the attribution script, which does not block rendering', () => {
    const expected = [{ src: '/site-attribution.js', async: '' }]
    expectNone([...site.values()], ({ scripts }) =>
      isDeepStrictEqual(scripts, expected) ? [] : [`loads ${JSON.stringify(scripts)}`],
    )
  })
})

describe('pages made of blocks', () => {
  it('have all blocks of their entry, in its order', () => {
    const found = entries.map(({ path: own }) => [own, site.get(own)?.blocks])
    expect(found).toEqual(entries.map(({ path: own, blocks }) => [own, blocks]))
  })
})

describe('links', () => {
  it('lead to existing pages and sections', () => {
    expectNone([...site.values()], ({ path: own, links }) =>
      [...new Set(links)].flatMap((href) => {
        const destination = resolveLink(href, own, siteUrl)
        if (destination.kind === 'wrong') return [`has the link “${href}”: ${destination.why}`]
        if (destination.kind === 'elsewhere') return []
        const target = site.get(destination.path)
        if (!target) return isThere(destination.path) ? [] : [`has a link to ${href}, where there is no page`]
        return destination.section === '' || target.ids.includes(destination.section)
          ? []
          : [`has a link to ${href}, where there is no such section`]
      }),
    )
  })

  it('lead from the home page to every other page', () => {
    const reached = new Set(['/'])
    const waiting = ['/']
    for (let own = waiting.pop(); own !== undefined; own = waiting.pop()) {
      for (const href of site.get(own)?.links ?? []) {
        const destination = resolveLink(href, own, siteUrl)
        if (destination.kind !== 'page' || reached.has(destination.path) || !site.has(destination.path)) continue
        reached.add(destination.path)
        waiting.push(destination.path)
      }
    }
    expect(findablePages.map((page) => page.path).filter((own) => !reached.has(own))).toEqual([])
  })

  it('lead to each page from the text of another page, not only from lists', () => {
    const linked = new Set(
      pages.flatMap(({ path: own, contentLinks }) =>
        contentLinks.flatMap((href) => {
          const destination = resolveLink(href, own, siteUrl)
          return destination.kind === 'page' && destination.path !== own ? [destination.path] : []
        }),
      ),
    )
    // The footer links to translations.
    const originals = findablePages.map((page) => page.path).filter((own) => localeOf(own) === defaultLocale)
    expect(originals.filter((own) => !linked.has(own))).toEqual([])
  })
})

describe('resources of pages', () => {
  it('exist', () => {
    expectNone([...site.values()], ({ path: own, assets }) =>
      [...new Set(assets)].flatMap((address) => {
        const { origin, pathname } = new URL(address, new URL(own, siteUrl))
        return origin === siteUrl && isThere(decodeURI(pathname)) ? [] : [`asks for ${address}`]
      }),
    )
  })
})

describe('HTML', () => {
  const mostBytes = (own: string): number => {
    if (own === '/de/pricing/') return budgets.translatedPricing.html
    // German words are longer, and German forms contain their messages.
    return isTranslatedLocale(localeOf(own)) ? budgets.translatedPage.html : budgetOf(own).html
  }

  it('including all CSS is within the budget on every page', () => {
    expectNone([...site.values()], ({ path: own, html }) => {
      const excess = (quality?: number) => brotliSize(html, quality) - mostBytes(own)
      // Compresses with the best quality, which is slow, only where a fast one does not suffice.
      return excess(5) <= 0 || excess() <= 0 ? [] : [`has ${excess()} bytes too many`]
    })
  })

  it('has a safe policy that allows its content', () => {
    expectNone([...site.values()], ({ html }) => checkPolicy(html))
  })

  it('has rules for every element with a class', () => {
    expectNone([...site.values()], ({ html }) => findUnstyled(html))
  })

  it('names no script whose name changes with the build', () => {
    expectNone([...site.values()], ({ assets }) => assets.filter((address) => /-[0-9a-f]{20}\.js$/.test(address)))
  })

  it.each(pathsOfEveryKind)('of %s is valid', async (own) => {
    const html = await readFile(path.join(folder, own === missingPath ? '404' : own, 'index.html'), 'utf8')
    const { results } = await new HtmlValidate(htmlRules).validateString(html, own)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
  })

  it('refers only to existing ids', () => {
    expectNone([...site.values()], ({ ids, references }) =>
      [...new Set(references)].filter((id) => !ids.includes(id)).map((id) => `refers to #${id}`),
    )
  })
})

describe('what visitors get', () => {
  it('has nothing of previews: neither their scripts, nor marks of entries, nor notices', async () => {
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map((name) => readFile(path.join(folder, name), 'utf8')))
    const marks = ['data-contentful-', 'contentful.com', '/_preview/']
    const found = (text: string): readonly string[] => marks.filter((mark) => text.includes(mark))
    expect(texts.flatMap(found)).toEqual([])
    expectNone([...site.values()], ({ html }) => found(html).map((mark) => `contains ${mark}`))
  })
})

describe('the web app manifest', () => {
  it('has the site’s colors, and icons with their size and format', async () => {
    const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.webmanifest'), 'utf8')) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[]
    }
    expect(manifest).toMatchObject({ start_url: '/', background_color: backgroundColor, theme_color: themeColor })
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(path.join(folder, src)).metadata()
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
    }
  })
})
