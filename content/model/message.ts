import { distance } from 'fastest-levenshtein'

/** A problem and the correction, joined by a line break to fit a valibot issue. */
export interface Message {
  readonly wrong: string
  readonly advice: string
}

/** A problem in text. */
export interface TextFault extends Message {
  /** In the text, counted from 1. */
  readonly line: number
}

export const joinMessage = (wrong: string, advice: string): string => `${wrong}\n${advice}`

export const splitMessage = (text: string): Message => {
  const [wrong = '', ...advice] = text.split('\n')
  return { wrong, advice: advice.join(' ') }
}

export const issuePath = (issue: { readonly path?: readonly { readonly key: unknown }[] }): (string | number)[] =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'string' || typeof key === 'number' ? key : ''))

/** A value in quotation marks, shortened to one line of 60 characters. */
export const quote = (value: unknown): string => {
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/g, ' ')
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`
}

/** `write a path` → `Write a path.` */
export const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

/** A number with its noun. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** `at least 2`, `at most 4` or `2 to 4`. */
export const rangeInWords = (min: number | undefined, max: number | undefined): string =>
  min === undefined ? `at most ${max}` : max === undefined ? `at least ${min}` : `${min} to ${max}`

/** The closest valid name, or undefined when none is close. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const wanted = plain(name)
  const limit = Math.ceil(name.length / 3)
  let best: { name: string; edits: number } | undefined
  for (const candidate of names) {
    const other = plain(candidate)
    if (Math.abs(other.length - wanted.length) > limit) continue
    const edits = distance(wanted, other)
    if (edits <= limit && (!best || edits < best.edits)) best = { name: candidate, edits }
  }
  return best?.name
}
