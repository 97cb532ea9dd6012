import { type EntryProps, isPublished, isUpdated } from 'contentful-management'
import { typeIdOf } from '../../../content/migrations/move-entries'
import { byId, type RemoteSpace } from './remote-space'
import { excerpt, type LocalizedFields, markOf } from './values'

type Versions = Pick<RemoteSpace, 'entries' | 'published'>

const publishedState = 'published'
const changedState = 'published with unpublished changes'

function stateOf(entry: EntryProps): string {
  if (entry.sys.archivedVersion !== undefined) return 'archived'
  if (isUpdated(entry)) return changedState
  return isPublished(entry) ? publishedState : 'a draft'
}

/** The latest version, and the published one if it differs. */
const versionsOf = (entry: EntryProps, { published }: Versions): (readonly [string, LocalizedFields])[] => [
  ['', entry.fields],
  ...(isUpdated(entry) ? [['published ', published.entries.get(entry.sys.id)?.fields ?? {}] as const] : []),
]

/**
 * Compares the entries of an environment before and after a migration, field by field in each locale. Fields may have
 * other names afterwards, and entries another type.
 *
 * @param changes fields and types whose values may differ, such as `step.number`
 * @returns a line for each loss
 */
export function findLosses(before: Versions, after: Versions, changes: readonly string[] = []): string[] {
  const later = byId(after.entries)
  return before.entries.flatMap((entry) => {
    const { id } = entry.sys
    const type = typeIdOf(entry)
    if (changes.includes(type)) return []
    const other = later.get(id)
    if (!other) return [`entry ${id} of the type ${type} is gone`]
    const [state, otherState] = [stateOf(entry), stateOf(other)]
    // Another entry's unpublished changes may be added to a published entry. Then both versions have its values.
    const hasGained = state === publishedState && otherState === changedState
    const otherVersions = new Map(versionsOf(other, after))
    const earlier = versionsOf(entry, before)
    const compared = hasGained ? [...earlier, ['published ', entry.fields as LocalizedFields] as const] : earlier
    const lost = compared.flatMap(([version, fields]) => {
      const kept = Object.values(otherVersions.get(version) ?? {})
      return Object.entries(fields).flatMap(([field, values]) =>
        Object.entries(values ?? {})
          .filter(([, value]) => markOf(value) !== undefined)
          .filter(([locale, value]) => !kept.some((one) => markOf(one?.[locale]) === markOf(value)))
          .filter(() => !changes.includes(`${type}.${field}`))
          .map(
            ([locale, value]) =>
              `entry ${id}: the ${version}value of ${type}.${field} (${locale}) is lost: ${excerpt(value)}`,
          ),
      )
    })
    return [
      ...(state === otherState || hasGained ? [] : [`entry ${id} was ${state} and is ${otherState}`]),
      ...(markOf(entry.metadata) === markOf(other.metadata) ? [] : [`entry ${id}: its tags differ`]),
      ...lost,
    ]
  })
}
