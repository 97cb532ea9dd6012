/** What the calculator answers, in words. */
export interface Explanation {
  /** The numbers that were asked for, the most important first. */
  readonly figures: readonly Figure[]
  readonly sentences: readonly string[]
  /** Heads of the table. */
  readonly columns: readonly string[]
  /** What fewer and more agents would give. */
  readonly rows: readonly Row[]
}

export interface Figure {
  readonly label: string
  readonly value: string
}

export interface Row {
  /** One for each column. */
  readonly cells: readonly string[]
  /** Whether this is the number of agents that is needed. */
  readonly isNeeded: boolean
}
