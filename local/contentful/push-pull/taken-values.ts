import { isPublished } from 'contentful-management'
import { uniqueValuesOf } from '../../../content/model/checked-content'
import type { PushOptions } from './plan'
import { typeOf } from './remote-space'
import { entryValues } from './values'

/**
 * Contentful publishes no entry with the unique value of another published one. An entry without a file stays
 * published, or is deleted last.
 *
 * @param due ids of the entries that the push publishes
 */
export function findTakenValues({ space, remote, model }: PushOptions, due: ReadonlySet<string>): string[] {
  const here = new Set(space.entries.map(({ id }) => id))
  const owners = new Map(
    remote.entries.flatMap((entry) => {
      const { id } = entry.sys
      const type = typeOf(entry, model)
      if (!type || here.has(id) || !isPublished(entry)) return []
      const { fields } = remote.published.entries.get(id) ?? entry
      const values = entryValues(type, fields, remote.defaultLocale)
      return uniqueValuesOf({ type, values }).map(({ key }) => [key, id] as const)
    }),
  )
  return space.entries.flatMap(({ id, type, fields }) => {
    const taken = due.has(id) ? uniqueValuesOf({ type, values: fields }).find(({ key }) => owners.has(key)) : undefined
    if (!taken) return []
    const owner = `entry ${owners.get(taken.key)}`
    const wrong = `entry ${id} has the same “${taken.field}” as ${owner}, which is published in the space and has no file.`
    return [
      `${wrong}\n→ If you have renamed the file, rename it back, or unpublish ${owner} in Contentful and push again.`,
    ]
  })
}
