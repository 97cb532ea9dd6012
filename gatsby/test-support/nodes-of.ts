/** Nodes by the names of their GraphQL types. */
export type Space = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Reads nodes as hooks of Gatsby do. */
export const nodesOf = (space: Space) => {
  const byId = new Map(
    Object.values(space)
      .flat()
      .map((node) => [node.id, node]),
  )
  return {
    getNode: (id: string) => byId.get(id),
    getNodesByType: (type: string) => [...(space[type] ?? [])],
  }
}
