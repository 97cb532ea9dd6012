import { isDeepStrictEqual } from 'node:util'
import { type EntryProps, isPublished, isUpdated } from 'contentful-management'
import type { MigrationContext } from './migration'

export interface Move {
  /** Id of the old type. */
  readonly from: string
  /** Id of the new type, which must exist already: an earlier migration creates it. */
  readonly to: string
  /** New names of fields; null removes the field. Others keep their names. */
  readonly fields?: Readonly<Record<string, string | null>>
  /** Values of new fields, in the default locale. */
  readonly set?: Readonly<Record<string, unknown>>
  /** Which entries to move, by their latest version. All if absent. */
  readonly where?: (fields: Fields) => boolean
  /** Changes fields further, after `fields` and `set`. */
  readonly edit?: (fields: Fields) => Fields
}

/** Values by field and locale. */
export type Fields = Readonly<Record<string, unknown>>

type Conversion = Pick<Move, 'fields' | 'set' | 'edit'>

/** Values of the version that visitors see, if there is one, and of the latest version. */
export interface Versions {
  readonly published: Fields | undefined
  readonly latest: Fields
}

type Request = (method: 'GET' | 'PUT' | 'DELETE', path: string, version?: number, data?: object) => Promise<EntryProps>

/** The id of an entry’s content type. */
export const typeIdOf = ({ sys }: EntryProps): string =>
  (sys as { contentType: { sys: { id: string } } }).contentType.sys.id

const entriesOf = ({ entries }: MigrationContext, typeId: string) =>
  entries.filter((entry) => typeIdOf(entry) === typeId)

export function versionsOf(entry: EntryProps, context: MigrationContext): Versions {
  const published = isUpdated(entry) ? context.published.get(entry.sys.id) : entry
  return { published: isPublished(entry) ? published?.fields : undefined, latest: entry.fields }
}

function convert(fields: Fields, { fields: names = {}, set = {}, edit }: Conversion, defaultLocale: string): Fields {
  const converted = Object.entries(fields).flatMap(([id, values]): [string, unknown][] => {
    const name = id in names ? names[id] : id
    return name ? [[name, values]] : []
  })
  const added = Object.entries(set).map(([id, value]) => [id, { [defaultLocale]: value }] as const)
  const result = Object.fromEntries<unknown>([...converted, ...added])
  return edit ? edit(result) : result
}

/** Calls of one entry. */
const requestFor =
  ({ makeRequest }: MigrationContext, id: string, typeId: string): Request =>
  async (method, path, version, data) => {
    const headers = { 'X-Contentful-Content-Type': typeId, ...(version ? { 'X-Contentful-Version': version } : {}) }
    return (await makeRequest({ method, url: `/entries/${id}${path}`, headers, data })) as EntryProps
  }

/** @returns undefined for an entry that an interrupted run has deleted */
const find = (request: Request): Promise<EntryProps | undefined> =>
  request('GET', '').catch((error: unknown) => {
    if (error instanceof Error && error.name === 'NotFound') return undefined
    throw error
  })

/** As Contentful returns them: without undefined values. */
const toStored = (fields: Fields): unknown => JSON.parse(JSON.stringify(fields))

/** @throws Error unless the entry has the values of one of these versions */
function requireUnedited({ fields }: EntryProps, versions: readonly (Fields | undefined)[]): void {
  if (versions.some((version) => version && isDeepStrictEqual(fields, toStored(version)))) return
  throw new Error('Somebody changed it during the migration. Undo the change in Contentful.')
}

/** @throws Error if the entry is not as it was before the migration */
async function remove(request: Request, current: EntryProps, before: EntryProps): Promise<void> {
  requireUnedited(current, [before.fields])
  const { sys } = isPublished(current) ? await request('DELETE', '/published', current.sys.version) : current
  await request('DELETE', '', sys.version)
}

/**
 * Saves and publishes the published version, and then saves the latest one.
 *
 * @param before values before the migration, which the entry may still have
 * @throws Error if the entry has other values
 */
async function save(
  request: Request,
  current: EntryProps,
  { published, latest }: Versions,
  before?: Fields,
): Promise<EntryProps> {
  const { metadata } = current
  // Contentful may have added default values to a new entry.
  if (current.sys.version > 1) requireUnedited(current, [published, latest, before])
  if (published) {
    const isSaved = isDeepStrictEqual(current.fields, published)
    if (!isSaved) current = await request('PUT', '', current.sys.version, { fields: published, metadata })
    if (!isPublished(current) || isUpdated(current)) current = await request('PUT', '/published', current.sys.version)
  }
  if (isDeepStrictEqual(current.fields, latest)) return current
  return request('PUT', '', current.sys.version, { fields: latest, metadata })
}

