import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { contentModel } from '../../content/model'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { mapperOf } from '../../src/blocks/any-block.cms'
import { linkIds, textOf, type EntryNode } from '../read-content'

const idOf = (node: EntryNode): string => textOf(node.contentful_id) ?? ''

const nameOf = (node: EntryNode): string => textOf(node.name) ?? textOf(node.title) ?? idOf(node)

interface Place {
  readonly node: string
  readonly holder: EntryNode
  readonly field: string
  /** Whether it is a block of a page, where experiences work. */
  readonly isBlock: boolean
}

const fields = contentModel
  .filter(({ id }) => !id.startsWith('nt_'))
  .flatMap((type) =>
    Object.entries(type.fields).flatMap(([field, { kind }]) =>
      (kind === 'entry' || kind === 'entries') && field !== 'nt_experiences' ? [{ type: type.id, field }] : [],
    ),
  )

/**
 * Finds experiences without effect: they work only on blocks of a page (requirements 3.4).
 *
 * @returns a sentence for each place
 */
export function findUnusedExperiences(entriesOf: (type: string) => readonly EntryNode[]): readonly string[] {
  const experiences = new Map(entriesOf(graphqlTypeName('nt_experience')).map((node) => [node.id, node]))
  if (experiences.size === 0) return []
  const places = fields.flatMap(({ type, field }) =>
    entriesOf(graphqlTypeName(type)).flatMap((holder) =>
      linkIds(holder, field).map((node): Place => {
        return { node, holder, field, isBlock: type === 'page' && field === 'blocks' }
      }),
    ),
  )
  const entries = contentModel.flatMap(({ id }) => entriesOf(graphqlTypeName(id)))
  return entries.flatMap((entry) => {
    const own = linkIds(entry, 'nt_experiences').flatMap((id) => experiences.get(id) ?? [])
    if (own.length === 0) return []
    const names = own.map((node) => `"${textOf(node.nt_name) ?? idOf(node)}"`).join(', ')
    const label = `Entry "${nameOf(entry)}" (${idOf(entry)}) has the ${own.length === 1 ? 'experience' : 'experiences'} ${names}`
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

/** Folders with the fragments that the query of a block uses. */
const fragmentFolders = ['src/blocks', 'src/content', 'src/images']

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

/** Fragments by name. Gatsby adds them only to queries of pages. */
function readFragments(): ReadonlyMap<string, string> {
  const files = fragmentFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  return new Map(
    files
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .flatMap((file) => matches(readFileSync(file, 'utf8'), fragmentText))
      .flatMap((text) => matches(text, definition).map((name) => [name, text] as const)),
  )
}

/** GraphQL rejects unused fragments. */
function withFragments(query: string): string {
  const fragments = readFragments()
  const texts = new Set([query])
  // Also visits fragments added during the loop.
  for (const text of texts) for (const name of matches(text, spread)) texts.add(fragments.get(name) ?? '')
  return [...texts].join('\n')
}

/** @returns why the entry cannot be shown, without a period */
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
 * Maps the variants as the browser will, to find those that cannot be shown.
 *
 * @param ids ids of nodes
 * @returns sentences without a period, by entry id
 * @throws Error when the query fails
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
