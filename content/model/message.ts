/**
 * Messages to the people who write content have two parts: what is wrong, and what to write instead.
 * A valibot issue carries one string, so the parts travel on two lines.
 */
export interface Message {
  readonly wrong: string
  readonly advice: string
}

export const joinMessage = (wrong: string, advice: string): string => `${wrong}\n${advice}`

/** Splits what `joinMessage` joined. A message of one line has no advice. */
export const splitMessage = (text: string): Message => {
  const [wrong = '', ...advice] = text.split('\n')
  return { wrong, advice: advice.join(' ') }
}

/** Where an issue of valibot lies: names of fields and, for items of lists, their index. */
export const issuePath = (issue: { readonly path?: readonly { readonly key: unknown }[] }): (string | number)[] =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'string' || typeof key === 'number' ? key : ''))

/** A value as it is quoted in a message: short, on one line. */
export const quote = (value: unknown): string => {
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/g, ' ')
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`
}
