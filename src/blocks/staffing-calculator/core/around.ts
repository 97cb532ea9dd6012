/** A number of agents with up to two fewer and two more, the fewest first. */
export const around = (agents: number): readonly number[] =>
  [agents - 2, agents - 1, agents, agents + 1, agents + 2].filter((count) => count > 0)
