import { plural } from '../../tools/numbers'

/** A question of an interview: one from the CMS, or one that the visitor has written. */
export interface PlanItem {
  /** The entry's id; for the visitor's own questions, a key that no entry can have. */
  readonly key: string
  /** The text of the visitor's own question; absent for questions of the CMS. */
  readonly text?: string
  readonly minutes: number
}

export interface Plan {
  readonly title: string
  readonly items: readonly PlanItem[]
}

export const maxItems = 30
/** Lengths in characters. */
export const maxTextLength = 200
/** In characters. */
export const maxTitleLength = 80
/** Minutes for one question. */
export const minutesRange = { min: 1, max: 90, usual: 5 } as const

export const emptyPlan: Plan = { title: '', items: [] }

/** Prefix of the keys of the visitor's own questions. Entry ids cannot contain it. */
const ownPrefix = '*'

export type PlanChange =
  | { readonly type: 'add'; readonly ids: readonly string[] }
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'move'; readonly key: string; readonly to: number }
  | { readonly type: 'minutes'; readonly key: string; readonly minutes: number }
  | { readonly type: 'title'; readonly title: string }
  | { readonly type: 'replace'; readonly plan: Plan }

/** Rounds and limits minutes to the range; the usual minutes for NaN. */
export const fitMinutes = (minutes: number): number =>
  Number.isFinite(minutes)
    ? Math.min(minutesRange.max, Math.max(minutesRange.min, Math.round(minutes)))
    : minutesRange.usual

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

function write(plan: Plan, text: string): Plan {
  const cleaned = cleanText(text, maxTextLength)
  if (cleaned === '' || plan.items.length >= maxItems) return plan
  return {
    ...plan,
    items: [...plan.items, { key: nextOwnKey(plan.items), text: cleaned, minutes: minutesRange.usual }],
  }
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
 * Applies a change to an interview. A move beyond the list stops at its start or end.
 *
 * @returns the same object when nothing changes, such as for a duplicate, an empty question, or a full list
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

/** Control characters, lone surrogates, line separators, and marks that change the text direction. */
const unwanted = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Cleans a line of text from a visitor or a link: removes control characters and extra space, and
 * shortens it.
 *
 * @param maxLength in characters
 */
export const cleanText = (text: string, maxLength: number): string =>
  Array.from(text.replace(unwanted, ' ').replace(/\s+/g, ' ').trim()).slice(0, maxLength).join('').trim()

/** “3 questions, 15 minutes”. */
export const sumOf = (plan: Plan): string =>
  `${plural(plan.items.length, 'question')}, ${plural(totalMinutes(plan), 'minute')}`
