import {
  changePlan,
  emptyPlan,
  fitMinutes,
  maxItems,
  maxTextLength,
  maxTitleLength,
  minutesRange,
  type Plan,
  type PlanItem,
} from './plan'

/**
 * An interview as the query of an address, and as it is kept in the browser:
 *
 *     guide=.empathy-no-fix,.solving-queue~10,-&own=Why%20us%3F&title=Team%20lead
 *
 * `guide` lists the ids of the questions, each with its minutes where they are not the usual ones. A
 * period in front stands for the word that most ids begin with; whole ids are read as well. A hyphen
 * stands for a question of the visitor's own, whose words follow as `own`, in their order.
 */
const planParameters = ['guide', 'own', 'title'] as const

/** What the ids of questions begin with, where they follow the custom of this site's content. */
const idPrefix = 'question-'
const prefixMark = '.'
const ownMark = '-'

/** Longest list that is read, in characters. */
const maxListLength = 4000

/** Longest query that is sent to others, in characters: servers take 8,000 for a whole request. */
export const maxQueryLength = 4000

const shortId = (id: string): string =>
  id.startsWith(idPrefix) ? prefixMark + encodeURIComponent(id.slice(idPrefix.length)) : encodeURIComponent(id)

const longId = (name: string): string => (name.startsWith(prefixMark) ? idPrefix + name.slice(prefixMark.length) : name)

function writeItem({ key, text, minutes }: PlanItem): string {
  const name = text === undefined ? shortId(key) : ownMark
  return minutes === minutesRange.usual ? name : `${name}~${minutes}`
}

/** @returns the query, without a question mark; empty for an interview that has neither questions nor title */
export function writePlan({ title, items }: Plan): string {
  const own = items.flatMap(({ text }) => (text === undefined ? [] : `own=${encodeURIComponent(text)}`))
  return [
    ...(items.length > 0 ? [`guide=${items.map(writeItem).join(',')}`] : []),
    ...own,
    ...(title === '' ? [] : [`title=${encodeURIComponent(title)}`]),
  ].join('&')
}

export interface ReadPlan {
  readonly plan: Plan
  /** How many questions were asked for that are not among the known ones. */
  readonly missing: number
}

/**
 * Reads an interview from a query. Whatever it holds, this does not throw: what is unknown, too long or
 * too much is left out.
 *
 * @param query with or without its question mark
 * @param isKnown whether there is a question of this id
 * @returns `undefined` when the query has no interview
 */
export function readPlan(query: string, isKnown: (id: string) => boolean): ReadPlan | undefined {
  const parameters = new URLSearchParams(query)
  const list = parameters.get('guide')?.slice(0, maxListLength)
  const title = parameters.get('title') ?? ''
  if (list === undefined && title === '') return undefined
  const own = parameters.getAll('own')
  let plan = changePlan(emptyPlan, { type: 'title', title: title.slice(0, 4 * maxTitleLength) })
  let missing = 0

  for (const part of (list ?? '').split(',').slice(0, maxItems)) {
    const [name = '', minutes] = part.trim().split('~')
    if (name === '') continue
    const before = plan
    if (name === ownMark) {
      plan = changePlan(plan, { type: 'write', text: (own.shift() ?? '').slice(0, 4 * maxTextLength) })
    } else {
      const id = longId(name)
      if (isKnown(id)) plan = changePlan(plan, { type: 'add', ids: [id] })
      else missing += 1
    }
    const added = plan === before ? undefined : plan.items.at(-1)
    if (added && minutes) {
      plan = changePlan(plan, { type: 'minutes', key: added.key, minutes: fitMinutes(Number(minutes)) })
    }
  }
  return { plan, missing }
}

/**
 * A query without the interview in it: everything else that it says stays.
 *
 * @param query with its question mark, or empty
 * @returns with its question mark, or empty
 */
export function withoutPlan(query: string): string {
  const parameters = new URLSearchParams(query)
  for (const name of planParameters) parameters.delete(name)
  const rest = parameters.toString()
  return rest === '' ? '' : `?${rest}`
}
