import { contentModel } from '../../content/model'
import {
  type CheckedAsset,
  type CheckedContent,
  type CheckedEntry,
  linksOf,
  pathOf,
  toRuleContent,
} from '../../content/model/checked-content'
import { toCore } from '../../content/model/core'
import { findDeadLinks } from '../../content/model/link-rules'
import { groupBy } from '../../src/lib/group-by'
import { checkEntry } from './check-entry'
import { type CoreChanges, readCoreChanges } from './core-changes'
import { bodyFieldOf } from './read-entries'

/** Blocks that their page is about. The core lacks the page if it lacks one of them. */
const mainBlocks = ['collectionList', 'contactPricing', 'interviewBuilder', 'staffingCalculator']

/** Links that their entry is about. The core lacks the entry if it lacks the page. */
const mainLinks: Readonly<Record<string, string>> = { callToAction: 'primaryUrl', navigationLink: 'url' }

type Values = CheckedEntry['values']

/** Checks an entry again after a change of its values. */
function recheck(entry: CheckedEntry, values: Values) {
  const { type, file, lineOf } = entry
  const lineOfText = (field: string, line: number) =>
    (lineOf([field]) ?? 1) + (field === bodyFieldOf(type) ? line - 1 : 0)
  return checkEntry({ type, file, lineOf }, 'files', values, lineOfText)
}

function withValues(entry: CheckedEntry, values: Values): CheckedEntry {
  const { textLinks, headingIds } = recheck(entry, values)
  return { ...entry, values, textLinks, headingIds }
}

const omit = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))

/** The entries of the types of the core, with its fields and words. */
function ofCoreTypes(entries: readonly CheckedEntry[], { leftOut, replacements }: CoreChanges): CheckedEntry[] {
  const types = new Map(toCore(contentModel).map((type) => [type.id, type]))
  return entries.flatMap((entry) => {
    const type = types.get(entry.type.id)
    const { collection } = type?.fields ?? {}
    const isForeignList = collection?.kind === 'symbol' && !collection.oneOf?.includes(String(entry.values.collection))
    if (!type || isForeignList || leftOut.includes(entry.id)) return []
    const foreign = Object.keys(entry.values).filter((key) => !(key in type.fields))
    const own = { ...entry, type, values: foreign.length > 0 ? omit(entry.values, foreign) : entry.values }
    return replacements
      .filter((one) => one.entry === entry.id)
      .reduce<CheckedEntry>((before, { field, from, to }) => {
        const text = String(before.values[field]).replace(from, () => to)
        return withValues(before, { ...before.values, [field]: text })
      }, own)
  })
}

/** Removes references to entries that the core lacks. Removes the entry if it needs them. */
function withoutMissing(entry: CheckedEntry, isMissing: (id: string) => boolean, typeOf: (id: string) => string) {
  const { type, values } = entry
  const missing = linksOf(entry).filter(({ field, id }) => field.kind !== 'asset' && isMissing(id))
  if (missing.length === 0) return [entry]
  if (type.id === 'page' && missing.some(({ id }) => mainBlocks.includes(typeOf(id)))) return []
  const next = missing.reduce<Values>((before, { keys: [key = ''], id }) => {
    const { [key]: value } = before
    const rest = Array.isArray(value) ? value.filter((one) => one !== id) : []
    return rest.length > 0 ? { ...before, [key]: rest } : omit(before, [String(key)])
  }, values)
  const lacksRequired = missing.some(({ keys: [key = ''], field }) => field.required && !(key in next))
  return lacksRequired ? [] : [withValues(entry, next)]
}

/** Removes a Markdown link and keeps its words. */
const unlink = (text: string, href: string): string =>
  text
    .split(`](${href})`)
    .map((part, index, { length }) => {
      const start = index < length - 1 ? part.lastIndexOf('[') : -1
      return start < 0 ? part : part.slice(0, start) + part.slice(start + 1)
    })
    .join('')

/** Lets a link lead to the page without its section, or removes it with its label. */
function correctLink({ type, values }: CheckedEntry, key: string, href: string, page: string | undefined): Values {
  const field = type.fields[key]
  if (field?.kind === 'text') {
    const text = String(values[key])
    return { ...values, [key]: page ? text.replaceAll(`](${href})`, `](${page})`) : unlink(text, href) }
  }
  if (page) return { ...values, [key]: page }
  return field?.required ? values : omit(values, [key, key.replace(/Url$/, 'Label')])
}

/** Corrects links to pages and sections that the core lacks. Removes entries that are about such a link. */
function withoutDeadLinks(content: CheckedContent): readonly CheckedEntry[] {
  const all = toRuleContent(content)
  const paths = new Set(all.pages.map(({ path }) => path))
  const dead = groupBy(findDeadLinks(all), ({ at }) => at)
  return content.entries.flatMap((entry) => {
    const next = (dead.get(entry) ?? []).reduce<Values | undefined>((values, { href, keys: [key = ''] }) => {
      const [path = ''] = href.split('#')
      const page = paths.has(path) ? path : undefined
      const isMain = mainLinks[entry.type.id] === key && !page
      return values && !isMain ? correctLink({ ...entry, values }, String(key), href, page) : undefined
    }, entry.values)
    if (!next) return []
    return JSON.stringify(next) === JSON.stringify(entry.values) ? [entry] : [withValues(entry, next)]
  })
}

/** What entries refer to. An asset and an entry may have the same id. */
const targetsOf = (entries: readonly CheckedEntry[]) =>
  new Set(entries.flatMap((entry) => linksOf(entry).map(({ field, id }) => `${field.kind === 'asset'} ${id}`)))

/**
 * Reduces content to the core: a smaller complete site for a space whose plan allows 25 content types (decision 0020).
 * Removes references and links to what the core lacks, and the entries that need them.
 *
 * @param content without problems
 * @returns problems of `core.yaml`, and of entries that the reduction has made invalid
 */
export async function reduceToCore<Asset extends CheckedAsset>(
  contentFolder: string,
  content: Omit<CheckedContent, 'assets'> & { readonly assets: readonly Asset[] },
) {
  const all = new Map(content.entries.map((entry) => [entry.id, entry]))
  const { changes, problems } = await readCoreChanges(contentFolder, all)
  const targets = targetsOf(content.entries)
  let entries: readonly CheckedEntry[] = ofCoreTypes(content.entries, changes)
  for (;;) {
    const before = entries
    const ids = new Set(before.map(({ id }) => id))
    const isMissing = (id: string) => all.has(id) && !ids.has(id)
    const complete = before.flatMap((entry) => withoutMissing(entry, isMissing, (id) => all.get(id)?.type.id ?? ''))
    const left = targetsOf(complete)
    const isUsed = (target: string) => left.has(target) || !targets.has(target)
    const used = complete.filter((entry) => pathOf(entry) !== undefined || isUsed(`false ${entry.id}`))
    entries = withoutDeadLinks({ ...content, entries: used })
    const isChanged = entries.length < before.length || entries.some((entry, index) => entry !== before[index])
    if (isChanged) continue
    const changed = entries.filter(({ id, values }) => values !== all.get(id)?.values)
    const invalid = changed.flatMap((entry) => recheck(entry, entry.values).problems)
    const assets = content.assets.filter(({ id }) => isUsed(`true ${id}`))
    return { entries, assets, problems: [...problems, ...invalid] }
  }
}
