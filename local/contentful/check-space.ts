import {
  type CheckedAsset,
  type CheckedContent,
  type CheckedEntry,
  type Link,
  linksOf,
  pathOf,
  redirectOf,
  type Translation,
} from '../../content/model/checked-content'
import { nearestName, quote } from '../../content/model/message'
import { stateAt } from '../../content/model/page-dates'
import { ownFolders, pagePath, placePages, postsPagePaths } from '../../content/model/page-paths'
import { checkRedirects as findRedirectProblems, normalizePath } from '../../content/model/redirects'
import { type Problem, problemAt } from './problem'
import { otherLocales, type Space } from './space'

export function checkNames(entries: readonly CheckedEntry[]): Problem[] {
  const seen = new Map<string, CheckedEntry>()
  return entries.flatMap((entry) => {
    const other = seen.get(entry.id)
    seen.set(entry.id, other ?? entry)
    if (!other) return []
    const advice = 'Rename one of the two files and update the references to it.'
    return [
      {
        file: entry.file,
        wrong: `${other.file} has the same name; names must be unique across all content types.`,
        advice,
      },
    ]
  })
}

/** @param locales of the space; undefined if they cannot be read */
export function checkLocales(
  translations: readonly Pick<Translation, 'file' | 'locale'>[],
  assets: readonly CheckedAsset[],
  locales: Space['locales'] | undefined,
): readonly Problem[] {
  if (!locales) return []
  const codes = otherLocales({ locales })
  const ofAssets = assets.flatMap(({ file, facts }) =>
    Object.keys(facts?.translations ?? {}).map((locale) => ({ file, locale })),
  )
  return [...translations, ...ofAssets].flatMap(({ file, locale }) => {
    if (codes.includes(locale)) return []
    const others = codes.length > 0 ? `Use one of: ${codes.join(', ')}. ` : ''
    const advice = `${others}Or add the locale to space.yaml.`
    return [{ file, wrong: `The space has no other language “${locale}”.`, advice }]
  })
}

const closest = (near: string | undefined, otherwise: string) => (near ? `Did you mean “${near}”?` : otherwise)

/** In files, entries are known by their ids. */
const nameOf = (target: CheckedEntry) => (target.link === undefined ? quote(target.id) : target.file)

function checkEntry(from: CheckedEntry, { id, field }: Link, entries: ReadonlyMap<string, CheckedEntry>) {
  const to = 'to' in field ? field.to : []
  const target = entries.get(id)
  if (!target && from.link !== undefined) {
    const wrong = `The entry ${quote(id)} is missing: it is deleted, archived or not published.`
    return { wrong, advice: 'Publish it, or remove the reference.' }
  }
  if (!target) {
    const candidates = [...entries.values()].flatMap((entry) => (to.includes(entry.type.id) ? [entry.id] : []))
    const file = `entries/${to.length === 1 ? to[0] : '<content type>'}/${id}.md`
    const advice = closest(nearestName(id, candidates), `Add ${file}, or remove the reference.`)
    return { wrong: `There is no entry ${quote(id)}.`, advice }
  }
  if (!to.includes(target.type.id)) {
    return {
      wrong: `${nameOf(target)} is of type ${target.type.id}.`,
      advice: `Choose an entry of type ${to.join(', ')}.`,
    }
  }
  if (!target.isDraft || from.isDraft) return undefined
  const publish = target.link === undefined ? `Remove “_draft: true” from ${target.file}` : 'Publish it'
  const wrong = `${nameOf(target)} is a draft, and this entry is published.`
  return { wrong, advice: `${publish}, or remove the reference to it.` }
}

function checkAsset(from: CheckedEntry, { id, field }: Link, assets: ReadonlyMap<string, CheckedAsset>) {
  const group = 'group' in field ? field.group : undefined
  const target = assets.get(id)
  if (target?.group === group) return undefined
  const noun = group === 'image' ? 'picture' : 'video'
  if (target) {
    const isA = target.group === 'image' ? 'a picture' : 'a video'
    return { wrong: `${quote(id)} is ${isA}, but a ${noun} belongs here.`, advice: `Choose a ${noun}.` }
  }
  const candidates = [...assets.values()].flatMap((asset) => (asset.group === group ? [asset.id] : []))
  return from.link === undefined
    ? {
        wrong: `There is no ${noun} ${quote(id)}.`,
        advice: closest(nearestName(id, candidates), 'Add it to assets/, or remove the line.'),
      }
    : {
        wrong: `The ${noun} ${quote(id)} is missing: it is deleted, archived or not published.`,
        advice: 'Publish it, or choose another one.',
      }
}

