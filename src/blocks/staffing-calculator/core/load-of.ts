/** Contacts, and what each of them takes. */
export interface Arrivals {
  /** In an hour. */
  readonly contacts: number
  /** How long a contact keeps somebody busy on average, in s. */
  readonly handleTime: number
}

/** The work that arrives, in erlangs: hours of work in each hour. */
export const loadOf = ({ contacts, handleTime }: Arrivals): number => (contacts * handleTime) / 3600
