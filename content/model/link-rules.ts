import { type CheckedEntry, type Finding, type Path, type Rule, type RuleContent, textOf } from './checked-content'
import { type Message, nearestName, quote } from './message'
import { isOwnPath } from './page-paths'
import { normalizePath } from './redirects'

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

/** The paths that redirects serve, normalized. */
const redirectPaths = (entries: readonly CheckedEntry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap((entry) => (entry.type.id === 'redirect' ? [normalizePath(textOf(entry, 'from') ?? '')] : [])),
  )

const linksOf = (at: CheckedEntry): readonly Link[] => [
  ...Object.entries(at.type.fields).flatMap(([key, field]) => {
    const href = field.kind === 'symbol' && field.isUrl ? textOf(at, key) : undefined
    return href !== undefined && isOwnLink(href) ? [{ at, href, keys: [key] }] : []
  }),
  ...at.textLinks.map(({ href, field, line }) => ({ at, href, keys: [field], line })),
]

/** Finds links to missing pages, to drafts, and to sections that their page does not have. */
function checkLinks({ entries, pages }: RuleContent, links: readonly Link[]): readonly (Link & Message)[] {
  const redirects = redirectPaths(entries)
  // The first of two pages with one path is built.
  const byPath = new Map([...pages].reverse().map((page) => [page.path, page]))
  const published = pages.filter(({ entry }) => !entry.isDraft).map(({ path }) => path)
  return links.flatMap((link) => {
    const { at, href } = link
    const report = (wrong: string, advice: string) => [{ ...link, wrong, advice }]
    const [address = '', hash = ''] = href.split('#')
    const [path = ''] = address.split('?')
    const target = byPath.get(path)
    if (target?.entry.isDraft && !at.isDraft) {
      return report(`${quote(path)} is a page that is still a draft.`, 'Publish the page, or link elsewhere.')
    }
    if (path !== '' && !target) {
      if (isOwnPath(path) || isFile(path) || redirects.has(normalizePath(path))) return []
      const near = nearestName(path, published)
      const advice = near ? `Did you mean “${near}”?` : 'Correct the address, or add the page or a redirect.'
      return report(`No page has the path ${quote(path)}.`, advice)
    }
    const shownOn = target ? [target] : pages.filter(({ shown }) => shown.includes(at))
    const page = hash === '' ? undefined : shownOn.find(({ anchors }) => !anchors.has(hash))
    if (!page) return []
    const near = nearestName(hash, page.anchors)
    const advice = near ? `Did you mean “#${near}”?` : 'Use the anchor of a block or the id of a heading on that page.'
    return report(`The page ${quote(page.path)} has no section “#${hash}”.`, advice)
  })
}

/** The dead links of fields and texts. */
export const findDeadLinks = (content: RuleContent) => checkLinks(content, content.entries.flatMap(linksOf))

const toFinding = ({ href: _, ...finding }: Link & Message): Finding => finding

export const deadLinks: Rule = (content) => findDeadLinks(content).map(toFinding)

export const deadRedirects: Rule = (content) => {
  const links = content.entries.flatMap((at) => {
    const href = at.type.id === 'redirect' ? (textOf(at, 'to') ?? '') : ''
    return isOwnLink(href) ? [{ at, href, keys: ['to'] }] : []
  })
  return checkLinks(content, links).map(toFinding)
}

export const removedPages: Rule = ({ entries, pages, livePaths = [] }) => {
  const published = pages.flatMap(({ entry, path }) => (entry.isDraft ? [] : [normalizePath(path)]))
  const served = new Set([...published, ...redirectPaths(entries)])
  return livePaths.flatMap((path) => {
    if (isOwnPath(path) || served.has(normalizePath(path))) return []
    const at = { file: path, lineOf: () => undefined }
    const wrong = 'The live site has this page, but the content has neither the page nor a redirect from it.'
    return [{ at, keys: [], wrong, advice: 'Add a redirect, or restore the page.' }]
  })
}
