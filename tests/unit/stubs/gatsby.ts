/**
 * Replaces the package `gatsby` in unit tests. The real package throws without Gatsby's compiler, which removes
 * `graphql` tags and fills `Slice`.
 */

/** In a build, a query becomes the key of its result. Here it stays text. */
export const graphql = (parts: TemplateStringsArray): string => parts.join('')

export function Slice(): null {
  return null
}

export const navigate = jest.fn<Promise<void>, [to: string]>(() => Promise.resolve())

export const withPrefix = (path: string): string => path
