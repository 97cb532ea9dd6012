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
 * The format of an interview in the query of an address and in local storage:
 *
 *     guide=.empathy-no-fix,.solving-queue~10,-&own=Why%20us%3F&title=Team%20lead
 *
 * `guide` lists the ids of the questions, with their minutes unless those are the usual ones. A leading
 * period replaces the prefix of most ids; full ids are valid too. A hyphen is a question of the visitor,
 * whose text is the next `own` parameter.
 */
const planParameters = ['guide', 'own', 'title'] as const

const idPrefix = 'question-'
const prefixMark = '.'
const ownMark = '-'

/** Maximum length of a shared query and of a list to read, in characters: servers accept 8,000 for a request. */
export const maxQueryLength = 4000

const shortId = (id: string): string =>
  id.startsWith(idPrefix) ? prefixMark + encodeURIComponent(id.slice(idPrefix.length)) : encodeURIComponent(id)

const longId = (name: string): string => (name.startsWith(prefixMark) ? idPrefix + name.slice(prefixMark.length) : name)

function writeItem({ key, text, minutes }: PlanItem): string {
  const name = text === undefined ? shortId(key) : ownMark
  return minutes === minutesRange.usual ? name : `${name}~${minutes}`
}

/** @returns the query without its question mark; empty for an interview without questions and title */
export function writePlan({ title, items }: Plan): string {
  const own = items.flatMap(({ text }) => (text === undefined ? [] : `own=${encodeURIComponent(text)}`))
  return [
    ...(items.length > 0 ? [`guide=${items.map(writeItem).join(',')}`] : []),
    ...own,
    ...(title === '' ? [] : [`title=${encodeURIComponent(title)}`]),
  ].join('&')
}

/**
 * Reads an interview from a query. Never throws: skips unknown and surplus questions, and shortens texts.
 *
 * @param query with or without its question mark
 * @param isKnown whether a question with this id exists
 * @returns the interview, and as `missing` the number of unknown questions; `undefined` when the query contains no interview
 */
export function readPlan(query: string, isKnown: (id: string) => boolean) {
  const parameters = new URLSearchParams(query)
  const list = parameters.get('guide')?.slice(0, maxQueryLength)
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

/** The address without the interview in its query. */
export function withoutPlan(href: string): URL {
  const url = new URL(href)
  for (const name of planParameters) url.searchParams.delete(name)
  return url
}
