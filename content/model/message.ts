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

const editDistance = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replace = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      const row = rows[i]
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replace, swap)
    }
  }
  return at(a.length, b.length)
}

/** The closest valid name, or undefined when none is close. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const wanted = plain(name)
  const limit = Math.max(1, Math.floor(name.length / 3))
  let best: { name: string; distance: number } | undefined
  for (const candidate of names) {
    const other = plain(candidate)
    if (Math.abs(other.length - wanted.length) > limit) continue
    const distance = editDistance(wanted, other)
    if (distance <= limit && (!best || distance < best.distance)) best = { name: candidate, distance }
  }
  return best?.name
}
