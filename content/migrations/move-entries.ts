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
}

type Fields = EntryProps['fields']

type Request = (method: 'GET' | 'PUT' | 'DELETE', path: string, version?: number, data?: object) => Promise<EntryProps>

const typeIdOf = ({ sys }: EntryProps): string => (sys as { contentType: { sys: { id: string } } }).contentType.sys.id

function convert(fields: Fields, { fields: names = {}, set = {} }: Move, defaultLocale: string): Fields {
  const converted = Object.entries(fields).flatMap(([id, values]): [string, unknown][] => {
    const name = id in names ? names[id] : id
    return name ? [[name, values]] : []
  })
  const added = Object.entries(set).map(([id, value]) => [id, { [defaultLocale]: value }] as const)
  return Object.fromEntries<unknown>([...converted, ...added])
}

async function moveEntry(request: Request, entry: EntryProps, context: MigrationContext, move: Move): Promise<void> {
  const { id } = entry.sys
  const published = isUpdated(entry) ? context.published.get(id) : undefined
  const [first, last] = [published ?? entry, entry].map(({ fields }) => convert(fields, move, context.defaultLocale))
  let current = await request('GET', '').catch((error: unknown) => {
    // An interrupted run has deleted it.
    if (error instanceof Error && error.name === 'NotFound') return undefined
    throw error
  })
  if (current && typeIdOf(current) === move.from) {
    if (!isDeepStrictEqual(current.fields, entry.fields)) {
      throw new Error('Somebody changed it during the migration. Undo the change in Contentful.')
    }
    if (isPublished(current)) current = await request('DELETE', '/published', current.sys.version)
    await request('DELETE', '', current.sys.version)
    current = undefined
  }
  current ??= await request('PUT', '', undefined, { fields: first, metadata: entry.metadata })
  if (isPublished(entry) && !isPublished(current)) current = await request('PUT', '/published', current.sys.version)
  if (published && !isUpdated(current)) {
    await request('PUT', '', current.sys.version, { fields: last, metadata: entry.metadata })
  }
  if (entry.sys.archivedVersion !== undefined && current.sys.archivedVersion === undefined) {
    await request('PUT', '/archived', current.sys.version)
  }
}

/**
 * Gives all entries of a type another type. Contentful cannot change the type of an entry, so each one is deleted and
 * created again with the same id, values, tags and state: draft, published, published with unpublished changes, or
 * archived. Links to it stay as they are. After an interruption, another run continues.
 *
 * @throws Error that names the entry, with the cause
 */
export async function moveEntries(context: MigrationContext, move: Move): Promise<void> {
  for (const entry of context.entries.filter((one) => typeIdOf(one) === move.from)) {
    const request: Request = async (method, path, version, data) =>
      (await context.makeRequest({
        method,
        url: `/entries/${entry.sys.id}${path}`,
        headers: { 'X-Contentful-Content-Type': move.to, ...(version ? { 'X-Contentful-Version': version } : {}) },
        data,
      })) as EntryProps
    await moveEntry(request, entry, context, move).catch((cause: unknown) => {
      throw new Error(`Cannot move entry ${entry.sys.id} to the type ${move.to}.`, { cause })
    })
  }
}
