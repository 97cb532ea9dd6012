import * as v from 'valibot'
import {
  anchorsOf,
  type CheckedEntry,
  collectShown,
  type Finding,
  linksOf,
  type Rule,
  type ShownPage,
  textOf,
} from './checked-content'
import { experienceConfig, type ExperienceConfig } from './json-shapes'
import { quote } from './message'

/** Rules for what a page has only once, and for the experiences of its blocks. */

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

export const uniqueTitles = unique(
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

export const singleEntries = unique(
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
export const oneHero: Rule = ({ pages }) =>
  pages.flatMap((page) => {
    const [, ...others] = blocksOf(page).filter(({ block }) => block.type.id === 'hero')
    const wrong = 'The page has a second hero, so it has two main headings (<h1>).'
    const advice = 'Keep one hero, and use another block in its place, such as a call to action.'
    return others.map(({ keys }) => ({ at: page.entry, keys, wrong, advice }))
  })

/** Links lead only to the first of two equal ids. Variants may have that of the block that they replace. */
export const uniqueAnchors: Rule = ({ entries, pages }) => {
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

/** The configuration of an experience, or `undefined` if it is invalid. */
const configOf = (experience: CheckedEntry | undefined): ExperienceConfig | undefined => {
  const config = v.safeParse(experienceConfig, experience?.values.nt_config)
  return config.success ? config.output : undefined
}

/** The blocks that an experience replaces. */
const baselinesOf = (experience: CheckedEntry | undefined): readonly string[] | undefined =>
  configOf(experience)?.components.map(({ baseline }) => baseline.id)

/** Settings with which visitors hardly see an experience as planned. */
export const plannedExperiences: Rule = ({ entries, byId }) =>
  entries.flatMap((at) => {
    const config = at.type.id === 'nt_experience' ? configOf(at) : undefined
    if (!config) return []
    const { traffic, distribution, components } = config
    const sum = distribution.reduce((total, share) => total + share, 0)
    const isHero = (id: string) => byId.get(id)?.type.id === 'hero'
    const losesHero = components.some(
      ({ baseline, variants }) => isHero(baseline.id) && variants.some(({ id, hidden }) => hidden || !isHero(id)),
    )
    const report = (wrong: string, advice: string, field = 'nt_config') => ({ at, keys: [field], wrong, advice })
    return [
      ...(traffic === 0 ? [report('Nobody sees it: its “traffic” is 0.', 'Write 1 to include all visitors.')] : []),
      ...(Math.abs(sum - 1) > 0.001
        ? [report(`The shares in “distribution” add up to ${sum}.`, 'Change them so that they add up to 1.')]
        : []),
      ...(losesHero
        ? [report('A variant removes the hero, and so the main heading (<h1>).', 'Replace the hero with another hero.')]
        : []),
      ...(at.values.nt_type === 'nt_personalization' && at.values.nt_audience === undefined
        ? [report('A personalization needs an audience.', 'Choose one, or make it an experiment.', 'nt_audience')]
        : []),
    ]
  })

/** Blocks that an experience replaces together with others, but that do not list it. */
const forgottenBlocks: Rule = ({ entries, byId }) =>
  entries.flatMap((at) => {
    const baselines = at.type.id === 'nt_experience' ? (baselinesOf(at) ?? []) : []
    const forgotten = baselines.filter((baseline) => {
      const block = byId.get(baseline)
      return !block || !linksOf(block).some(({ keys, id }) => keys[0] === 'nt_experiences' && id === at.id)
    })
    // If no block lists it, there is another warning. The app leaves the baselines of variables empty.
    if (forgotten.length === baselines.length) return []
    return forgotten.filter(Boolean).map((id) => ({
      at,
      keys: ['nt_config'],
      wrong: `The block “${id}” does not list this experience, so it is not replaced.`,
      advice: 'Add the experience to “nt_experiences” of the block, or remove the block here.',
    }))
  })

/** Experiences work only for the blocks of a page (requirements 3.4), and each of them must list the experience. */
export const usedExperiences: Rule = (content) => {
  const { entries, pages, byId } = content
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
      const baselines = baselinesOf(byId.get(id))
      if (!baselines || baselines.includes(at.id)) return []
      const advice = 'Choose this block as the baseline of the experience, or remove the experience here.'
      return [{ at, keys, wrong: 'The experience does not replace this block.', advice }]
    }),
  )
  const unused = entries.filter(({ id, type }) => type.id === 'nt_experience' && !used.has(id))
  const wrong = 'No block has this experience.'
  const advice = 'Add it to the block that it replaces, or remove it.'
  return [...misplaced, ...forgottenBlocks(content), ...unused.map((at) => ({ at, keys: ['nt_name'], wrong, advice }))]
}
