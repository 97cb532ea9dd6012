import type { Field } from '../../content/model'
import { nearestName, quote } from '../../content/model/message'
import { pagePath, placePages, postsPagePaths } from '../../content/model/page-paths'
import { checkRedirects as findRedirectProblems, isFrom, isTo, normalizePath } from '../../content/model/redirects'
import type { Problem } from './problem'
import type { ReadAsset } from './read-assets'
import { type ReadEntry, showPath } from './read-entries'

export function checkNames(entries: readonly ReadEntry[]): Problem[] {
  const seen = new Map<string, ReadEntry>()
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

interface Reference {
  readonly keys: readonly (string | number)[]
  readonly field: Extract<Field, { kind: 'entry' | 'entries' | 'asset' }>
  readonly id: string
}

function referencesOf(entry: ReadEntry): Reference[] {
  return Object.entries(entry.type.fields).flatMap(([key, field]): Reference[] => {
    const value = entry.values[key]
    if (field.kind === 'entries' && Array.isArray(value)) {
      return value.map((id: unknown, index) => ({ keys: [key, index], field, id: String(id) }))
    }
    return (field.kind === 'entry' || field.kind === 'asset') && typeof value === 'string'
      ? [{ keys: [key], field, id: value }]
      : []
  })
}

const closest = (near: string | undefined, otherwise: string) => (near ? `Did you mean “${near}”?` : otherwise)

/** Reports references to missing entries, to the wrong type, and from published entries to drafts. */
export function checkReferences(entries: readonly ReadEntry[], assets: readonly ReadAsset[]): Problem[] {
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  const assetOf = new Map(assets.map((asset) => [asset.id, asset]))

  const checkEntry = (from: ReadEntry, id: string, to: readonly string[]) => {
    const target = entryOf.get(id)
    if (!target) {
      const near = nearestName(
        id,
        entries.filter(({ type }) => to.includes(type.id)).map((entry) => entry.id),
      )
      const advice = closest(
        near,
        `Add entries/${to.length === 1 ? to[0] : '<content type>'}/${id}.md, or remove the reference.`,
      )
      return { wrong: `There is no entry ${quote(id)}.`, advice }
    }
    if (!to.includes(target.type.id)) {
      return { wrong: `${quote(id)} is of type ${target.type.id}.`, advice: `Name an entry of type ${to.join(', ')}.` }
    }
    if (target.isDraft && !from.isDraft) {
      const advice = `Remove “_draft: true” from ${target.file}, or the reference to it.`
      return { wrong: `${quote(id)} is a draft, and this entry is published.`, advice }
    }
    return undefined
  }

  const checkAsset = (id: string, group: ReadAsset['group']) => {
    const target = assetOf.get(id)
    const noun = group === 'image' ? 'picture' : 'video'
    if (!target) {
      const near = nearestName(
        id,
        assets.filter((asset) => asset.group === group).map((asset) => asset.id),
      )
      return {
        wrong: `There is no ${noun} ${quote(id)}.`,
        advice: closest(near, `Add it to assets/, or remove the line.`),
      }
    }
    if (target.group === group) return undefined
    const isA = target.group === 'image' ? 'a picture' : 'a video'
    return { wrong: `${quote(id)} is ${isA}, but a ${noun} belongs here.`, advice: `Name a ${noun} of assets/.` }
  }

  return entries.flatMap((entry) => {
    const listed = new Set<string>()
    /** Pages identify blocks by entry, so a list must not repeat an entry. */
    const checkRepetition = ([key]: Reference['keys'], id: string) => {
      const place = JSON.stringify([key, id])
      if (listed.has(place)) {
        return {
          wrong: `${quote(id)} is listed twice.`,
          advice: 'Remove one of the two lines, or make a second entry.',
        }
      }
      listed.add(place)
      return undefined
    }

    return referencesOf(entry).flatMap(({ keys, field, id }) => {
      const fault =
        field.kind === 'asset'
          ? checkAsset(id, field.group)
          : (checkEntry(entry, id, field.to) ?? checkRepetition(keys, id))
      return fault ? [{ file: entry.file, line: entry.lineOf(keys), field: showPath(keys), ...fault }] : []
    })
  })
}

/** Reports duplicates of values that must be unique, such as the path of a page. */
export function checkUnique(entries: readonly ReadEntry[]): Problem[] {
  const seen = new Map<string, ReadEntry>()
  return entries.flatMap((entry) =>
    Object.entries(entry.type.fields).flatMap(([key, field]) => {
      const value = entry.values[key]
      if (field.kind !== 'symbol' || !field.unique || typeof value !== 'string') return []
      const place = JSON.stringify([entry.type.id, key, value])
      const other = seen.get(place)
      seen.set(place, other ?? entry)
      if (!other) return []
      const wrong = `${other.file} has the same “${key}”: ${quote(value)}.`
      return [{ file: entry.file, line: entry.lineOf([key]), field: key, wrong, advice: 'Change one of the two.' }]
    }),
  )
}

const textOf = (entry: ReadEntry, key: string): string[] => {
  const value = entry.values[key]
  return typeof value === 'string' ? [value] : []
}

function pathsOf(entry: ReadEntry): string[] {
  const [path] = textOf(entry, 'path')
  const [slug] = textOf(entry, 'slug')
  const [kind] = textOf(entry, 'kind')
  const found = pagePath(entry.type.id, { path, slug, kind })
  return found === undefined ? [] : [found]
}

/** Reports entries whose path belongs to another entry or to the site itself. */
export function checkPaths(entries: readonly ReadEntry[]): Problem[] {
  const pages = entries.flatMap((entry) => pathsOf(entry).map((path) => ({ path, entry })))
  return placePages(pages).misplaced.flatMap(({ page: { path, entry }, first }) => {
    if (first?.entry.type.id === entry.type.id) return []
    const field = 'path' in entry.type.fields ? 'path' : 'slug'
    const fault = first
      ? {
          wrong: `${first.entry.file} has the same path, ${quote(path)}.`,
          advice: `Give one of the two another “${field}”.`,
        }
      : { wrong: `${quote(path)} is reserved for the site.`, advice: `Write another “${field}”.` }
    return [{ file: entry.file, line: entry.lineOf([field]), field, ...fault }]
  })
}

/** Reports redirects that hide a page, form a loop or repeat a path. */
export function checkRedirects(entries: readonly ReadEntry[]): Problem[] {
  const posts = entries.filter(({ type, isDraft }) => type.id === 'blogPost' && !isDraft)
  const pages = new Map([
    ...postsPagePaths(posts.length).map((path) => [path, 'The list of all posts'] as const),
    ...entries.flatMap((entry) => pathsOf(entry).map((path) => [normalizePath(path), entry.file] as const)),
  ])
  const seen = new Set<string>()
  const redirects = entries
    .filter(({ type }) => type.id === 'redirect')
    .flatMap((entry) => {
      const [from = ''] = textOf(entry, 'from')
      const [to = ''] = textOf(entry, 'to')
      // Reported elsewhere.
      if (!isFrom(from) || !isTo(to) || seen.has(from)) return []
      seen.add(from)
      return [{ entry, from, to, status: 301 as const }]
    })
  return findRedirectProblems(redirects, pages).problems.map(({ redirect: { entry }, field, wrong, advice }) => ({
    file: entry.file,
    line: entry.lineOf([field]),
    field,
    wrong,
    advice,
  }))
}

/** Reported separately, because code may serve the path. */
export function checkLinks(entries: readonly ReadEntry[]): Problem[] {
  const redirects = new Set(
    entries.flatMap((entry) => (entry.type.id === 'redirect' ? textOf(entry, 'from').map(normalizePath) : [])),
  )
  const published = new Set(entries.filter(({ isDraft }) => !isDraft).flatMap(pathsOf))
  const all = new Set(entries.flatMap(pathsOf))
  return entries.flatMap((entry) => {
    const known = entry.isDraft ? all : published
    const fields = Object.entries(entry.type.fields).flatMap(([key, field]) =>
      field.kind === 'symbol' && field.isUrl
        ? textOf(entry, key).map((href) => ({ href, field: key, lineOf: () => entry.lineOf([key]) }))
        : [],
    )
    const inTexts = entry.markdownLinks.map(({ href, line }) => ({ href, field: undefined, lineOf: () => line }))
    return [...fields, ...inTexts].flatMap(({ href, field, lineOf }) => {
      if (!href.startsWith('/') || href.startsWith('//')) return []
      const [path = ''] = href.split(/[?#]/)
      if (known.has(path) || redirects.has(normalizePath(path))) return []
      const draft = all.has(path)
      const advice = closest(nearestName(path, known), 'Ignore this if the site serves the path in another way.')
      const wrong = draft ? `${quote(path)} is a page that is still a draft.` : `No page has the path ${quote(path)}.`
      const place = { file: entry.file, line: lineOf(), field }
      return [{ ...place, wrong, advice: draft ? 'Publish the page, or link elsewhere.' : advice }]
    })
  })
}
