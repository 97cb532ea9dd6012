import { type NumberLimits, readNumber } from '../../tools/numbers'

/** The number fields. Controls and address use the same names. */
const numberFields = {
  contacts: { min: 1, max: 10_000, initial: 40 },
  /** In `handleUnit` or `withinUnit`. */
  handle: { min: 1, max: 999, initial: 6 },
  /** Percent. */
  target: { min: 1, max: 99.9, initial: 80, only: 'live' },
  /** In `handleUnit` or `withinUnit`. */
  within: { min: 0, max: 999, initial: 20, only: 'live' },
  /** Percent. */
  occupancy: { min: 20, max: 100, initial: 85 },
  /** Percent. */
  shrinkage: { min: 0, max: 90, initial: 30 },
  /** Chats of an agent. */
  'at-once': { min: 1, max: 12, initial: 3, isWhole: true, only: 'chat' },
  /** Emails. */
  waiting: { min: 0, max: 100_000, initial: 60, isWhole: true, only: 'email' },
  /** Hours. */
  clear: { min: 0.5, max: 999, initial: 8, only: 'email' },
} as const satisfies Readonly<Record<string, NumberRule>>

interface NumberRule extends NumberLimits {
  readonly initial: number
  /** The channels that need the number, where not all do. Calls and chats are live. */
  readonly only?: 'live' | 'chat' | 'email'
}

export type NumberName = keyof typeof numberFields

const numberNames = Object.keys(numberFields) as readonly NumberName[]

export const ruleOf = (name: NumberName): NumberRule => numberFields[name]

const channels = ['phone', 'chat', 'email'] as const
export type Channel = (typeof channels)[number]

/** Seconds of each unit. */
export const timeUnits = { s: 1, min: 60 } as const
export type TimeUnit = keyof typeof timeUnits

export interface FormState {
  readonly channel: Channel
  readonly numbers: Readonly<Record<NumberName, number>>
  readonly handleUnit: TimeUnit
  readonly withinUnit: TimeUnit
}

/** The numbers that a channel needs. */
const namesFor = (channel: Channel): readonly NumberName[] =>
  numberNames.filter((name) => {
    const { only = channel } = ruleOf(name)
    return only === 'live' ? channel !== 'email' : only === channel
  })

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise

const units = Object.keys(timeUnits) as readonly TimeUnit[]

/**
 * Reads the form or an address.
 *
 * @param get returns the text of a name, `null` when it is missing
 * @returns the state, with initial values for missing and invalid ones, and the names of the channel's invalid numbers
 */
export function readForm(get: (name: string) => string | null): {
  readonly state: FormState
  readonly wrong: readonly NumberName[]
} {
  const channel = oneOf(channels, get('channel'), 'phone')
  const entries = numberNames.map((name) => [name, readNumber(get(name), ruleOf(name))] as const)
  const numbers = Object.fromEntries(entries.map(([name, value]) => [name, value ?? ruleOf(name).initial]))
  return {
    state: {
      channel,
      numbers: numbers as Record<NumberName, number>,
      handleUnit: oneOf(units, get('handle-unit'), 'min'),
      withinUnit: oneOf(units, get('within-unit'), 's'),
    },
    wrong: entries.flatMap(([name, value]) => (value === undefined && namesFor(channel).includes(name) ? name : [])),
  }
}

export const initialState: FormState = readForm(() => null).state

/** A state as query parameters: only the fields of its channel. */
export function toQuery({ channel, numbers, handleUnit, withinUnit }: FormState): Readonly<Record<string, string>> {
  return {
    channel,
    ...Object.fromEntries(namesFor(channel).map((name) => [name, String(numbers[name])])),
    'handle-unit': handleUnit,
    ...(channel !== 'email' && { 'within-unit': withinUnit }),
  }
}
