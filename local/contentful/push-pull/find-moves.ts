import { isPublished } from 'contentful-management'
import type { ProposedRedirect } from '../../../content/model/checked-content'
import { pagePath } from '../../../content/model/page-paths'
import { findRedirect, normalizePath, type Redirect, redirectTable } from '../../../content/model/redirects'
import type { Space, SpaceEntry } from '../space'
import type { LastSynced } from './last-synced'
import { byId, type RemoteSpace } from './remote-space'
import { entryValues, markOf } from './values'

/** Fields that determine the path of a page. */
const pathFields = ['path', 'slug', 'kind']

const redirectIn = ({ type, fields: { from, to } }: SpaceEntry): readonly Redirect[] => {
  if (type.id !== 'redirect' || typeof from !== 'string') return []
  return [typeof to === 'string' ? { from, to, status: 301 } : { from, status: 410 }]
}

/**
 * Finds pages that a push moves to another path, without a redirect from the old one.
 *
 * @param synced the values at the last push or pull: what an editor has moved since then stays
 */
export function findMoves(space: Space, remote: RemoteSpace, synced: LastSynced): readonly ProposedRedirect[] {
  const { defaultLocale: locale } = remote
  const existing = byId(remote.entries)
  const redirects = redirectTable(space.entries.flatMap(redirectIn))
  const paths = new Set(space.entries.map(({ type, fields }) => normalizePath(pagePath(type.id, fields) ?? '')))
  return space.entries.flatMap(({ id, type, fields }) => {
    const entry = existing.get(id)
    if (!entry || !isPublished(entry)) return []
    const before = entryValues(type, entry.fields, locale)
    const marks = synced.entries.get(id)
    if (pathFields.some((field) => marks?.[field] !== markOf(before[field]))) return []
    const [from, to] = [pagePath(type.id, before), pagePath(type.id, fields)]
    if (from === undefined || to === undefined || paths.has(normalizePath(from))) return []
    return findRedirect(redirects, from) ? [] : [{ from, to }]
  })
}
