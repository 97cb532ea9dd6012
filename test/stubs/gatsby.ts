/**
 * Stands in for the package `gatsby` in unit tests. Gatsby's compiler removes `graphql` tags and
 * fills `Slice`; without the compiler the real package throws.
 */

/** In a build, a query becomes the name under which its result is stored; here it stays its text. */
export const graphql = (parts: TemplateStringsArray): string => parts.join('')

export function Slice(): null {
  return null
}

export const navigate = jest.fn<Promise<void>, [to: string]>(() => Promise.resolve())

export const withPrefix = (path: string): string => path