/** Reports references to missing entries, to the wrong type, and from published entries to drafts. */
export function checkReferences(entries: readonly CheckedEntry[], assets: readonly CheckedAsset[]): Problem[] {
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  const assetOf = new Map(assets.map((asset) => [asset.id, asset]))
  return entries.flatMap((entry) => {
    const listed = new Set<string>()
    /** Pages identify blocks by entry, so a list must not repeat an entry. */
    const checkRepetition = ({ keys: [key], id }: Link) => {
      const place = JSON.stringify([key, id])
      const target = entryOf.get(id)
      if (target && listed.has(place)) {
        return { wrong: `${nameOf(target)} is listed twice.`, advice: 'Remove one of the two, or make a second entry.' }
      }
      listed.add(place)
      return undefined
    }
    return linksOf(entry).flatMap((link) => {
      const fault =
        link.field.kind === 'asset'
          ? checkAsset(entry, link, assetOf)
          : (checkEntry(entry, link, entryOf) ?? checkRepetition(link))
      return fault ? [problemAt(entry, link.keys, fault)] : []
    })
  })
}

/** Reports duplicates of values that must be unique, such as the path of a page. */
export function checkUnique(entries: readonly CheckedEntry[]): Problem[] {
  const seen = new Map<string, CheckedEntry>()
  return entries.flatMap((entry) =>
    Object.entries(entry.type.fields).flatMap(([key, field]) => {
      const value = entry.values[key]
      if (field.kind !== 'symbol' || !field.unique || typeof value !== 'string') return []
      const place = JSON.stringify([entry.type.id, key, value])
      const other = seen.get(place)
      seen.set(place, other ?? entry)
      if (!other) return []
      const wrong = `${other.file} has the same “${key}”: ${quote(value)}.`
      return [problemAt(entry, [key], { wrong, advice: 'Change one of the two.' })]
    }),
  )
}

/** Reports entries whose path belongs to another entry or to the site itself. */
export function checkPaths(entries: readonly CheckedEntry[]): Problem[] {
  const pages = entries.flatMap((entry) => {
    const path = pathOf(entry)
    return path === undefined ? [] : [{ path, entry }]
  })
  return placePages(pages).misplaced.flatMap(({ page: { path, entry }, first }) => {
    if (first?.entry.type.id === entry.type.id) return []
    const field = 'path' in entry.type.fields ? 'path' : 'slug'
    const fault = first
      ? {
          wrong: `${first.entry.file} has the same path, ${quote(path)}.`,
          advice: `Give one of the two another “${field}”.`,
        }
      : { wrong: `${quote(path)} is reserved for the site.`, advice: `Write another “${field}”.` }
    return [problemAt(entry, [field], fault)]
  })
}

/** Reports redirects that hide a page, form a loop or repeat a path. */
export function checkRedirects({ entries, now }: Pick<CheckedContent, 'entries' | 'now'>): Problem[] {
  const posts = entries.filter(({ type, isDraft }) => type.id === 'blogPost' && !isDraft)
  const pages = new Map([
    ...postsPagePaths(posts.length).map((path) => [path, 'The list of all posts'] as const),
    ...entries.flatMap((entry) => {
      const path = pathOf(entry)
      // A redirect from it may replace a page that has expired.
      if (path === undefined || stateAt(now, entry.values) === 'expired') return []
      return [[normalizePath(path), entry.file] as const]
    }),
  ])
  const expiring = new Set(
    entries.flatMap(({ type, values }) =>
      values.expireAt !== undefined && stateAt(now, values) !== 'expired'
        ? [normalizePath(pagePath(type.id, values) ?? '')]
        : [],
    ),
  )
  const seen = new Set<string>()
  const redirects = entries
    .filter(({ type }) => type.id === 'redirect')
    .flatMap((entry) => {
      const redirect = redirectOf(entry)
      // Reported elsewhere.
      if (!redirect || seen.has(redirect.from)) return []
      // Waits until the page expires.
      if (expiring.has(normalizePath(redirect.from))) return []
      seen.add(redirect.from)
      return [{ entry, ...redirect }]
    })
  const { problems } = findRedirectProblems(redirects, pages, ownFolders)
  return problems.map(({ redirect: { entry }, field, ...message }) => problemAt(entry, [field], message))
}