async function moveEntry(context: MigrationContext, move: Move, entry: EntryProps): Promise<void> {
  const request = requestFor(context, entry.sys.id, move.to)
  const { published, latest } = versionsOf(entry, context)
  const converted = {
    published: published && convert(published, move, context.defaultLocale),
    latest: convert(latest, move, context.defaultLocale),
  }
  let current = await find(request)
  if (current && typeIdOf(current) === move.from) {
    await remove(request, current, entry)
    current = undefined
  }
  const { metadata } = entry
  current ??= await request('PUT', '', undefined, { fields: converted.published ?? converted.latest, metadata })
  if (current.sys.archivedVersion !== undefined) return
  current = await save(request, current, converted)
  if (entry.sys.archivedVersion !== undefined) await request('PUT', '/archived', current.sys.version)
}

/** Adds the name of the entry to an error. */
const describeFailure = async (entry: EntryProps, to: string, work: Promise<void>): Promise<void> => {
  await work.catch((cause: unknown) => {
    throw new Error(`Cannot write entry ${entry.sys.id} of the type ${to}.`, { cause })
  })
}

/**
 * Gives all entries of a type another type. Contentful cannot change the type of an entry, so each one is deleted and
 * created again with the same id, values, tags and state: draft, published, published with unpublished changes, or
 * archived. Links to it stay as they are. After an interruption, another run continues.
 *
 * @throws Error that names the entry, with the cause
 */
export async function moveEntries(context: MigrationContext, move: Move): Promise<void> {
  for (const entry of entriesOf(context, move.from)) {
    if (!move.where || move.where(entry.fields)) await describeFailure(entry, move.to, moveEntry(context, move, entry))
  }
}

/**
 * Changes the values of all entries of a type, in both versions. Archived entries stay archived.
 *
 * @param edit takes and returns the fields of a version; returns the same object to leave it as it is
 * @throws Error that names the entry, with the cause
 */
export async function editEntries(
  context: MigrationContext,
  type: string,
  edit: (fields: Fields, id: string, version: keyof Versions) => Fields,
): Promise<void> {
  for (const entry of entriesOf(context, type)) {
    const { id, archivedVersion } = entry.sys
    const work = async () => {
      const { published, latest } = versionsOf(entry, context)
      const changed = {
        published: published && edit(published, id, 'published'),
        latest: edit(latest, id, 'latest'),
      }
      if (isDeepStrictEqual(changed, { published, latest })) return
      const request = requestFor(context, id, type)
      let current = await request('GET', '')
      if (current.sys.archivedVersion !== undefined) current = await request('DELETE', '/archived', current.sys.version)
      current = await save(request, current, changed, latest)
      if (archivedVersion !== undefined) await request('PUT', '/archived', current.sys.version)
    }
    await describeFailure(entry, type, work())
  }
}

/** Deletes all entries of a type whose values were copied to other entries. List the type in `changes`. */
export async function deleteEntries(context: MigrationContext, type: string): Promise<void> {
  for (const entry of entriesOf(context, type)) {
    const request = requestFor(context, entry.sys.id, type)
    const current = await find(request)
    if (current) await describeFailure(entry, type, remove(request, current, entry))
  }
}

/**
 * Adds the values of the only entry of a type to the only entry of another type, such as those of the demo bar to the
 * site settings, and deletes the first one. Its published values are added to the published version, its unpublished
 * changes to the latest one. List the old type in the `changes` of the migration.
 *
 * @throws Error if there are several entries, or none to add to
 */
export async function mergeEntry(context: MigrationContext, move: Move): Promise<void> {
  const [sources, targets] = [entriesOf(context, move.from), entriesOf(context, move.to)]
  const [[source], [target]] = [sources, targets]
  if (!source) return
  if (!target || sources.length > 1 || targets.length > 1) {
    throw new Error(`There must be one entry of each of the types ${move.from} and ${move.to}. Delete the others.`)
  }
  const [added, own] = [versionsOf(source, context), versionsOf(target, context)]
  const withAdded = (fields: Fields, more: Fields | undefined): Fields => ({
    ...fields,
    ...(more && convert(more, move, context.defaultLocale)),
  })
  const merged = {
    published: own.published && withAdded(own.published, added.published),
    latest: withAdded(own.latest, added.latest),
  }
  const work = async () => {
    const request = requestFor(context, target.sys.id, move.to)
    await save(request, await request('GET', ''), merged, own.latest)
    const requestOld = requestFor(context, source.sys.id, move.from)
    const old = await find(requestOld)
    if (old) await remove(requestOld, old, source)
  }
  await describeFailure(source, move.to, work())
}
