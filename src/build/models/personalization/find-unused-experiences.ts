import { contentModel } from '../../../../content/model'
import { graphqlTypeName } from '../../../../content/model/projections/graphql'
import type { EntryNode } from '../../../personalization/read-page-nodes'

const linkEnd = '___NODE'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const idsOf = (link: unknown): readonly unknown[] => (Array.isArray(link) ? link : [link])

const typeOf = ({ internal }: EntryNode): string => internal.type ?? ''

/** Where an entry is shown as itself or as a variant, besides the blocks of a page. */
interface Place {
  readonly holder: EntryNode
  readonly field: string
}

/** By type: the fields that show entries in places where experiences don't work. The source adds links back, too. */
const fieldsByType = new Map(
  contentModel
    .filter(({ id }) => !id.startsWith('nt_'))
    .map(({ id, fields }) => [
      graphqlTypeName(id),
      Object.entries(fields).flatMap(([name, { kind }]) =>
        (kind === 'entry' || kind === 'entries') && name !== 'nt_experiences' && !(id === 'page' && name === 'blocks')
          ? [name]
          : [],
      ),
    ]),
)

/** By node: the entries that link to it from such places. */
function findPlaces(nodes: readonly EntryNode[]): ReadonlyMap<unknown, readonly Place[]> {
  const places = new Map<unknown, Place[]>()
  for (const holder of nodes) {
    for (const field of fieldsByType.get(typeOf(holder)) ?? []) {
      for (const id of idsOf(holder[`${field}${linkEnd}`])) {
        places.set(id, [...(places.get(id) ?? []), { holder, field }])
      }
    }
  }
  return places
}

const nameOf = (node: EntryNode): string => text(node.name) || text(node.title) || text(node.contentful_id)

/**
 * Experiences work for the blocks of a page (specification 3.4). An entry that is shown anywhere else,
 * such as a form slot in a company page, is the same for all visitors.
 *
 * @param nodes all nodes of the build
 * @returns a sentence for each entry with experiences, and each place of it in which they do nothing
 */
export function findUnusedExperiences(nodes: readonly EntryNode[]): readonly string[] {
  const entries = nodes.filter((node) => typeOf(node).startsWith('Contentful'))
  const places = findPlaces(entries)
  const inPages = new Set(
    entries.flatMap((node) => (typeOf(node) === 'ContentfulPage' ? idsOf(node[`blocks${linkEnd}`]) : [])),
  )
  const byId = new Map(entries.map((node) => [node.id, node]))
  return entries.flatMap((entry) => {
    const experiences = idsOf(entry[`nt_experiences${linkEnd}`]).flatMap((id) => byId.get(text(id)) ?? [])
    if (experiences.length === 0) return []
    const names = experiences.map((node) => `"${text(node.nt_name) || text(node.contentful_id)}"`).join(', ')
    const label = `Entry "${nameOf(entry)}" (${text(entry.contentful_id)}) has the ${experiences.length === 1 ? 'experience' : 'experiences'} ${names}`
    const elsewhere = (places.get(entry.id) ?? []).map(
      ({ holder, field }) =>
        `${label}, but field "${field}" of "${nameOf(holder)}" shows it to all visitors. Experiences work for the blocks of a page only.`,
    )
    if (elsewhere.length > 0 || inPages.has(entry.id)) return elsewhere
    return [`${label}, but is not among the blocks of a page. Experiences work for those only.`]
  })
}
