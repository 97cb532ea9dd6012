import { createClient } from 'contentful'
import { contentModel, type ContentType } from '../../content/model'
import {
  type CheckedAsset,
  type CheckedContent,
  type CheckedEntry,
  linksOf,
  type Translation,
} from '../../content/model/checked-content'
import { editAddress, webApp } from '../../src/lib/edit-address'
import { defaultLocale, translatedLocales } from '../../src/lib/locales'
import { checkContent, scheduledPages } from './check-content'
import { checkEntry } from './check-entry'
import { type Problem, sortProblems } from './problem'
import { type LocalizedFields, readValues } from './push-pull/values'
import { readPages } from './read-pages'

export interface SpaceAccess {
  readonly spaceId: string
  readonly accessToken: string
  readonly environment: string
  /** Such as `cdn.contentful.com`. */
  readonly host: string
  /** Whether the host is that of the Preview API. */
  readonly isPreview: boolean
}

interface Resource {
  readonly sys: {
    readonly id: string
    /** The Preview API has it only for published entries: https://www.contentful.com/developers/changelog/new-fields-available-for-the-sys-object-in-the-cda-and-cpa/ */
    readonly publishedVersion?: number
    readonly contentType?: { readonly sys: { readonly id: string } }
  }
  readonly fields: object
}

interface Page {
  readonly total: number
  readonly items: readonly Resource[]
}

interface PageQuery {
  readonly skip: number
  readonly limit: number
  readonly order: ['sys.id']
}

/** The parts of Contentful's client that read a space. */
export interface SpaceClient {
  readonly getEntries: (query: PageQuery & { readonly include: 0 }) => Promise<Page>
  readonly getAssets: (query: PageQuery) => Promise<Page>
}

/**
 * The client retries after the wait that Contentful asks for when a limit of requests is reached. By default, it prints
 * that to standard output, which may be JSON.
 */
export const connectToSpace = ({ spaceId: space, accessToken, environment, host }: SpaceAccess): SpaceClient =>
  createClient({ space, accessToken, environment, host, logHandler: () => undefined }).withAllLocales
    .withoutLinkResolution

const pageSize = 400

const order: PageQuery['order'] = ['sys.id']

/** A type that a team has added to its space. */
const unknownType = (id: string): ContentType => ({ id, name: id, description: '', displayField: '', fields: {} })

function toEntry({ sys, ...resource }: Resource, access: SpaceAccess) {
  const fields = resource.fields as LocalizedFields
  const typeId = sys.contentType?.sys.id ?? ''
  const type = contentModel.find(({ id }) => id === typeId) ?? unknownType(typeId)
  const values = readValues(type, fields, defaultLocale)
  const title = values[type.displayField]
  const at = {
    id: sys.id,
    type,
    isDraft: access.isPreview && sys.publishedVersion === undefined,
    file: `${type.name} “${typeof title === 'string' ? title : sys.id}”`,
    link: editAddress(webApp(access), sys.id),
    lineOf: () => undefined,
  }
  const lineOfText = (_field: string, line: number) => line
  const { problems, ...report } = checkEntry(at, 'space', values, lineOfText)
  const translations = translatedLocales.flatMap((locale) => {
    const own = readValues(type, fields, locale)
    const translated = Object.keys(own)
    if (translated.length === 0) return []
    const place = { ...at, file: `${at.file} (${locale})` }
    // Problems of other fields are reported for the entry.
    const checked = checkEntry(place, 'space', { ...values, ...own }, lineOfText, translated)
    return [{ ...place, ...checked, locale, translated }]
  })
  return {
    entry: { ...at, ...report } satisfies CheckedEntry,
    translations: translations satisfies readonly Translation[],
    problems: [...problems, ...translations.flatMap((translation) => translation.problems)],
  }
}

/** The client asks for all locales. */
type Localized<Value> = Readonly<Record<string, Value>>

interface AssetFields {
  readonly title?: Localized<string>
  readonly description?: Localized<string>
  readonly file?: Localized<{
    readonly details?: { readonly image?: { readonly width?: number; readonly height?: number } }
  }>
}

function toAsset({ sys, fields }: Resource, access: SpaceAccess): CheckedAsset {
  const localized: AssetFields = fields
  const { [defaultLocale]: title = sys.id } = localized.title ?? {}
  const description = localized.description?.[defaultLocale]
  const file = localized.file?.[defaultLocale]
  return {
    id: sys.id,
    file: `Asset “${title}”`,
    link: `${webApp(access)}/assets/${sys.id}`,
    lineOf: () => undefined,
    facts: file && { title, description, translations: localized.description, ...file.details?.image },
  }
}

/** Something new moves the last item of a page to the next one, where it is read again. */
const once = (items: readonly Resource[]): Resource[] => [...new Map(items.map((item) => [item.sys.id, item])).values()]

/**
 * Reads all entries and assets of a space.
 *
 * @throws Error if the space cannot be read
 */
export const readContentful = async (client: SpaceClient) => ({
  entries: once(await readPages(pageSize, (query) => client.getEntries({ ...query, order, include: 0 }))),
  assets: once(await readPages(pageSize, (query) => client.getAssets({ ...query, order }))),
})

/** What entries link to, by kind and id, and whether the space delivers it. */
function findLinks(entries: readonly CheckedEntry[], assets: readonly CheckedAsset[]): ReadonlyMap<string, boolean> {
  const delivered = new Set([...entries.map(({ id }) => `entry ${id}`), ...assets.map(({ id }) => `asset ${id}`)])
  const linked = entries
    .flatMap(linksOf)
    .map(({ field, id }) => (field.kind === 'asset' ? `asset ${id}` : `entry ${id}`))
  return new Map(linked.map((key) => [key, delivered.has(key)]))
}

/** Checks all entries and assets of a space, with the translations of the entries. */
export function checkContentful(
  found: Awaited<ReturnType<typeof readContentful>>,
  access: SpaceAccess,
  { now, livePaths }: Pick<CheckedContent, 'now' | 'livePaths'>,
) {
  const assets = found.assets.map((resource) => toAsset(resource, access))
  const reports = found.entries.map((resource) => toEntry(resource, access))
  const entries = reports.map(({ entry }) => entry)
  const translations = reports.flatMap((report) => report.translations)
  const essential = new Set(
    [...entries, ...translations].flatMap(({ type, isDraft, file }) => (type.isEssential && !isDraft ? [file] : [])),
  )
  const checked = checkContent({ entries, translations, assets, now, livePaths })
  const problems: readonly Problem[] = [
    ...reports.flatMap((report) => report.problems),
    ...checked.problems,
    ...checked.untranslated,
  ]
  const stopsBuild = (problem: Problem) => essential.has(problem.file) || problem.stopsBuild === true
  return {
    /** Faults that stop a build: in navigation, prices, forms, legal pages and translations. */
    problems: sortProblems(problems.filter(stopsBuild)),
    /** All other faults. A block that cannot be shown is left out of its page. */
    warnings: sortProblems([...problems.filter((problem) => !stopsBuild(problem)), ...checked.warnings]),
    scheduled: scheduledPages({ entries, now }),
    links: findLinks(entries, assets),
    entryCount: entries.length,
    assetCount: assets.length,
  }
}
