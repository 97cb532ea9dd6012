/** The message of an error that was caught, which can be any value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
