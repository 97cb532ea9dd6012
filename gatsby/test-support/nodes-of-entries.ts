import type { ContentType } from '../../content/model'
import type { EntryNode, GetNode } from '../read-content'

interface Entry {
  readonly id: string
  readonly type: ContentType
  readonly fields: Readonly<Record<string, unknown>>
}

/** Entries as gatsby-source-contentful stores them: links are ids, and long texts are nodes of their own. */
export function nodesOfEntries(entries: readonly Entry[]): GetNode {
  const nodes = entries.flatMap(({ id, type, fields }): EntryNode[] => {
    const filled = Object.entries(type.fields).filter(([name]) => fields[name] !== undefined)
    const texts = filled.filter(([, { kind }]) => kind === 'text').map(([name]) => ({ name, id: `${id} ${name}` }))
    const links = filled.filter(([, { kind }]) => kind === 'entry' || kind === 'entries')
    return [
      {
        ...fields,
        ...Object.fromEntries(links.map(([name]) => [`${name}___NODE`, fields[name]])),
        ...Object.fromEntries(texts.map((text) => [`${text.name}___NODE`, text.id])),
        id,
        contentful_id: id,
      },
      ...texts.map((text) => ({ id: text.id, internal: { content: String(fields[text.name]) } })),
    ]
  })
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return (id) => byId.get(id)
}
