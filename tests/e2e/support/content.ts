import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { pagePath } from '../../../content/model/page-paths'
import { splitFrontMatter } from '../../../local/contentful/front-matter'
import { readFileName } from '../../../local/contentful/read-entries'
import { normalizeHref } from '../../../src/lib/href'

/**
 * Reads the embedded space, so that tests compare the site with its content and still pass when the
 * content changes. Tests run from the root of the repository.
 */
const entriesFolder = path.resolve('content/entries')

const entryFolders = readdirSync(entriesFolder)

/** The names of all files except translations, read once, because every process of a run loads this module. */
const filesByType = new Map(
  entryFolders.map((type) => [
    type,
    readdirSync(path.join(entriesFolder, type)).filter((file) => readFileName(file).locale === undefined),
  ]),
)

const filesOf = (type: string): readonly string[] => filesByType.get(type) ?? []

const typesById = new Map(
  [...filesByType].flatMap(([type, files]) => files.map((file) => [path.basename(file, '.md'), type] as const)),
)

/** Reads the fields of an entry that the schema names. */
function readEntry<Schema extends v.GenericSchema>(type: string, id: string, schema: Schema): v.InferOutput<Schema> {
  const text = readFileSync(path.join(entriesFolder, type, `${id}.md`), 'utf8')
  return v.parse(schema, parse(splitFrontMatter(text)?.yaml ?? ''))
}

const readEntries = <Schema extends v.GenericSchema>(type: string, schema: Schema) =>
  filesOf(type).map((file) => readEntry(type, path.basename(file, '.md'), schema))

const anyFields = v.looseObject({ _draft: v.optional(v.boolean(), false) })

/** All entries of a type, with their fields as written. */
export const entriesOf = (type: string) =>
  filesOf(type).map((file) => {
    const id = path.basename(file, '.md')
    const fields = readEntry(type, id, anyFields)
    return { id, type: { id: type }, isDraft: fields._draft, fields }
  })

const list = v.optional(v.array(v.string()), [])

/** A link with its text, and its address as in the page. */
interface Destination {
  readonly title: string
  readonly href: string
}

const linkSchema = v.object({ title: v.string(), url: v.string() })

const toDestination = ({ title, url }: v.InferOutput<typeof linkSchema>): Destination => ({
  title,
  href: normalizeHref(url) ?? '',
})

const readLink = (id: string): Destination => toDestination(readEntry('navigationLink', id, linkSchema))

const kindSchema = v.object({ style: v.optional(v.string()), collection: v.optional(v.string()) })

/** The type of a block, with its style and what it lists. */
function kindOf(id: string): string {
  const type = typeOf(id)
  const { style, collection } = readEntry(type, id, kindSchema)
  return [type, style, collection].filter(Boolean).join(' ')
}

/** Pages made of blocks, by path. The home page is the first. */
export const pages = readEntries(
  'page',
  v.object({
    path: v.string(),
    title: v.string(),
    blocks: list,
    translations: list,
  }),
)
  .map((page) => ({ ...page, kinds: new Set(page.blocks.map(kindOf)) }))
  .sort((a, b) => a.path.localeCompare(b.path))

export const pagePaths = pages.map((page) => page.path)

const addressSchema = v.object({
  path: v.optional(v.string()),
  slug: v.optional(v.string()),
  kind: v.optional(v.string()),
})

const sizeOf = (type: string, file: string): number => statSync(path.join(entriesFolder, type, file)).size

/** The longest article of each type, which has the most kinds of text. */
export const sampleArticlePaths: readonly string[] = entryFolders
  .filter((type) => type !== 'page')
  .flatMap((type) =>
    filesOf(type)
      .toSorted((a, b) => sizeOf(type, b) - sizeOf(type, a))
      .flatMap((file) => pagePath(type, readEntry(type, path.basename(file, '.md'), addressSchema)) ?? [])
      .slice(0, 1),
  )

/**
 * A few pages that together have a block of every kind: enough for tests that do not depend on the content. The home
 * page, then always the page with the most kinds that are still missing.
 */
function samplePages(): readonly string[] {
  const chosen: string[] = []
  const seen = new Set<string>()
  const countNew = ({ kinds }: (typeof pages)[number]): number => [...kinds].filter((kind) => !seen.has(kind)).length
  let [next] = pages
  while (next && countNew(next) > 0) {
    chosen.push(next.path)
    for (const kind of next.kinds) seen.add(kind)
    ;[next] = pages.toSorted((a, b) => countNew(b) - countNew(a))
  }
  return chosen
}

export const samplePaths = samplePages()

/** Pages in another language. */
export const translatedPaths: readonly string[] = pages.flatMap(({ path, translations }) =>
  translations.map((locale) => `/${locale}${path}`),
)

/** A path without a page. */
export const missingPath = '/no-such-room/'

