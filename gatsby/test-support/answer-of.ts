import type { BuildModel } from '../build-model'

/** Entries by the ids of their content types, as queries return them. */
export type Space = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Answers every query of a hook with all entries. `translatedPage` are pages in other locales. */
export const answerOf = (space: Space) => {
  const lists = Object.fromEntries(Object.entries(space).map(([type, nodes]) => [type, { nodes }]))
  const nodes = [...(space.page ?? []), ...(space.translatedPage ?? [])]
  const graphql = () => Promise.resolve({ data: { ...lists, allContentfulPage: { nodes } } })
  return { graphql }
}

/** Runs the hook `createPages` of models in a build with these entries. */
export async function createPages(models: readonly BuildModel[], space: Space, args: object = {}): Promise<void> {
  for (const model of models) await model.createPages?.({ ...answerOf(space), ...args } as never)
}
