import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { contentModel } from '../../content/model'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { mappers } from '../../src/blocks/mappers'
import type { EntryNode } from './personalization'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const linksOf = (node: EntryNode, field: string): readonly unknown[] => {
  const link = node[`${field}___NODE`]
  return Array.isArray(link) ? link : [link]
}

const nameOf = (node: EntryNode): string => text(node.name) || text(node.title) || text(node.contentful_id)

/** A place in which an entry is shown. */
interface Place {
  readonly node: unknown
  readonly holder: EntryNode
  readonly field: string
  /** Experiences work for the blocks of a page. */
  readonly isBlock: boolean
}

/** The links by which pages and other entries show entries. Those of experiences and audiences show nothing. */
const fields = contentModel
  .filter(({ id }) => !id.startsWith('nt_'))
  .flatMap((type) =>
    Object.entries(type.fields).flatMap(([field, { kind }]) =>
      (kind === 'entry' || kind === 'entries') && field !== 'nt_experiences' ? [{ type: type.id, field }] : [],
    ),
  )

/**
 * Experiences work for the blocks of a page (specification 3.4). An entry that is shown anywhere else,
 * such as a form slot in a company page, is the same for all visitors.
 *
 * @param entriesOf finds the nodes of a GraphQL type
 * @returns a sentence for each entry with experiences, and each place of it in which they do nothing
 */
export function findUnusedExperiences(entriesOf: (type: string) => readonly EntryNode[]): readonly string[] {
  const experiences = new Map(entriesOf(graphqlTypeName('nt_experience')).map((node) => [node.id, node]))
  if (experiences.size === 0) return []
  const places = fields.flatMap(({ type, field }) =>
    entriesOf(graphqlTypeName(type)).flatMap((holder) =>
      linksOf(holder, field).map((node): Place => {
        return { node, holder, field, isBlock: type === 'page' && field === 'blocks' }
      }),
    ),
  )
  const entries = contentModel.flatMap(({ id }) => entriesOf(graphqlTypeName(id)))
  return entries.flatMap((entry) => {
    const own = linksOf(entry, 'nt_experiences').flatMap((id) => experiences.get(text(id)) ?? [])
    if (own.length === 0) return []
    const names = own.map((node) => `"${text(node.nt_name) || text(node.contentful_id)}"`).join(', ')
    const label = `Entry "${nameOf(entry)}" (${text(entry.contentful_id)}) has the ${own.length === 1 ? 'experience' : 'experiences'} ${names}`
    const shown = places.filter(({ node }) => node === entry.id)
    if (shown.length === 0) {
      return [`${label}, but is not among the blocks of a page. Experiences work for those only.`]
    }
    return shown.flatMap(({ holder, field, isBlock }) =>
      isBlock
        ? []
        : [
            `${label}, but field "${field}" of "${nameOf(holder)}" shows it to all visitors. Experiences work for the blocks of a page only.`,
          ],
    )
  })
}

/** Folders with the fragments that a block's query is made of. */
const fragmentFolders = ['src/blocks', 'src/content', 'src/images']

/** An entry as the fragment `AnyBlock` gives it, with the identifier of its node. */
interface Entry {
  readonly id: string
  readonly __typename: string
  readonly contentful_id: string
}

interface EntriesQuery {
  readonly allContentfulEntry: { readonly nodes: readonly Entry[] }
}

const fragmentText = /graphql`([^`]*)`/g
const definition = /\bfragment (\w+) on /g
const spread = /\.\.\.(\w+)/g

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The texts of the fragments in the site's code, by name. Gatsby itself adds them to the queries of pages only. */
function readFragments(): ReadonlyMap<string, string> {
  const files = fragmentFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  return new Map(
    files
      .filter((file) => file.endsWith('.query.ts'))
      .flatMap((file) => matches(readFileSync(file, 'utf8'), fragmentText))
      .flatMap((text) => matches(text, definition).map((name) => [name, text] as const)),
  )
}

/** A query with the fragments that it takes, and no others, which GraphQL would refuse. */
function withFragments(query: string): string {
  const fragments = readFragments()
  const texts = new Set([query])
  // A set goes on to what is added to it meanwhile.
  for (const text of texts) for (const name of matches(text, spread)) texts.add(fragments.get(name) ?? '')
  return [...texts].join('\n')
}

const mapperOf = (typename: string): ((raw: never) => unknown) | undefined =>
  (mappers as Readonly<Record<string, (raw: never) => unknown>>)[typename]

/** @returns a sentence, or nothing when the entry can be shown */
function faultOf(entry: Entry): string | undefined {
  const map = mapperOf(entry.__typename)
  if (!map) return `Entry "${entry.contentful_id}" is of type "${entry.__typename}", for which there is no block`
  try {
    map(entry as never)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Maps the entries of variants as the browser will, so that the build notices those that can't be shown.
 *
 * @param ids of nodes
 * @returns what is wrong, by the entry's id in the CMS: a sentence without its period, which names entry and field
 * @throws Error when the entries can't be read
 */
export async function findVariantFaults(
  graphql: CreatePagesArgs['graphql'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const query = `query VariantsToCheck($ids: [String!]!) {
    allContentfulEntry(filter: { id: { in: $ids } }) { nodes { id ...AnyBlock } }
  }`
  const result = await graphql<EntriesQuery>(withFragments(query), { ids })
  if (result.errors || !result.data) {
    throw new Error('The variants of experiences could not be read.', { cause: result.errors })
  }
  return new Map(
    result.data.allContentfulEntry.nodes.flatMap((entry) => {
      const fault = faultOf(entry)
      return fault === undefined ? [] : [[entry.contentful_id, fault] as const]
    }),
  )
}
