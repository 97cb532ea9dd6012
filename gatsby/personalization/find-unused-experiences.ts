import { contentModel } from '../../content/model'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import type { EntryNode } from './read-page-nodes'

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
