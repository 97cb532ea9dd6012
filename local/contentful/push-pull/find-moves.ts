import { isPublished } from 'contentful-management'
import type { ProposedRedirect } from '../../../content/model/checked-content'
import { pagePath } from '../../../content/model/page-paths'
import { findRedirect, normalizePath, type Redirect, redirectTable } from '../../../content/model/redirects'
import { pathsInLanguages } from '../../../content/model/translation-rules'
import { defaultLocale, localeOf, translatedPath } from '../../../src/lib/locales'
import type { Space, SpaceEntry } from '../space'
import type { LastSynced } from './last-synced'
import { byId, type RemoteSpace } from './remote-space'
import { entryValues, markOf, type Values } from './values'

/** Fields that determine the path of a page. */
const pathFields = ['path', 'slug', 'kind']

const redirectIn = ({ type, fields: { from, to } }: SpaceEntry): readonly Redirect[] => {
  if (type.id !== 'redirect' || typeof from !== 'string') return []
  return [typeof to === 'string' ? { from, to, status: 301 } : { from, status: 410 }]
}

/**
 * Finds pages that a push moves to another path, without a redirect from the old one. A translation that a page loses
 * moves to the page in the default language.
 *
 * @param synced the values at the last push or pull: what an editor has changed since then stays
 */
export function findMoves(space: Space, remote: RemoteSpace, synced: LastSynced): readonly ProposedRedirect[] {
  const { defaultLocale: locale } = remote
  const existing = byId(remote.entries)
  const published = space.entries.filter(({ isDraft }) => !isDraft)
  const redirects = redirectTable(published.flatMap(redirectIn))
  const pathsOf = (typeId: string, values: Values) => {
    const path = pagePath(typeId, values)
    return path === undefined ? [] : pathsInLanguages(path, { values })
  }
  const paths = new Set(published.flatMap(({ type, fields }) => pathsOf(type.id, fields).map(normalizePath)))
  return published.flatMap(({ id, type, fields }) => {
    const entry = existing.get(id)
    if (!entry || !isPublished(entry)) return []
    const before = entryValues(type, entry.fields, locale)
    const marks = synced.entries.get(id)
    const isChanged = (field: string) => marks?.[field] !== markOf(before[field])
    if (pathFields.some(isChanged)) return []
    const to = pagePath(type.id, fields)
    const from = pathsOf(type.id, isChanged('translations') ? { ...before, translations: undefined } : before)
    if (to === undefined) return []
    return from.flatMap((path) => {
      if (paths.has(normalizePath(path)) || findRedirect(redirects, path)) return []
      const own = localeOf(path)
      const translated = own === defaultLocale ? to : translatedPath(own, to)
      return [{ from: path, to: paths.has(normalizePath(translated)) ? translated : to }]
    })
  })
}
