import { industryPath } from '../../src/lib/story-paths'
import {
  type CheckedEntry,
  collectShown,
  type Link,
  linksOf,
  redirectOf,
  type Rule,
  type RuleContent,
  uniqueValuesOf,
} from './checked-content'
import { type ContentType, contentModel } from './index'
import { nearestName, quote } from './message'
import { stateAt } from './page-dates'
import { findTaken, isPageType, ownFolders, placePages, postsPagePaths } from './page-paths'
import { checkRedirects } from './redirects'
import { localesOf } from './translation-rules'

const closest = (near: string | undefined, otherwise: string) => (near ? `Did you mean “${near}”?` : otherwise)

/** In files, entries are known by their ids. */
const nameOf = (target: CheckedEntry) => (target.link === undefined ? quote(target.id) : target.file)

function checkEntry(from: CheckedEntry, { id, field }: Link, entries: ReadonlyMap<string, CheckedEntry>) {
  const to = 'to' in field ? field.to : []
  const target = entries.get(id)
  if (target === from) return { wrong: 'The entry refers to itself.', advice: 'Remove the reference.' }
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
    const typeName = ({ id: typeId, name }: ContentType) => (target.link === undefined ? typeId : name)
    const possible = contentModel.filter((type) => to.includes(type.id)).map(typeName)
    return {
      wrong: `${nameOf(target)} is of type ${typeName(target.type)}.`,
      advice: `Choose an entry of type ${possible.join(', ')}.`,
    }
  }
  if (!target.isDraft || from.isDraft) return undefined
  const publish = target.link === undefined ? `Remove “_draft: true” from ${target.file}` : 'Publish it'
  const wrong = `${nameOf(target)} is a draft, and this entry is published.`
  return { wrong, advice: `${publish}, or remove the reference to it.` }
}

function checkPicture(from: CheckedEntry, { id }: Link, assets: ReadonlySet<string>) {
  if (assets.has(id)) return undefined
  if (from.link !== undefined) {
    const wrong = `The picture ${quote(id)} is missing: it is deleted, archived or not published.`
    return { wrong, advice: 'Publish it, or choose another one.' }
  }
  const advice = closest(nearestName(id, assets), 'Add it to assets/, or remove the line.')
  return { wrong: `There is no picture ${quote(id)}.`, advice }
}

type ShownBy = ReturnType<typeof collectShown>

/** A navigation group that another one brings back into itself. */
function checkNesting(from: CheckedEntry, target: CheckedEntry | undefined, shownBy: ShownBy) {
  const isNested = [from, target].every((entry) => entry?.type.id === 'navigationGroup')
  if (!target || !isNested || !shownBy(target).includes(from)) return undefined
  return { wrong: `${nameOf(target)} contains this group.`, advice: 'Remove one of the two from the other.' }
}

/** Views identify items by entry, so a list must not repeat an entry. A page shows a block once. */
function findRepetition(links: readonly Link[], { keys: [key, index], id }: Link, target: CheckedEntry | undefined) {
  const first = links.find((link) => link.keys[0] === key && link.id === id)
  if (!target || first?.keys[1] === index) return undefined
  const wrong = `${nameOf(target)} is listed twice.${key === 'blocks' ? ' The page shows it once.' : ''}`
  return { wrong, advice: 'Remove one of the two, or make a second entry.' }
}

/** References to missing entries, to the wrong type, from published entries to drafts, and of groups in a circle. */
export const references: Rule = ({ entries, assets, byId }) => {
  const assetIds = new Set(assets.map(({ id }) => id))
  const shownBy = collectShown(entries)
  return entries.flatMap((at) => {
    const links = linksOf(at)
    return links.flatMap((link) => {
      const fault =
        link.field.kind === 'asset'
          ? checkPicture(at, link, assetIds)
          : (checkEntry(at, link, byId) ??
            checkNesting(at, byId.get(link.id), shownBy) ??
            findRepetition(links, link, byId.get(link.id)))
      return fault ? [{ at, keys: link.keys, ...fault }] : []
    })
  })
}

/** Duplicates of values that must be unique, such as the path of a page. */
export const uniqueValues: Rule = ({ entries }) => {
  const seen = new Map<string, CheckedEntry>()
  return entries.flatMap((at) =>
    uniqueValuesOf(at).flatMap(({ field, value, key }) => {
      const other = seen.get(key)
      seen.set(key, other ?? at)
      if (!other) return []
      const wrong = `${other.file} has the same “${field}”: ${quote(value)}.`
      return [{ at, keys: [field], wrong, advice: 'Change one of the two.' }]
    }),
  )
}

/** Entries whose path belongs to another entry or to the site itself. */
export const uniquePaths: Rule = ({ pages }) =>
  placePages(pages).misplaced.flatMap(({ page: { path, entry: at }, first }) => {
    const field = 'path' in at.type.fields ? 'path' : 'slug'
    // `uniqueValues` reports two entries of one type. Resources of two kinds may have the same slug.
    const isReported = uniqueValuesOf(at).some((value) => value.field === field)
    if (isReported && first?.entry.type.id === at.type.id) return []
    const keys = [field]
    if (!first)
      return [{ at, keys, wrong: `${quote(path)} is reserved for the site.`, advice: `Write another “${field}”.` }]
    const wrong = `${first.entry.file} has the same path, ${quote(path)}.`
    return [{ at, keys, wrong, advice: `Give one of the two another “${field}”.` }]
  })

/** Whether every published page has an address of its own. */
export function hasAllPages({ entries, pages }: RuleContent): boolean {
  const placed = new Set(placePages(pages).placed.map(({ entry }) => entry))
  return entries.every((entry) => entry.isDraft || !isPageType(entry.type.id) || placed.has(entry))
}

/** Redirects that hide a page, form a loop or repeat a path. */
export const validRedirects: Rule = ({ entries, pages, now }) => {
  const published = (typeId: string) => entries.filter(({ type, isDraft }) => type.id === typeId && !isDraft)
  const industries = published('story').flatMap(({ values }) => industryPath(String(values.industry)) ?? [])
  // A redirect from it may replace a page that is a draft or has expired.
  const current = pages.filter(({ entry }) => !entry.isDraft && stateAt(now, entry.values) !== 'expired')
  const { taken, isExpiring } = findTaken(
    current.map(({ path, entry }) => ({
      path,
      name: entry.file,
      locales: localesOf(entry),
      expireAt: entry.values.expireAt,
    })),
  )
  const lists = [
    ...postsPagePaths(published('blogPost').length).map((path) => [path, 'The list of all posts'] as const),
    ...industries.map((path) => [path, 'The list of stories of an industry'] as const),
  ]
  const seen = new Set<string>()
  const redirects = entries.flatMap((entry) => {
    const redirect = redirectOf(entry)
    // `uniqueValues` reports the second one. A redirect from a page that will expire waits until then.
    if (!redirect || seen.has(redirect.from) || isExpiring(redirect.from)) return []
    seen.add(redirect.from)
    return [{ entry, ...redirect }]
  })
  const { problems } = checkRedirects(redirects, new Map([...lists, ...taken]), ownFolders)
  return problems.map(({ redirect: { entry: at }, field, wrong, advice }) => ({ at, keys: [field], wrong, advice }))
}
