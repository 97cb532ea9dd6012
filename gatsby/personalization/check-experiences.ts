import type { CreatePagesArgs } from 'gatsby'
import { contentModel, type Field } from '../../content/model'
import { mapperOf, type RawBlock } from '../../src/blocks/any-block.cms'
import { linkedNodes, readEntries, readResult, runQuery, textOf, type EntryNode } from '../read-content'
import { blockFragments } from './block-fragments'

type Graphql = Pick<CreatePagesArgs, 'graphql'>

const idOf = (entry: EntryNode): string => textOf(entry.contentful_id) ?? ''

const nameOf = (entry: EntryNode): string => textOf(entry.name) ?? textOf(entry.title) ?? idOf(entry)

const personalizedTypes = contentModel.filter(({ fields }) => 'nt_experiences' in fields)

/** Whether a field can link to entries with experiences. */
const canPersonalize = (field: Field): boolean =>
  'to' in field && personalizedTypes.some(({ id }) => field.to.includes(id))

const holderTypes = contentModel.filter(
  ({ id, fields }) => !id.startsWith('nt_') && Object.values(fields).some(canPersonalize),
)

interface Place {
  readonly id: string
  readonly holder: EntryNode
  readonly field: string
  /** Whether it is a block of a page. Experiences work only there. */
  readonly isBlock: boolean
}

/**
 * Finds experiences without effect: they work only on blocks of a page (requirements 3.4).
 *
 * @returns a sentence for each misplaced experience
 * @throws Error if the query fails
 */
export async function findUnusedExperiences(args: Graphql): Promise<readonly string[]> {
  const entriesOf = await readEntries(
    args,
    [...personalizedTypes, ...holderTypes].map(({ id }) => id),
    (id, field) => id === 'name' || id === 'title' || id === 'nt_experiences' || canPersonalize(field),
  )
  const places = holderTypes.flatMap(({ id: type, fields }) =>
    Object.entries(fields).flatMap(([field, definition]) =>
      canPersonalize(definition)
        ? entriesOf(type).flatMap((holder) =>
            linkedNodes(holder, field, readResult).map(({ id }): Place => {
              return { id, holder, field, isBlock: type === 'page' && field === 'blocks' }
            }),
          )
        : [],
    ),
  )
  const entries = personalizedTypes.flatMap(({ id }) => entriesOf(id))
  return entries.flatMap((entry) => {
    const own = linkedNodes(entry, 'nt_experiences', readResult)
    if (own.length === 0) return []
    const names = own.map((experience) => `"${textOf(experience.nt_name) ?? idOf(experience)}"`).join(', ')
    const label = `Entry "${nameOf(entry)}" (${idOf(entry)}) has the ${own.length === 1 ? 'experience' : 'experiences'} ${names}`
    const shown = places.filter(({ id }) => id === entry.id)
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

interface VariantsQuery {
  readonly allContentfulEntry: { readonly nodes: readonly RawBlock[] }
}

/** @returns why the entry cannot be shown, without a period */
function faultOf(entry: RawBlock): string | undefined {
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
 * Maps the variants like the browser, to find those that cannot be shown.
 *
 * @param ids ids of nodes
 * @returns sentences without a period, by entry id
 * @throws Error if the query fails
 */
export async function findVariantFaults(args: Graphql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { allContentfulEntry } = await runQuery<VariantsQuery>(args, {
    text: `query VariantsToCheck($ids: [String!]!) {
      allContentfulEntry(filter: { id: { in: $ids } }) { nodes { ...AnyBlock } }
    }
    ${blockFragments}`,
    variables: { ids },
    message: 'The variants of experiences could not be read.',
  })
  return new Map(
    allContentfulEntry.nodes.flatMap((entry) => {
      const fault = faultOf(entry)
      return fault === undefined ? [] : [[entry.contentful_id, fault] as const]
    }),
  )
}
