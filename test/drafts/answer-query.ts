import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Kind, parse, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'
import { contentModel, type ContentType, type Field } from '../../content/model'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { buildForm } from '../../gatsby/forms/forms'
import { nodesOfEntries } from '../../gatsby/test-support/nodes-of-entries'

/** An entry of the embedded space (local/contentful/space.ts). */
export interface Entry {
  readonly id: string
  readonly type: ContentType
  readonly fields: Readonly<Record<string, unknown>>
}

const picture = { src: '/picture.webp', width: 1600, height: 900, alt: 'A picture', sources: [] }

/** Default values of fields that the build adds; `null` for all others. */
const made: Readonly<Record<string, unknown>> = {
  picture,
  url: '/file',
  socialImage: '/picture.jpg',
  site: { siteMetadata: { siteUrl: 'https://www.hearthside.example' } },
}

const lists = ['variants', 'collectionItems', 'items', 'highlighted', 'entries', 'questions', 'guides']

function readFragments(): ReadonlyMap<string, FragmentDefinitionNode> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(query|cms)\.ts$/.test(file),
  )
  const texts = files.flatMap((file) =>
    [...readFileSync(path.join('src', file), 'utf8').matchAll(/graphql`([^`]*)`/g)].map(([, text = '']) => text),
  )
  return new Map(
    texts
      .flatMap((text) => parse(text).definitions)
      .flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])),
  )
}

const fragments = readFragments()

const typeNames: ReadonlyMap<string, string> = new Map(contentModel.map(({ id }) => [id, graphqlTypeName(id)]))

/** Answers the queries of templates from entries, as Gatsby does from nodes, so that mappers get the same input. */
export function createAnswer(entries: readonly Entry[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const getNode = nodesOfEntries(entries)

  const link = (id: unknown, selection: SelectionSetNode): unknown => {
    const entry = byId.get(String(id))
    return entry ? select(selection, entry) : null
  }

  const valueOf = (field: Field, value: unknown, selection: SelectionSetNode | undefined): unknown => {
    if (value === undefined) return null
    if (field.kind === 'entry' && selection) return link(value, selection)
    if (field.kind === 'entries' && selection) return (value as readonly string[]).map((id) => link(id, selection))
    return field.kind === 'asset' ? { ...made, title: 'A picture', description: 'A picture' } : value
  }

  const resolve = (name: string, entry: Entry | undefined, selection: SelectionSetNode | undefined): unknown => {
    if (!entry) {
      const [first] = entries.filter(({ type }) => typeNames.get(type.id)?.toLowerCase() === name.toLowerCase())
      return first && selection ? select(selection, first) : (made[name] ?? (lists.includes(name) ? [] : null))
    }
    if (name === '__typename') return typeNames.get(entry.type.id)
    if (name === 'contentful_id' || name === 'id') return entry.id
    if (name === 'definition') return buildForm(getNode(entry.id) ?? { id: '' }, getNode)
    const field = entry.type.fields[name]
    if (field) return valueOf(field, entry.fields[name], selection)
    const text = entry.fields[name.replace(/Html$/, '')]
    if (name.endsWith('Html')) return typeof text === 'string' ? `<p>${text.length} characters</p>` : null
    return lists.includes(name) ? [] : null
  }

  function select(selection: SelectionSetNode, entry?: Entry): Record<string, unknown> {
    const matches = (type: string | undefined): boolean =>
      !type || type === 'ContentfulEntry' || type === 'Query' || (!!entry && type === typeNames.get(entry.type.id))
    return Object.assign(
      {},
      ...selection.selections.map((part) => {
        if (part.kind === Kind.FIELD) {
          const { name, alias, selectionSet } = part
          return { [alias?.value ?? name.value]: resolve(name.value, entry, selectionSet) }
        }
        const fragment = part.kind === Kind.INLINE_FRAGMENT ? part : fragments.get(part.name.value)
        return fragment && matches(fragment.typeCondition?.name.value) ? select(fragment.selectionSet, entry) : {}
      }),
    ) as Record<string, unknown>
  }

  /**
   * @param query the query of a template
   * @param root the entry of the page
   */
  return (query: string, root?: Entry): Record<string, unknown> => {
    const [operation] = parse(query).definitions
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A template has one query')
    const answered = select(operation.selectionSet)
    const own = operation.selectionSet.selections.find(
      (part) =>
        part.kind === Kind.FIELD &&
        part.selectionSet &&
        root &&
        ['contentfulEntry', 'contentfulPage'].includes(part.name.value),
    )
    if (own?.kind !== Kind.FIELD || !own.selectionSet || !root) return answered
    return { ...answered, [own.name.value]: select(own.selectionSet, root) }
  }
}
