import * as v from 'valibot'
import { decorationPrefix, haveSameProportions } from '../../src/images/formats'
import { changelogPath } from '../../src/lib/site'
import {
  anchorsOf,
  type CheckedEntry,
  collectShown,
  type Finding,
  linksOf,
  type Rule,
  type RuleContent,
  type ShownPage,
  textOf,
} from './checked-content'
import { cardsStyles, fieldsOfCards, fieldsOfScenes, tourStyles } from './choices'
import type { Field } from './define'
import { experienceConfig } from './json-shapes'
import { canonicalTargets, deadLinks, deadRedirects, removedPages } from './link-rules'
import { quote } from './message'
import { references, uniquePaths, uniqueValues, validRedirects } from './reference-rules'
import { completeTranslations, describedInAllLanguages, sameChoices, translatableBlocks } from './translation-rules'

/** A rule for one entry. */
const each =
  (check: (entry: CheckedEntry, content: RuleContent) => readonly Finding[]): Rule =>
  (content) =>
    content.entries.flatMap((entry) => check(entry, content))

/** A rule for entries that share a key with an earlier one. */
const unique =
  (
    keyOf: (entry: CheckedEntry, pages: ReadonlySet<CheckedEntry>) => string | undefined,
    report: (entry: CheckedEntry, first: CheckedEntry) => Finding,
  ): Rule =>
  ({ entries, pages }) => {
    const entriesOfPages = new Set(pages.map(({ entry }) => entry))
    const seen = new Map<string, CheckedEntry>()
    return entries.flatMap((entry) => {
      const key = keyOf(entry, entriesOfPages)
      const first = key === undefined ? undefined : seen.get(key)
      if (key !== undefined && !first) seen.set(key, entry)
      return first ? [report(entry, first)] : []
    })
  }

const fieldsOf = <Kind extends Field['kind']>(entry: CheckedEntry, kind: Kind) =>
  Object.entries(entry.type.fields).flatMap(([key, field]) =>
    field.kind === kind ? [[key, field as Extract<Field, { kind: Kind }>] as const] : [],
  )

const isLess = (one: unknown, other: unknown): boolean =>
  (typeof one === 'number' && typeof other === 'number' && one < other) ||
  (typeof one === 'string' && typeof other === 'string' && one < other)

/** Contentful's editor may have added a time to a day. */
const withoutTime = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, 10) : value)

/** A rule for two numbers or days of an entry. */
const notBelow = (type: string, field: string, least: string): Rule =>
  each((entry) => {
    const { [field]: value, [least]: limit } = entry.values
    if (entry.type.id !== type || !isLess(withoutTime(value), withoutTime(limit))) return []
    const relation = typeof value === 'string' ? 'before' : 'less than'
    const wrong = `“${field}” (${String(value)}) must not be ${relation} “${least}” (${String(limit)}).`
    return [{ at: entry, keys: [field], wrong, advice: 'Correct one of the two.' }]
  })

const firstYear = 2000

/** Years from now. */
const lastYear = 5

const plausibleDates = each((entry, { now }) =>
  fieldsOf(entry, 'date').flatMap(([key]) => {
    const date = textOf(entry, key)
    const last = new Date(now).getUTCFullYear() + lastYear
    if (date === undefined || (+date.slice(0, 4) >= firstYear && +date.slice(0, 4) <= last)) return []
    const advice = `Write a date in the years ${firstYear} to ${last}.`
    return [{ at: entry, keys: [key], wrong: `${quote(date)} is not plausible.`, advice }]
  }),
)

const uniqueTitles = unique(
  (entry, pages) =>
    pages.has(entry) && entry.values.hideFromSearchEngines !== true && entry.values.canonical === undefined
      ? textOf(entry, 'title')?.trim().toLowerCase()
      : undefined,
  (entry, first) => ({
    at: entry,
    keys: ['title'],
    wrong: `${first.file} has the same title: ${quote(entry.values.title)}.`,
    advice: 'Change one of the two. Browser tabs and search results show the title.',
  }),
)

const singleEntries = unique(
  ({ type, isDraft }) => (type.isSingle && !isDraft ? type.id : undefined),
  (entry, first) => ({
    at: entry,
    keys: [],
    wrong: `The site uses only one entry of this type, but ${first.file} also exists.`,
    advice: 'Remove one of the two.',
  }),
)

const blocksOf = ({ entry, shown }: ShownPage) =>
  linksOf(entry).flatMap(({ keys, id }) => {
    const block = keys[0] === 'blocks' ? shown.find((one) => one.id === id) : undefined
    return block ? [{ keys, block }] : []
  })

