import { Parser } from 'htmlparser2'

/** What a crawler sees of a page. */
export interface PageFacts {
  readonly titles: readonly string[]
  readonly descriptions: readonly string[]
  readonly canonicals: readonly string[]
  readonly robots: readonly string[]
  /** Content of other `<meta>` elements, by `name` or `property`. */
  readonly meta: ReadonlyMap<string, string>
  readonly headings: readonly { readonly level: number; readonly text: string }[]
  readonly ids: readonly string[]
  /** Where links lead, as they are written. */
  readonly links: readonly string[]
  /** What is loaded with the page, or may be: pictures, scripts, fonts, icons. */
  readonly assets: readonly string[]
  /** Contents of JSON-LD scripts. */
  readonly structuredData: readonly string[]
  /** Ids that controls, labels and headings refer to. */
  readonly references: readonly string[]
}

const sourcesOf = (srcset: string): string[] => srcset.split(',').flatMap((part) => part.trim().split(/\s+/)[0] || [])

/** Reads the HTML of a page. */
export function readPage(html: string): PageFacts {
  const titles: string[] = []
  const descriptions: string[] = []
  const canonicals: string[] = []
  const robots: string[] = []
  const meta = new Map<string, string>()
  const headings: { level: number; text: string }[] = []
  const ids: string[] = []
  const links: string[] = []
  const assets: string[] = []
  const structuredData: string[] = []
  const references: string[] = []

  let into: ((text: string) => void) | undefined
  let until = ''
  const collect = (name: string, add: (text: string) => void): void => {
    into = add
    until = name
  }

  const readers: Readonly<Record<string, (attributes: Readonly<Record<string, string | undefined>>) => void>> = {
    a: ({ href }) => href !== undefined && links.push(href),
    area: ({ href }) => href !== undefined && links.push(href),
    meta: ({ name, property, content = '' }) => {
      if (name === 'description') descriptions.push(content)
      else if (name === 'robots') robots.push(content)
      else if (name ?? property) meta.set(name ?? property ?? '', content)
    },
    link: ({ rel, href = '' }) => {
      if (rel === 'canonical') canonicals.push(href)
      else if (rel !== undefined && /\b(icon|stylesheet|preload|manifest|alternate)\b/.test(rel)) assets.push(href)
    },
    script: ({ src, type, 'data-runtime': runtime, 'data-app': app }) => {
      if (src) assets.push(src)
      for (const deferred of [runtime, app]) if (deferred) assets.push(...deferred.split(' '))
      if (type === 'application/ld+json') {
        structuredData.push('')
        collect('script', (text) => structuredData.push((structuredData.pop() ?? '') + text))
      }
    },
    style: ({ 'data-styles': sheet }) => sheet && assets.push(sheet),
    use: ({ href }) => href && assets.push(href.replace(/#.*$/, '')),
    title: () => {
      if (titles.length > 0) return
      titles.push('')
      collect('title', (text) => titles.push((titles.pop() ?? '') + text))
    },
  }

  const parser = new Parser({
    onopentag(name, attributes: Readonly<Record<string, string | undefined>>) {
      readers[name]?.(attributes)
      const { id, src, srcset, poster } = attributes
      if (id !== undefined) ids.push(id)
      if (name !== 'script' && src) assets.push(src)
      if (poster) assets.push(poster)
      if (srcset) assets.push(...sourcesOf(srcset))
      for (const attribute of [
        'for',
        'aria-labelledby',
        'aria-describedby',
        'aria-controls',
        'popovertarget',
        'list',
      ]) {
        references.push(...(attributes[attribute]?.split(/\s+/).filter((part) => part !== '') ?? []))
      }
      const [, level] = /^h([1-6])$/.exec(name) ?? []
      if (level) {
        headings.push({ level: Number(level), text: '' })
        collect(name, (text) => {
          const last = headings.pop()
          if (last) headings.push({ ...last, text: last.text + text })
        })
      }
    },
    ontext(text) {
      into?.(text)
    },
    onclosetag(name) {
      if (name === until) into = undefined
    },
  })
  parser.end(html)
  return {
    titles,
    descriptions,
    canonicals,
    robots,
    meta,
    headings,
    ids,
    links,
    assets: assets.filter((address) => !address.startsWith('data:')),
    structuredData,
    references,
  }
}

/** Where a link leads. */
type Destination =
  /** A path of this site, and the section on its page, if any. */
  | { readonly kind: 'page'; readonly path: string; readonly section: string }
  | { readonly kind: 'elsewhere'; readonly address: string }
  | { readonly kind: 'wrong'; readonly why: string }

/** Anchors that the frame handles, so no page has them (requirements 2.1). */
const frameSections = new Set(['contact-us', 'open-beacon', 'do-not-sell'])

/** @param from path of the page that the link is on */
export function resolveLink(href: string, from: string, siteUrl: string): Destination {
  if (href.startsWith('mailto:') || href.startsWith('tel:')) return { kind: 'elsewhere', address: href }
  if (href === '') return { kind: 'wrong', why: 'it is empty' }
  let url: URL
  try {
    url = new URL(href, new URL(from, siteUrl))
  } catch {
    return { kind: 'wrong', why: 'it is not a valid URL' }
  }
  if (url.origin !== siteUrl) {
    return url.protocol === 'https:'
      ? { kind: 'elsewhere', address: href }
      : { kind: 'wrong', why: `its protocol is ${url.protocol}` }
  }
  const section = decodeURIComponent(url.hash.slice(1))
  return { kind: 'page', path: decodeURI(url.pathname), section: frameSections.has(section) ? '' : section }
}
