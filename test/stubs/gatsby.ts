/**
 * Replaces the package `gatsby` in unit tests. Without Gatsby's compiler, which removes `graphql` tags and
 * fills `Slice`, the real package throws.
 */

/** In a build, a query becomes the key of its result. Here it remains text. */
export const graphql = (parts: TemplateStringsArray): string => parts.join('')

export function Slice(): null {
  return null
}

export const navigate = jest.fn<Promise<void>, [to: string]>(() => Promise.resolve())

export const withPrefix = (path: string): string => path
