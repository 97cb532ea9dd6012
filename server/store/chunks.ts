/** The most values in one query; databases have a limit. */
const chunkSize = 500

/** Values in parts that are small enough for a query. */
export const chunks = <T>(values: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(values.length / chunkSize) }, (_, index) =>
    values.slice(index * chunkSize, (index + 1) * chunkSize),
  )
