import { assetResource, entryFields, entryResource, type Resource, type View } from './resources'
import type { SpaceEntry } from './space'

interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: string; readonly id: string }
}

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' && value !== null && (value as Partial<Link>).sys?.type === 'Link'

const linksOf = (entry: SpaceEntry): readonly Link[] => Object.values(entryFields(entry)).flat().filter(isLink)

const notResolvable = ({ sys }: Link) => ({ sys: { type: 'error', id: 'notResolvable' }, details: sys })

/**
 * What an answer has beside its entries: the entries and assets that they link to, and an error for each link to one
 * that the API does not have, such as a draft. See https://www.contentful.com/developers/docs/concepts/links/
 *
 * @param depth number of links to follow
 */
export function linkedResources(view: View, shown: readonly SpaceEntry[], depth: number, locale: string) {
  const known = new Set(shown.map(({ id }) => `Entry ${id}`))
  const includes: { Entry?: Resource[]; Asset?: Resource[] } = {}
  const errors: ReturnType<typeof notResolvable>[] = []
  let level = shown
  for (let step = 0; step < depth; step += 1) {
    const next: SpaceEntry[] = []
    for (const link of level.flatMap(linksOf)) {
      const { linkType, id } = link.sys
      if (known.has(`${linkType} ${id}`)) continue
      known.add(`${linkType} ${id}`)
      const entry = linkType === 'Entry' ? view.entries.get(id) : undefined
      const asset = linkType === 'Asset' ? view.assets.get(id) : undefined
      if (entry) next.push(entry)
      if (entry) (includes.Entry ??= []).push(entryResource(view, entry, locale))
      else if (asset) (includes.Asset ??= []).push(assetResource(view, asset, locale))
      else errors.push(notResolvable(link))
    }
    level = next
  }
  return {
    ...(Object.keys(includes).length > 0 ? { includes } : {}),
    ...(errors.length > 0 ? { errors } : {}),
  }
}
