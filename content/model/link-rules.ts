import { groupBy } from '../../src/lib/group-by'
import { basePath, defaultLocale, localeOf, translatedPath } from '../../src/lib/locales'
import {
  anchorsOfShown,
  type CheckedEntry,
  type Finding,
  type Path,
  redirectOf,
  type Rule,
  type RuleContent,
  type ShownPage,
  textOf,
} from './checked-content'
import { type Message, nearestName, quote } from './message'
import { stateAt } from './page-dates'
import { isOwnPath } from './page-paths'
import { beforeSplat, findRedirect, foldersAbove, normalizePath, redirectTable } from './redirects'
import { localesOf, pathsInLanguages } from './translation-rules'

interface Link {
  readonly at: CheckedEntry
  readonly href: string
  readonly keys: Path
  readonly line?: number
}

/** Whether an address is a path of this site or a section of the page. */
export const isOwnLink = (href: string): boolean => /^(?:\/(?!\/)|#.)/.test(href)

/** Whether a path names a file, such as /icons.svg, which is not part of the content. */
const isFile = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.')

const redirectsOf = (entries: readonly CheckedEntry[]) => redirectTable(entries.flatMap((one) => redirectOf(one) ?? []))

const isPublished = ({ isDraft }: CheckedEntry) => !isDraft

/** The paths of pages in all their languages. */
const routesOf = (pages: readonly ShownPage[]) =>
  pages.flatMap((page) => pathsInLanguages(page.path, page.entry).map((path) => ({ path, page })))

/** Whether the site has a page at a path without an entry. */
const isSitePath = (path: string): boolean => localeOf(path) === defaultLocale && isOwnPath(path)

const textLinksOf = (at: CheckedEntry): readonly Link[] =>
  at.textLinks.map(({ href, field, line }) => ({ at, href, keys: [field], line }))

const linksOf = (at: CheckedEntry): readonly Link[] => [
  ...Object.entries(at.type.fields).flatMap(([key, field]) => {
    const href = field.kind === 'symbol' && field.isUrl ? textOf(at, key) : undefined
    return href !== undefined && isOwnLink(href) ? [{ at, href, keys: [key] }] : []
  }),
  ...textLinksOf(at),
]

/** The ids of entries that are only on pages that are not live. */
function unseenEntries({ pages, now }: RuleContent): ReadonlySet<string> {
  const [live, others] = [new Set<string>(), new Set<string>()]
  for (const { entry, shown } of pages) {
    const set = stateAt(now, entry.values) === 'live' ? live : others
    for (const one of shown) set.add(one.id)
  }
  for (const id of live) others.delete(id)
  return others
}

/** Returns a function that finds the ids on a page in the language of an entry that links to it. */
function anchorsFinder({ translations = [] }: RuleContent) {
  const translated = new Map(translations.map((one) => [`${one.locale} ${one.id}`, one]))
  return (page: ShownPage, from: CheckedEntry): ReadonlySet<string> => {
    const locale = localesOf(page.entry).find((code) => 'locale' in from && from.locale === code)
    if (locale === undefined) return page.anchors
    // All languages share the other ids.
    const headingIdsOf = ({ id, headingIds }: CheckedEntry) =>
      translated.get(`${locale} ${id}`)?.headingIds ?? headingIds
    return anchorsOfShown(page.shown.map((entry) => ({ ...entry, headingIds: headingIdsOf(entry) })))
  }
}

/** Finds links to missing pages, to pages that are not live, and to sections that their page does not have. */
function checkLinks(content: RuleContent, links: readonly Link[]): readonly (Link & Message)[] {
  const { entries, pages, now } = content
  const [redirects, publishedRedirects] = [redirectsOf(entries), redirectsOf(entries.filter(isPublished))]
  const unseen = unseenEntries(content)
  const anchorsOn = anchorsFinder(content)
  // The first of two pages with one path is built.
  const routes = routesOf(pages)
  const byPath = new Map([...routes].reverse().map(({ path, page }) => [path, page]))
  const pagesOf = groupBy(
    pages.flatMap((page) => page.shown.map((entry) => ({ entry, page }))),
    ({ entry }) => entry,
  )
  const published = routes.filter(({ page }) => isPublished(page.entry)).map(({ path }) => path)
  const nearest = new Map<string, string | undefined>()
  // Many pages may have the same dead link.
  const nearestPath = (path: string) => {
    if (!nearest.has(path)) nearest.set(path, nearestName(path, published))
    return nearest.get(path)
  }
  return links.flatMap((link) => {
    const { at, href } = link
    const report = (wrong: string, advice: string) => [{ ...link, wrong, advice }]
    const [address = '', hash = ''] = href.split('#')
    const [path = ''] = address.split('?')
    const target = byPath.get(path)
    const isRedirected = findRedirect(at.isDraft ? redirects : publishedRedirects, path)?.to !== undefined
    const state = target ? stateAt(now, target.entry.values) : 'live'
    const isLive = state === 'live' && !target?.entry.isDraft
    if (isRedirected && !isLive) return []
    if (target?.entry.isDraft && !at.isDraft) {
      return report(`The page ${quote(path)} is still a draft.`, 'Publish the page, or link elsewhere.')
    }
    if (target && state !== 'live' && !unseen.has(at.id)) {
      const { publishAt, expireAt } = target.entry.values
      return state === 'scheduled'
        ? report(
            `${quote(path)} is not published before ${String(publishAt)}.`,
            'Add the link then, or link elsewhere.',
          )
        : report(`${quote(path)} expired at ${String(expireAt)}.`, 'Link elsewhere, or add a redirect from that path.')
    }
    if (path !== '' && !target) {
      if (isSitePath(path) || isFile(path) || isRedirected) return []
      const near = nearestPath(path)
      const advice = near ? `Did you mean “${near}”?` : 'Correct the address, or add the page or a redirect.'
      return report(`No page has the path ${quote(path)}.`, advice)
    }
    // Headings have other ids in other languages.
    if (localeOf(path) !== defaultLocale) return []
    const shownOn = target ? [target] : (pagesOf.get(at) ?? []).map(({ page }) => page)
    const page = hash === '' ? undefined : shownOn.find((one) => !anchorsOn(one, at).has(hash))
    if (!page) return []
    const near = nearestName(hash, anchorsOn(page, at))
    const advice = near ? `Did you mean “#${near}”?` : 'Use the anchor of a block or the id of a heading on that page.'
    return report(`The page ${quote(page.path)} has no section “#${hash}”.`, advice)
  })
}

/** The dead links of fields and texts. Only texts have their own links in translations. */
export const findDeadLinks = (content: RuleContent) =>
  checkLinks(content, [
    ...content.entries.flatMap(linksOf),
    ...(content.translations ?? []).flatMap((at) =>
      textLinksOf(at).filter(({ keys: [field] }) => at.translated.includes(String(field))),
    ),
  ])

const toFinding = ({ href: _, ...finding }: Link & Message): Finding => finding

export const deadLinks: Rule = (content) => findDeadLinks(content).map(toFinding)

export const deadRedirects: Rule = (content) => {
  const folders = foldersAbove(routesOf(content.pages).map(({ path }) => path))
  const links = content.entries.flatMap((at) => {
    const href = redirectOf(at)?.to ?? ''
    return isOwnLink(href) ? [{ at, href, keys: ['to'] }] : []
  })
  const toPages = links.filter(({ href }) => beforeSplat(href) === undefined)
  return [
    ...checkLinks(content, toPages).map(toFinding),
    ...links.flatMap(({ href, at, keys }) => {
      const folder = beforeSplat(href)
      return folder === undefined || folders.has(folder)
        ? []
        : [{ at, keys, wrong: `No page has a path below ${quote(folder)}.`, advice: 'Correct the folder.' }]
    }),
  ]
}

/** Search engines ignore a canonical address whose page hides from them, or names another one. */
export const canonicalTargets: Rule = ({ entries, pages }) => {
  const byPath = new Map([...pages].reverse().map(({ path, entry }) => [path, entry]))
  return entries.flatMap((at) => {
    const target = byPath.get(textOf(at, 'canonical') ?? '')
    if (!target || target === at) return []
    const { hideFromSearchEngines, canonical } = target.values
    const advice = 'Write the address of a page that search engines list.'
    const report = (wrong: string) => [{ at, keys: ['canonical'], wrong, advice }]
    if (hideFromSearchEngines === true) return report(`${target.file} is hidden from search engines.`)
    if (canonical === undefined || canonical === at.values.canonical) return []
    return report(`${target.file} has a canonical address, too: ${quote(canonical)}.`)
  })
}

/** More would take too long to compare. */
const mostCompared = 100

const lastPart = (path: string): string => path.split('/').at(-2) ?? ''

/** Finds the page that most likely replaces a removed one: a new page with a similar path, or the page above it. */
function successorFinder(published: ReadonlySet<string>, livePaths: readonly string[]): (path: string) => string {
  const live = new Set(livePaths)
  const added = [...published].filter((path) => !live.has(path))
  const byLastPart = new Map(added.map((path) => [lastPart(path), path]))
  return (removed) => {
    const near = added.length <= mostCompared ? nearestName(removed, added) : undefined
    const similar = byLastPart.get(lastPart(removed)) ?? near
    if (similar !== undefined) return similar
    let above = removed
    do above = above.slice(0, above.lastIndexOf('/', above.length - 2) + 1)
    while (above !== '/' && !published.has(above))
    return above
  }
}

export const removedPages: Rule = ({ entries, pages, now, livePaths = [] }) => {
  const live = pages.filter(({ entry }) => isPublished(entry) && stateAt(now, entry.values) === 'live')
  const published = new Set(routesOf(live).map(({ path }) => normalizePath(path)))
  const redirects = redirectsOf(entries.filter(isPublished))
  const inEnglish = new Set(live.map(({ path }) => normalizePath(path)))
  const findSuccessor = successorFinder(inEnglish, livePaths.map(normalizePath))
  const successorOf = (path: string): string => {
    const locale = localeOf(path)
    if (locale === defaultLocale) return findSuccessor(path)
    const base = basePath(path)
    const successor = inEnglish.has(base) ? base : (findRedirect(redirects, base)?.to ?? findSuccessor(base))
    const translated = translatedPath(locale, successor)
    return published.has(translated) ? translated : successor
  }
  return livePaths.flatMap((path) => {
    const from = normalizePath(path)
    if (isSitePath(path) || published.has(from) || findRedirect(redirects, path)) return []
    const at = { file: path, lineOf: () => undefined }
    const wrong = 'The live site has this page, but the content has neither the page nor a redirect from it.'
    const redirect = { from, to: successorOf(from) }
    const advice = `Restore the page, or add a redirect: from ${from} to ${redirect.to}, permanent.`
    return [{ at, keys: [], wrong, advice, redirect }]
  })
}
