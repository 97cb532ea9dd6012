/** A question of an interview: one from the CMS, or one that the visitor has written. */
export interface PlanItem {
  /** Of the CMS's own, its id; of the visitor's, a name that no entry can have. */
  readonly key: string
  /** What a question of the visitor's own says; absent for those of the CMS. */
  readonly text?: string
  readonly minutes: number
}

/** An interview as a visitor has put it together. */
export interface Plan {
  readonly title: string
  readonly items: readonly PlanItem[]
}

export const maxItems = 30
/** In characters. */
export const maxTextLength = 200
/** In characters. */
export const maxTitleLength = 80
/** Minutes for one question. */
export const minutesRange = { min: 1, max: 90, usual: 5 } as const

export const emptyPlan: Plan = { title: '', items: [] }

/** How the keys of the visitor's own questions begin. Ids of entries have no such character. */
const ownPrefix = '*'

export type PlanChange =
  | { readonly type: 'add'; readonly ids: readonly string[] }
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'move'; readonly key: string; readonly to: number }
  | { readonly type: 'minutes'; readonly key: string; readonly minutes: number }
  | { readonly type: 'title'; readonly title: string }
  | { readonly type: 'replace'; readonly plan: Plan }

/** Whole minutes within the range; the usual ones for what is no number. */
export const fitMinutes = (minutes: number): number =>
  Number.isFinite(minutes)
    ? Math.min(minutesRange.max, Math.max(minutesRange.min, Math.round(minutes)))
    : minutesRange.usual

/** Minutes of all questions together. */
export const totalMinutes = ({ items }: Plan): number => items.reduce((sum, { minutes }) => sum + minutes, 0)

export const hasItem = ({ items }: Plan, key: string): boolean => items.some((item) => item.key === key)

function nextOwnKey(items: readonly PlanItem[]): string {
  const numbers = items.map(({ key }) => (key.startsWith(ownPrefix) ? Number(key.slice(ownPrefix.length)) : 0))
  return `${ownPrefix}${Math.max(0, ...numbers) + 1}`
}

function add(plan: Plan, ids: readonly string[]): Plan {
  const fresh = [...new Set(ids)].filter((id) => !hasItem(plan, id)).slice(0, maxItems - plan.items.length)
  if (fresh.length === 0) return plan
  return { ...plan, items: [...plan.items, ...fresh.map((key) => ({ key, minutes: minutesRange.usual }))] }
}

function write(plan: Plan, text: string, minutes: number = minutesRange.usual): Plan {
  const cleaned = cleanText(text, maxTextLength)
  if (cleaned === '' || plan.items.length >= maxItems) return plan
  return { ...plan, items: [...plan.items, { key: nextOwnKey(plan.items), text: cleaned, minutes }] }
}

function move(plan: Plan, key: string, to: number): Plan {
  const from = plan.items.findIndex((item) => item.key === key)
  const item = plan.items[from]
  const place = Math.min(plan.items.length - 1, Math.max(0, to))
  if (!item || place === from) return plan
  const items = plan.items.filter((other) => other !== item)
  items.splice(place, 0, item)
  return { ...plan, items }
}

function setMinutes(plan: Plan, key: string, minutes: number): Plan {
  const fitting = fitMinutes(minutes)
  if (!plan.items.some((item) => item.key === key && item.minutes !== fitting)) return plan
  return { ...plan, items: plan.items.map((item) => (item.key === key ? { ...item, minutes: fitting } : item)) }
}

/**
 * The interview after a change.
 *
 * @returns the same object when the change changes nothing: a question that is there already, one
 * too many, an empty one, a place outside the list (which counts as its end)
 */
export function changePlan(plan: Plan, change: PlanChange): Plan {
  switch (change.type) {
    case 'add':
      return add(plan, change.ids)
    case 'write':
      return write(plan, change.text)
    case 'remove':
      return hasItem(plan, change.key) ? { ...plan, items: plan.items.filter(({ key }) => key !== change.key) } : plan
    case 'move':
      return move(plan, change.key, change.to)
    case 'minutes':
      return setMinutes(plan, change.key, change.minutes)
    case 'title': {
      const title = cleanText(change.title, maxTitleLength)
      return title === plan.title ? plan : { ...plan, title }
    }
    case 'replace':
      return change.plan
  }
}

/** Control characters, halves of characters, and marks that turn the direction of what follows. */
const unwanted = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/**
 * A line of text that somebody has typed, or that came with a link: without control characters and
 * needless space, and no longer than it may be.
 *
 * @param maxLength in characters
 */
export const cleanText = (text: string, maxLength: number): string =>
  Array.from(text.replace(unwanted, ' ').replace(/\s+/g, ' ').trim()).slice(0, maxLength).join('').trim()

/** A number of things: “1 question”, “3 questions”. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** How much an interview is: “3 questions, 15 minutes”. */
export const sumOf = (plan: Plan): string =>
  `${counted(plan.items.length, 'question')}, ${counted(totalMinutes(plan), 'minute')}`
