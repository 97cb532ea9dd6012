import { changelogPath } from '../../src/lib/site'
import { type CheckedEntry, linksOf, type Rule } from './checked-content'
import { cardsStyles, fieldsOfCards, fieldsOfScenes, tourStyles } from './choices'
import { stateAt } from './page-dates'

/** Each entry of the changelog has an address on its page. */
export const wholeChangelog: Rule = ({ entries, pages }) => {
  const changelog = pages.find(({ path }) => path === changelogPath)
  const count = entries.filter(({ type, isDraft }) => type.id === 'changelogEntry' && !isDraft).length
  const lists = (changelog?.shown ?? []).filter(
    ({ values: { collection, limit } }) => collection === 'changelog' && typeof limit === 'number' && limit < count,
  )
  const wrong = 'The page shows only some entries of the changelog, so links to the others lead nowhere.'
  return lists.map((at) => ({ at, keys: ['limit'], wrong, advice: 'Remove “limit”.' }))
}

/** Lists of the changelog on other pages link to its page and its feed. */
export const liveChangelog: Rule = ({ pages, now }) => {
  const live = pages.filter(({ entry }) => !entry.isDraft && stateAt(now, entry.values) === 'live')
  if (live.some(({ path }) => path === changelogPath)) return []
  const lists = [...new Set(live.flatMap(({ shown }) => shown))].filter(
    ({ isDraft, values }) => !isDraft && values.collection === 'changelog',
  )
  const wrong = `The links of this list lead to “${changelogPath}”, which is not live.`
  return lists.map((at) => ({ at, keys: ['collection'], wrong, advice: 'Publish that page, or remove the list.' }))
}

/** What the header and the footer leave out: drawers of links instead of columns, and groups without a title. */
export const shownNavigation: Rule = ({ entries, byId }) => {
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

/** The fields that listed and linked entries need because of the entry that shows them, by its field. */
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
  plan: { userPlan: () => ['monthlyPrice'] },
}

export const completeItems: Rule = ({ entries, byId }) => {
  return entries.flatMap((holder) =>
    linksOf(holder).flatMap(({ keys, id }) => {
      const item = byId.get(id)
      const needed = neededInLists[holder.type.id]?.[keys[0] ?? '']?.(holder)
      const missing = needed?.find((field) => item && item.values[field] === undefined)
      if (!item || !missing) return []
      const wrong = `${holder.file} shows the “${missing}” of this entry, but that is empty.`
      return [{ at: item, keys: [missing], wrong, advice: `Fill in “${missing}”, or remove the entry there.` }]
    }),
  )
}