/** Pages that together contain every type of block and of article, a list of posts, and the error page. */
export const pathsOfEveryKind: readonly string[] = [
  ...samplePaths,
  ...translatedPaths,
  ...sampleArticlePaths,
  '/blog/page/2/',
  missingPath,
]

export const site = readEntry(
  'siteSettings',
  'site-settings',
  v.object({ siteName: v.string(), supportEmail: v.string(), demoBarText: v.string() }),
)

/** The title of a page's document. */
export function titleOf(path: string): string {
  const title = pages.find((page) => page.path === path)?.title ?? ''
  return title.includes(site.siteName) ? title : `${title} | ${site.siteName}`
}

const errorPageSchema = v.object({
  status: v.string(),
  title: v.string(),
  heading: v.string(),
  text: v.string(),
  links: list,
})

/** The texts of an error page: '404', '500' or 'offline'. */
export function errorPage(status: string) {
  const found = readEntries('errorPage', errorPageSchema).find((page) => page.status === status)
  if (!found) throw new Error(`The embedded space has no error page for ${status}.`)
  return { ...found, links: found.links.map(readLink) }
}

const linkIds = new Set(filesOf('navigationLink').map((file) => path.basename(file, '.md')))

/** The links of a group: a column of a drawer or of the footer, or a list in one, in the order of the page. */
function groupDestinations(id: string): Destination[] {
  if (linkIds.has(id)) return [readLink(id)]
  const group = readEntry('navigationGroup', id, v.object({ items: list, footer: v.optional(v.string()) }))
  return [...group.items, ...(group.footer === undefined ? [] : [group.footer])].flatMap(groupDestinations)
}

function readNavigation() {
  const raw = readEntry(
    'navigation',
    'navigation-main',
    v.object({
      items: list,
      demoLabel: v.string(),
      demoUrl: v.string(),
      trialLabel: v.string(),
      trialUrl: v.string(),
      loginLabel: v.string(),
      loginUrl: v.string(),
    }),
  )
  const items = raw.items.map((id) => {
    const opensDrawer = !linkIds.has(id)
    const { title } = readEntry(opensDrawer ? 'navigationGroup' : 'navigationLink', id, v.object({ title: v.string() }))
    return { title, opensDrawer, destinations: groupDestinations(id) }
  })
  return {
    items,
    drawers: items.filter(({ opensDrawer }) => opensDrawer),
    destinations: items.flatMap(({ destinations }) => destinations),
    demo: toDestination({ title: raw.demoLabel, url: raw.demoUrl }),
    trial: toDestination({ title: raw.trialLabel, url: raw.trialUrl }),
    login: toDestination({ title: raw.loginLabel, url: raw.loginUrl }),
  }
}

/** The header's content. */
export const navigation = readNavigation()

const rawFooter = readEntry(
  'navigation',
  'navigation-main',
  v.object({ tagline: v.string(), legalName: v.string(), footerColumns: list, socialLinks: list }),
)

/** The footer's content. */
export const footer = {
  ...rawFooter,
  links: [...rawFooter.footerColumns, ...rawFooter.socialLinks].flatMap(groupDestinations),
}

/** The content type of an entry: the name of its folder. */
function typeOf(id: string): string {
  const type = typesById.get(id)
  if (type === undefined) throw new Error(`The embedded space has no entry "${id}".`)
  return type
}

/** The heading of a block. */
export const headingOf = (id: string): string => readEntry(typeOf(id), id, v.object({ heading: v.string() })).heading

/** Paths of pages that list a block of this kind. */
export const pagesWithBlock = (kind: string): readonly string[] =>
  pages.filter(({ kinds }) => kinds.has(kind)).map((page) => page.path)

/** Linkable sections, in the order of the page. */
export const anchorsOf = (pagePath: string): readonly string[] =>
  pages
    .filter((page) => page.path === pagePath)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => readEntry(typeOf(block), block, v.object({ anchor: v.optional(v.string()) })).anchor ?? [])

const slotSchema = v.object({ heading: v.string(), form: v.string() })

/** A form on a page. */
export interface FormPlace {
  readonly path: string
  /** The id of the form. */
  readonly heading: string
  readonly formId: string
  /** The name of the form in the CMS. */
  readonly use: string
}

function placeOf(path: string, slot: string): FormPlace[] {
  const { heading, form } = readEntry('formSlot', slot, slotSchema)
  const { formId, use } = readEntry('form', form, v.object({ formId: v.optional(v.string()), use: v.string() }))
  return formId === undefined ? [] : [{ path, heading, formId, use }]
}

/** Forms and their pages, except newsletter invitations. */
export const formPlaces: readonly FormPlace[] = [
  ...pages.flatMap(({ path, blocks }) =>
    blocks.filter((block) => typeOf(block) === 'formSlot').flatMap((slot) => placeOf(path, slot)),
  ),
  ...readEntries('companyPage', v.object({ path: v.string(), formSlot: v.optional(v.string()) })).flatMap(
    ({ path, formSlot }) => (formSlot === undefined ? [] : placeOf(path, formSlot)),
  ),
]
