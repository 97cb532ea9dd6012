import type { ChangeKind } from './choices'

/** How long a new part of the product is marked in the navigation. */
export const newForDays = 60

const dayInMs = 24 * 60 * 60 * 1000

/** The fields of an entry. */
type Change = Readonly<Record<string, unknown>>

/**
 * The addresses that the navigation marks as new: those that recent entries of the kind “new” link to.
 *
 * @param now in ms since 1970
 * @returns sorted, so that builds do not depend on the order of entries
 */
export function newLinks(changes: readonly Change[], now: number): readonly string[] {
  const links = changes.flatMap(({ kind, publishedOn, linkUrl }) => {
    const age = now - Date.parse(String(publishedOn))
    const isRecent = age >= 0 && age < newForDays * dayInMs
    return kind === ('new' satisfies ChangeKind) && isRecent && typeof linkUrl === 'string' ? [linkUrl] : []
  })
  return [...new Set(links)].sort()
}
