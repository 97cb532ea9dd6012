import { readNumber } from '../../../tools/read-number'
import { numberNames, ruleOf, type NumberName } from './number-fields'

export const channels = ['phone', 'chat', 'email'] as const
export type Channel = (typeof channels)[number]

/** Seconds in each unit that a visitor can choose. */
export const timeUnits = { s: 1, min: 60 } as const
export type TimeUnit = keyof typeof timeUnits

/** Everything that a visitor can enter and choose. */
export interface FormState {
  readonly channel: Channel
  readonly numbers: Readonly<Record<NumberName, number>>
  /** Unit of `handle`. */
  readonly handleUnit: TimeUnit
  /** Unit of `within`. */
  readonly withinUnit: TimeUnit
}

const common = ['contacts', 'handle', 'occupancy', 'shrinkage'] as const

/** The numbers that matter to a channel. */
export const namesFor: Readonly<Record<Channel, readonly NumberName[]>> = {
  phone: [...common, 'target', 'within'],
  chat: [...common, 'target', 'within', 'at-once'],
  email: [...common, 'waiting', 'clear'],
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise

const units: readonly TimeUnit[] = ['s', 'min']

/**
 * What a form or an address holds, whatever that may be.
 *
 * @param get the text under a name, `null` when there is none
 * @returns the state, with what the calculator begins with in place of anything that is missing or
 * wrong, and the names of the numbers that are wrong and matter
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
    wrong: entries.flatMap(([name, value]) => (value === undefined && namesFor[channel].includes(name) ? name : [])),
  }
}

/** What the calculator begins with. */
export const initialState: FormState = readForm(() => null).state
