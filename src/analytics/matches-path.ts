/**
 * Whether a path is in a list.
 *
 * @param patterns paths; one that ends in `*` stands for everything that begins so
 */
export const matchesPath = (path: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
