import { mapperOf, type RawBlock } from '../../src/blocks/blocks.cms'
import { runQuery, type Graphql } from '../read-content'
import { blockFragments } from './block-fragments'
import type { Faults } from './map-experiences'

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
 * @throws Error if the query fails
 */
export async function findVariantFaults(args: Graphql, ids: readonly string[]): Promise<Faults> {
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
