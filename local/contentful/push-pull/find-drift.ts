import type { Findings, PushOptions } from './plan'
import { planTypes } from './plan-types'

/**
 * Compares the content types of a space with the model, as a push does: what editors have changed or added in the space
 * since the last push is no difference.
 */
export function findDrift(options: Pick<PushOptions, 'client' | 'model' | 'remote' | 'synced'>) {
  const { model, remote } = options
  // Planning records types that are equal.
  const synced = { ...options.synced, types: new Map(options.synced.types) }
  const recorded = new Map(synced.types)
  const findings: Findings = { conflicts: [], problems: [], kept: [] }
  const steps = planTypes({ ...options, synced, prefer: undefined, print: () => undefined }, findings)
  const removed = remote.types.flatMap(({ sys, fields }) => {
    const own = model.find(({ id }) => id === sys.id)
    if (!own) return recorded.has(sys.id) ? [`content type ${sys.id} is not in the model`] : []
    const isRemoved = (id: string) => !(id in own.fields) && `${id}.name` in (recorded.get(sys.id) ?? {})
    return fields
      .filter(({ id }) => isRemoved(id))
      .map(({ id }) => `field ${id} of content type ${sys.id} is not in the model`)
  })
  return {
    /** Differences that a push cannot remove, each with what to do. */
    problems: findings.problems,
    /** Differences that a push removes. */
    differences: [
      ...steps.flatMap(({ title, changes }) => [title, ...changes.map((change) => `  ${change}`)]),
      ...findings.conflicts.map(
        ({ item, field, file, space }) => `${item}, ${field}: ${space} in the space, ${file} in the model`,
      ),
      ...removed,
    ],
  }
}