/** The hero has the only `<h1>` of a page. */
const oneHero: Rule = ({ pages }) =>
  pages.flatMap((page) => {
    const [, ...others] = blocksOf(page).filter(({ block }) => block.type.id === 'hero')
    const wrong = 'The page has a second hero, so it has two main headings (<h1>).'
    const advice = 'Keep one hero, and use another block in its place, such as a call to action.'
    return others.map(({ keys }) => ({ at: page.entry, keys, wrong, advice }))
  })

/** Links lead only to the first of two equal ids. Variants may have that of the block that they replace. */
const uniqueAnchors: Rule = ({ entries, pages }) => {
  const shownBy = collectShown(entries.filter(({ type }) => type.id !== 'nt_experience'))
  return pages.flatMap((page) => {
    const blocks = blocksOf(page)
    const seen = new Map<string, CheckedEntry>()
    return shownBy(page.entry).flatMap((entry) =>
      anchorsOf(entry).flatMap((anchor) => {
        const first = seen.get(anchor)
        if (anchor !== '' && !first) seen.set(anchor, entry)
        if (!first) return []
        const { keys } = blocks.find(({ block }) => block === entry) ?? { keys: [] }
        const places = first === entry ? `two parts of ${entry.file}` : `${first.file} and ${entry.file}`
        const wrong = `On this page, ${places} have the same anchor: ${quote(anchor)}.`
        const advice = 'Change the anchor or the heading of one of them, and the links to it.'
        return [{ at: page.entry, keys, wrong, advice }]
      }),
    )
  })
}

/** Experiences work only for the blocks of a page (requirements 3.4). */
const usedExperiences: Rule = ({ entries, pages, byId }) => {
  const blocks = new Set(pages.flatMap(blocksOf).map(({ block }) => block))
  const used = new Set<string>()
  const misplaced = entries.flatMap((at) =>
    linksOf(at).flatMap(({ keys, id }) => {
      if (keys[0] !== 'nt_experiences') return []
      used.add(id)
      if (!blocks.has(at)) {
        const wrong = 'Experiences work only for blocks that a page lists, and no page lists this entry.'
        return [{ at, keys, wrong, advice: 'List the block on a page, or remove the experience from it.' }]
      }
      const config = v.safeParse(experienceConfig, byId.get(id)?.values.nt_config)
      if (!config.success || config.output.components.some(({ baseline }) => baseline.id === at.id)) return []
      const advice = 'Choose this block as the baseline of the experience, or remove the experience here.'
      return [{ at, keys, wrong: 'The experience does not replace this block.', advice }]
    }),
  )
  const unused = entries.filter(({ id, type }) => type.id === 'nt_experience' && !used.has(id))
  const wrong = 'No block has this experience.'
  const advice = 'Add it to the block that it replaces, or remove it.'
  return [...misplaced, ...unused.map((at) => ({ at, keys: ['nt_name'], wrong, advice }))]
}

/** Reports a picture once, with the first field that shows it. */
const describedPictures: Rule = ({ entries, assets }) => {
  const uses = new Map<unknown, string>()
  for (const entry of entries) {
    for (const [key, { isDecoration }] of fieldsOf(entry, 'asset')) {
      const id = entry.values[key]
      if (!isDecoration && !uses.has(id)) uses.set(id, `${entry.file}, field “${key}”`)
    }
  }
  return assets.flatMap((at) => {
    const use = uses.get(at.id)
    if (!use || at.group !== 'image' || !at.facts) return []
    const { title, description } = at.facts
    if (description || title.startsWith(decorationPrefix)) return []
    const wrong = `The picture has no description. It is shown in ${use}.`
    const advice = `Describe what it shows. If it only decorates, start its title with “${decorationPrefix}”.`
    return [{ at, keys: ['description'], wrong, advice }]
  })
}

const phonePictures: Rule = ({ entries, assets }) => {
  const sizes = new Map<unknown, { readonly width: number; readonly height: number }>(
    assets.flatMap(({ id, facts: { width, height } = {} }) => (width && height ? [[id, { width, height }]] : [])),
  )
  return entries.flatMap((at) =>
    fieldsOf(at, 'asset').flatMap(([key, { sameProportionsAs = '' }]) => {
      const [phone, wide] = [sizes.get(at.values[key]), sizes.get(at.values[sameProportionsAs])]
      if (!phone || !wide || haveSameProportions(wide, phone)) return []
      const wrong = `It is ${phone.width} × ${phone.height} pixels, and “${sameProportionsAs}” ${wide.width} × ${wide.height}.`
      return [{ at, keys: [key], wrong, advice: 'Use a picture with the same proportions.' }]
    }),
  )
}

