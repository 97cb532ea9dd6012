import { type CheckedEntry, fieldsOf, type Finding, type Rule, type RuleContent, textOf } from './checked-content'
import { quote } from './message'

/** Rules for the numbers and dates of an entry. */

const each =
  (check: (entry: CheckedEntry, content: RuleContent) => readonly Finding[]): Rule =>
  (content) =>
    content.entries.flatMap((entry) => check(entry, content))

const isLess = (one: unknown, other: unknown): boolean =>
  (typeof one === 'number' && typeof other === 'number' && one < other) ||
  (typeof one === 'string' && typeof other === 'string' && one < other)

/** Contentful's editor may have added a time to a day. */
const withoutTime = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, 10) : value)

/** A rule for two numbers or days of an entry. */
export const notBelow = (type: string, field: string, least: string): Rule =>
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

export const plausibleDates = each((entry, { now }) =>
  fieldsOf(entry, 'date').flatMap(([key]) => {
    const date = textOf(entry, key)
    const last = new Date(now).getUTCFullYear() + lastYear
    if (date === undefined || (+date.slice(0, 4) >= firstYear && +date.slice(0, 4) <= last)) return []
    const advice = `Write a date in the years ${firstYear} to ${last}.`
    return [{ at: entry, keys: [key], wrong: `${quote(date)} is not plausible.`, advice }]
  }),
)
