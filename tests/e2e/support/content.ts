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

/** The ids of all entries by their type, read once, because every process of a run loads this module. */
const idsByType = new Map(
  readdirSync(entriesFolder).map((type) => [
    type,
    readdirSync(path.join(entriesFolder, type))
      .map(readFileName)
      .flatMap(({ id, locale }) => (locale === undefined ? id : [])),
  ]),
)

const idsOf = (type: string): readonly string[] => idsByType.get(type) ?? []

const typesById = new Map([...idsByType].flatMap(([type, ids]) => ids.map((id) => [id, type] as const)))

function typeOf(id: string): string {
  const type = typesById.get(id)
  if (type === undefined) throw new Error(`The embedded space has no entry "${id}".`)
  return type
}

const fileOf = (id: string): string => path.join(entriesFolder, typeOf(id), `${id}.md`)

/** Reads the fields of an entry that the schema names. */
const readEntry = <Schema extends v.GenericSchema>(id: string, schema: Schema): v.InferOutput<Schema> =>
  v.parse(schema, parse(splitFrontMatter(readFileSync(fileOf(id), 'utf8'))?.yaml ?? ''))

const readEntries = <Schema extends v.GenericSchema>(type: string, schema: Schema) =>
  idsOf(type).map((id) => readEntry(id, schema))

const anyFields = v.looseObject({ _draft: v.optional(v.boolean(), false) })

/** All entries of a type, with their fields as written. */
export const entriesOf = (type: string) =>
  idsOf(type).map((id) => {
    const fields = readEntry(id, anyFields)
    return { id, type: { id: type }, isDraft: fields._draft, fields }
  })

const list = v.optional(v.array(v.string()), [])

const kindSchema = v.object({ style: v.optional(v.string()), collection: v.optional(v.string()) })

/** The type of a block, with its style and what it lists. */
function kindOf(id: string): string {
  const { style, collection } = readEntry(id, kindSchema)
  return [typeOf(id), style, collection].filter(Boolean).join(' ')
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

/** The longest article of each type, which has the most kinds of text. */
export const sampleArticlePaths: readonly string[] = [...idsByType]
  .filter(([type]) => type !== 'page')
  .flatMap(([type, ids]) =>
    ids
      .toSorted((a, b) => statSync(fileOf(b)).size - statSync(fileOf(a)).size)
      .flatMap((id) => pagePath(type, readEntry(id, addressSchema)) ?? [])
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
  'site-settings',
  v.object({ siteName: v.string(), supportEmail: v.string(), demoBarText: v.string() }),
)

/** The title of a page's document. */
export function titleOf(path: string): string {
  const title = pages.find((page) => page.path === path)?.title ?? ''
  return title.includes(site.siteName) ? title : `${title} | ${site.siteName}`
}

/** A link with its text, and its address as in the page. */
interface Destination {
  readonly title: string
  readonly href: string
}

const linkSchema = v.object({ title: v.string(), url: v.string() })

function readLink(id: string): Destination {
  const { title, url } = readEntry(id, linkSchema)
  return { title, href: normalizeHref(url) ?? '' }
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

const isLink = (id: string): boolean => typeOf(id) === 'navigationLink'

/** The links of a group: a column of a drawer or of the footer, or a list in one, in the order of the page. */
function destinationsOf(id: string): Destination[] {
  if (isLink(id)) return [readLink(id)]
  const group = readEntry(id, v.object({ items: list, footer: v.optional(v.string()) }))
  return [...group.items, ...(group.footer === undefined ? [] : [group.footer])].flatMap(destinationsOf)
}

const { items, footerColumns, socialLinks } = readEntry(
  'navigation-main',
  v.object({ items: list, footerColumns: list, socialLinks: list }),
)

const menuItems = items.map((id) => ({
  title: readEntry(id, v.object({ title: v.string() })).title,
  opensDrawer: !isLink(id),
  destinations: destinationsOf(id),
}))

/** The header's content. */
export const navigation = {
  items: menuItems,
  drawers: menuItems.filter(({ opensDrawer }) => opensDrawer),
  destinations: menuItems.flatMap(({ destinations }) => destinations),
}

export const footerDestinations: readonly Destination[] = [...footerColumns, ...socialLinks].flatMap(destinationsOf)

/** The heading of a block. */
export const headingOf = (id: string): string => readEntry(id, v.object({ heading: v.string() })).heading

/** Paths of pages that list a block of this kind. */
export const pagesWithBlock = (kind: string): readonly string[] =>
  pages.filter(({ kinds }) => kinds.has(kind)).map((page) => page.path)

/** Linkable sections, in the order of the page. */
export const anchorsOf = (pagePath: string): readonly string[] =>
  pages
    .filter((page) => page.path === pagePath)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => readEntry(block, v.object({ anchor: v.optional(v.string()) })).anchor ?? [])

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
  const { heading, form } = readEntry(slot, v.object({ heading: v.string(), form: v.string() }))
  const { formId, use } = readEntry(form, v.object({ formId: v.optional(v.string()), use: v.string() }))
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