/** The filters of stories come from their list, and each entry of the changelog has an address on its page. */
const wholeLists: Rule = ({ entries, pages }) => {
  const changelog = pages.find(({ path }) => path === changelogPath)
  return entries.flatMap((at) => {
    const { collection, limit } = at.values
    const type = collection === 'stories' ? 'story' : 'changelogEntry'
    const count = entries.filter((entry) => entry.type.id === type && !entry.isDraft).length
    if (typeof limit !== 'number' || limit >= count) return []
    const report = (wrong: string) => [{ at, keys: ['limit'], wrong, advice: 'Remove “limit”.' }]
    if (collection === 'stories') return report('The list shows only some stories, so its filters are incomplete.')
    if (collection !== 'changelog' || !changelog?.shown.includes(at)) return []
    return report('The page shows only some entries of the changelog, so links to the others lead nowhere.')
  })
}

/** What the header and the footer leave out: drawers of links instead of columns, and groups without a title. */
const shownNavigation: Rule = ({ entries, byId }) => {
  const groupsIn = (holder: CheckedEntry, list: string) =>
    linksOf(holder).flatMap(({ keys, id }) => {
      const group = keys[0] === list ? byId.get(id) : undefined
      return group?.type.id === 'navigationGroup' ? [group] : []
    })
  return entries.flatMap((navigation) => {
    if (navigation.type.id !== 'navigation') return []
    const drawers = groupsIn(navigation, 'items')
    const columns = drawers.flatMap((drawer) => groupsIn(drawer, 'items'))
    const titled = [...drawers, ...columns.flatMap((column) => groupsIn(column, 'items'))]
    const withoutTitle = [...titled, ...groupsIn(navigation, 'footerColumns')].filter(({ values }) => !values.title)
    const withLinks = drawers.filter((drawer) => groupsIn(drawer, 'items').length < linksOf(drawer).length)
    return [
      ...withoutTitle.map((at) => ({
        at,
        keys: ['title'],
        wrong: 'The group has no title, so it is not shown.',
        advice: 'Fill in “title”. Only a column of a drawer has none.',
      })),
      ...withLinks.map((at) => ({
        at,
        keys: ['items'],
        wrong: 'The drawer lists a link. Drawers show only groups.',
        advice: 'Put the links into a group, and list that group.',
      })),
    ]
  })
}

/** The fields that listed entries need because of the list, by its field: those that it shows. */
const neededInLists: Readonly<
  Record<string, Readonly<Record<string, (holder: CheckedEntry) => readonly string[]>> | undefined>
> = {
  cards: {
    cards: ({ values }) => fieldsOfCards[cardsStyles.find((style) => style === values.style) ?? cardsStyles[0]],
  },
  tour: {
    scenes: ({ values }) => fieldsOfScenes[tourStyles.find((style) => style === values.style) ?? tourStyles[0]],
    replies: () => ['text'],
  },
  interviewBuilder: { guides: () => ['questions'] },
  contactPricing: { plans: () => ['monthlyPrice', 'stepPrice', 'userPlan'] },
}

const completeItems: Rule = ({ entries, byId }) => {
  return entries.flatMap((holder) =>
    linksOf(holder).flatMap(({ keys, id }) => {
      const item = byId.get(id)
      const needed = neededInLists[holder.type.id]?.[keys[0] ?? '']?.(holder)
      const missing = needed?.find((field) => item && item.values[field] === undefined)
      if (!item || !missing) return []
      const wrong = `${holder.file} lists this entry and shows its “${missing}”, but that is empty.`
      return [{ at: item, keys: [missing], wrong, advice: `Fill in “${missing}”, or remove the entry from the list.` }]
    }),
  )
}

/** Faults that a page cannot show. */
export const errorRules: readonly Rule[] = [
  references,
  uniqueValues,
  uniquePaths,
  validRedirects,
  phonePictures,
  completeItems,
  completeTranslations,
  describedInAllLanguages,
  translatableBlocks,
  sameChoices,
]

/** Faults that visitors meet, on a page that can be built. */
export const warningRules: readonly Rule[] = [
  deadLinks,
  deadRedirects,
  removedPages,
  canonicalTargets,
  uniqueTitles,
  singleEntries,
  oneHero,
  uniqueAnchors,
  wholeLists,
  shownNavigation,
  usedExperiences,
  describedPictures,
  plausibleDates,
  notBelow('blogPost', 'updatedOn', 'publishedOn'),
  notBelow('jobPost', 'closesOn', 'publishedOn'),
  notBelow('jobPost', 'salaryTo', 'salaryFrom'),
]
