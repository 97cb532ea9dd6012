import { attempt } from '../../lib/attempt'
import { readSession, writeSession } from '../../lib/local-storage'
import { baselineChoice, type Choice, type Experience } from '../experience'
import type { VariantProvider } from '../variant-provider'

/** Session storage keeps forced variants until the tab closes. */
const key = 'personalization-preview'

/** Variant indices by experience id; 0 is the baseline. */
type ForcedVariants = ReadonlyMap<string, number>

function readForcedVariants(): ForcedVariants {
  const pairs = attempt(() => Object.entries(JSON.parse(readSession(key) ?? '{}') as object)) ?? []
  return new Map(pairs.filter((pair): pair is [string, number] => typeof pair[1] === 'number'))
}

/**
 * The forced choice of a block.
 *
 * @returns `undefined` if none of its experiences is forced to a variant that it has
 */
function forceVariant(
  baselineId: string,
  experiences: readonly Experience[],
  forced: ForcedVariants,
): Choice | undefined {
  for (const experience of experiences) {
    const variantIndex = forced.get(experience.id)
    const component = experience.components.find(({ baseline }) => baseline.id === baselineId)
    if (variantIndex === undefined || !component) continue
    const choice = { ...baselineChoice(baselineId, 'success'), isPersonalized: true, experience, variantIndex }
    if (variantIndex === 0) return choice
    const variant = component.variants[variantIndex - 1]
    if (variant) return variant.hidden ? { ...choice, isHidden: true } : { ...choice, id: variant.id }
  }
  return undefined
}

/** The panel's data; a new object after each change. */
export interface PreviewState {
  readonly experiences: readonly Experience[]
  readonly forced: ForcedVariants
}

export type Preview = ReturnType<typeof createPreview>

/** Forced variants take precedence over the service. Their views are not counted. */
export function createPreview() {
  let state: PreviewState = { experiences: [], forced: readForcedVariants() }
  let republish: () => void = () => undefined
  let observed: VariantProvider['observe'] = () => () => undefined
  const listeners = new Set<() => void>()

  const update = (change: Partial<PreviewState>): void => {
    state = { ...state, ...change }
    listeners.forEach((listener) => listener())
  }

  /** Blocks call this while rendering, so the panel is updated later. */
  const meet = (met: readonly Experience[]): void => {
    queueMicrotask(() => {
      const known = new Set(state.experiences.map(({ id }) => id))
      const added = met.filter(({ id }) => !known.has(id))
      if (added.length > 0) update({ experiences: [...state.experiences, ...added] })
    })
  }

  /** The same function for every profile: another one would count the same views again. */
  const observe: VariantProvider['observe'] = (view) =>
    observed(view.experience && state.forced.has(view.experience.id) ? { ...view, isForced: true } : view)

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: (): PreviewState => state,
    /** @param index 0 is the baseline; `undefined` leaves the choice to the service */
    force: (experienceId: string, index: number | undefined): void => {
      const forced = new Map(state.forced)
      if (index === undefined) forced.delete(experienceId)
      else forced.set(experienceId, index)
      // Without storage, they last as long as the document.
      writeSession(key, JSON.stringify(Object.fromEntries(forced)))
      update({ forced })
      republish()
    },
    /** Wraps a provider and publishes the result, now and after each change. */
    decorate: (provider: VariantProvider, publish: (provider: VariantProvider) => void): void => {
      observed = provider.observe
      const publishWith = (isForced: boolean): void =>
        publish({
          select: (baselineId, experiences) => {
            meet(experiences)
            return forceVariant(baselineId, experiences, state.forced) ?? provider.select(baselineId, experiences)
          },
          observe,
          assigned: { ...provider.assigned, ...Object.fromEntries(state.forced) },
          isForced,
        })
      republish = () => publishWith(true)
      publishWith(false)
    },
  }
}
