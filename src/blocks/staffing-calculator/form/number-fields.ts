/** The numbers that a visitor enters. Their names are those of the controls and of the address. */
export const numberFields = {
  contacts: { min: 1, max: 10_000, initial: 40 },
  /** In the unit that is chosen beside it. */
  handle: { min: 1, max: 999, initial: 6 },
  /** Percent. */
  target: { min: 1, max: 99.9, initial: 80 },
  /** In the unit that is chosen beside it. */
  within: { min: 0, max: 999, initial: 20 },
  /** Percent. */
  occupancy: { min: 20, max: 100, initial: 85 },
  /** Percent. */
  shrinkage: { min: 0, max: 90, initial: 30 },
  /** Chats of one agent. */
  'at-once': { min: 1, max: 12, initial: 3, isWhole: true },
  /** Emails. */
  waiting: { min: 0, max: 100_000, initial: 60, isWhole: true },
  /** Hours. */
  clear: { min: 0.5, max: 999, initial: 8 },
} as const satisfies Readonly<Record<string, NumberRule>>

/** What a number may be, and what it is to begin with. */
interface NumberRule {
  readonly min: number
  readonly max: number
  readonly initial: number
  readonly isWhole?: boolean
}

export type NumberName = keyof typeof numberFields

export const numberNames = Object.keys(numberFields) as readonly NumberName[]

export const ruleOf = (name: NumberName): NumberRule => numberFields[name]
