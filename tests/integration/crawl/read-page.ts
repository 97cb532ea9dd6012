import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** The facts that a crawler reads from a page. */
export interface PageFacts {
  readonly titles: readonly string[]
  readonly descriptions: readonly string[]
  readonly canonicals: readonly string[]
  readonly robots: readonly string[]
  /** Content of `<meta>` elements, by `name` or `property`. */
  readonly meta: ReadonlyMap<string, string>
  readonly headings: readonly { readonly level: number; readonly text: string }[]
  readonly ids: readonly string[]
  /** Link targets as written. */
  readonly links: readonly string[]
  /** Link targets in the page's own content. */
  readonly contentLinks: readonly string[]
  /** Link targets in the site's footer; undefined without a footer. */
  readonly footerLinks: readonly string[] | undefined
  /** Ids of the blocks' entries, in order. */
  readonly blocks: readonly string[]
  /** Files that load with the page or may load later: pictures, scripts, fonts, icons. */
  readonly assets: readonly string[]
  /** Attributes of the scripts that load with the page. */
  readonly scripts: readonly Readonly<Record<string, string>>[]
  /** Contents of JSON-LD scripts. */
  readonly structuredData: readonly string[]
  /** Ids that controls, labels and headings refer to. */
  readonly references: readonly string[]
}

const sourcesOf = (srcset: string): string[] => srcset.split(',').flatMap((part) => part.trim().split(/\s+/)[0] || [])

/** Attributes that contain ids of other elements. */
const idAttributes = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list']

/** Links that load a file with the page. */
const loadingLink = /\b(icon|stylesheet|preload|manifest|alternate)\b/

/** Reads the HTML of a page. */
export function readPage(html: string): PageFacts {
  const document = parseDocument(html)
  const elements = DomUtils.getElementsByTagName('*', document)
  const named = (...names: readonly string[]) => elements.filter(({ name }) => names.includes(name))
  const valuesOf = (attribute: string, of = elements) => of.flatMap(({ attribs }) => attribs[attribute] ?? [])
  const textOf = (element: Element) => DomUtils.textContent(element)

  const metas = named('meta').map(
    ({ attribs }) => [attribs.name ?? attribs.property ?? '', attribs.content ?? ''] as const,
  )
  const contentsOf = (wanted: string) => metas.flatMap(([name, content]) => (name === wanted ? content : []))
  const links = named('link')
  const scripts = named('script')
  const addresses = [
    ...valuesOf(
      'href',
      links.filter(({ attribs }) => loadingLink.test(attribs.rel ?? '')),
    ),
    ...['src', 'poster'].flatMap((attribute) => valuesOf(attribute)),
    ...valuesOf('srcset').flatMap(sourcesOf),
    ...valuesOf('href', named('use')).map((href) => href.replace(/#.*$/, '')),
  ]
  const content = named('main')
  const inContent = new Set(DomUtils.getElementsByTagName('*', content))
  const [footer] = named('footer').filter((element) => !inContent.has(element))
  return {
    titles: named('title').slice(0, 1).map(textOf),
    descriptions: contentsOf('description'),
    canonicals: valuesOf(
      'href',
      links.filter(({ attribs }) => attribs.rel === 'canonical'),
    ),
    robots: contentsOf('robots'),
    meta: new Map(metas),
    headings: named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((element) => ({
      level: Number(element.name.slice(1)),
      text: textOf(element),
    })),
    ids: valuesOf('id'),
    links: valuesOf('href', named('a', 'area')),
    contentLinks: valuesOf('href', DomUtils.getElementsByTagName('a', content)),
    footerLinks: footer && valuesOf('href', DomUtils.getElementsByTagName('a', footer)),
    blocks: valuesOf('data-island', [...inContent]),
    assets: addresses.filter((address) => address !== '' && !address.startsWith('data:')),
    scripts: scripts.map(({ attribs }) => attribs).filter(({ src }) => src !== undefined),
    structuredData: scripts.filter(({ attribs }) => attribs.type === 'application/ld+json').map(textOf),
    references: idAttributes.flatMap((attribute) =>
      valuesOf(attribute).flatMap((ids) => ids.split(/\s+/).filter((id) => id !== '')),
    ),
  }
}

/** The target of a link. */
type Destination =
  /** A path of this site, and an optional section on the page. */
  | { readonly kind: 'page'; readonly path: string; readonly section: string }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'wrong'; readonly why: string }

/** Anchors that the frame handles, so no page has them (requirements 2.1). */
const frameSections = new Set(['contact-us', 'open-beacon'])

/** @param from path of the page with the link */
export function resolveLink(href: string, from: string, siteUrl: string): Destination {
  const page = new URL(from, siteUrl)
  if (href === '' || !URL.canParse(href, page)) return { kind: 'wrong', why: 'it is not an address' }
  const { origin, protocol, pathname, hash } = new URL(href, page)
  if (origin !== siteUrl) {
    const isValid = ['https:', 'mailto:', 'tel:'].includes(protocol)
    return isValid ? { kind: 'elsewhere' } : { kind: 'wrong', why: `its protocol is ${protocol}` }
  }
  const section = decodeURIComponent(hash.slice(1))
  return { kind: 'page', path: decodeURI(pathname), section: frameSections.has(section) ? '' : section }
}
