/** Whether a list has a path; `*` at the end of a pattern stands for the path before it and all paths below. */
export const matchesPath = (path: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
