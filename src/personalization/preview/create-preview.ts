import { baselineChoice, type Choice, type Experience } from '../experience'
import type { VariantProvider } from '../variant-provider'

/** Session storage: what the preview panel has been told to show, until the tab closes. */
const key = 'personalization-preview'

/** Indices of variants by the experience's id; 0 is the baseline. */
export type ForcedVariants = ReadonlyMap<string, number>

/** @returns an empty map where storage is refused or has invalid content */
function readForcedVariants(storage: () => Storage): ForcedVariants {
  try {
    const pairs = Object.entries(JSON.parse(storage().getItem(key) ?? '{}') as object)
    return new Map(pairs.filter((pair): pair is [string, number] => typeof pair[1] === 'number'))
  } catch {
    return new Map()
  }
}

/** Where storage is refused, what is forced holds for this document. */
function writeForcedVariants(storage: () => Storage, forced: ForcedVariants): void {
  try {
    storage().setItem(key, JSON.stringify(Object.fromEntries(forced)))
  } catch {
    // There is no other place for it.
  }
}

/**
 * What a block shows because somebody wants to see it.
 *
 * @returns `undefined` when none of its experiences is forced, or not to a variant that it has
 */
export function forceVariant(
  baselineId: string,
  experiences: readonly Experience[],
  forced: ForcedVariants,
): Choice | undefined {
  for (const experience of experiences) {
    const variantIndex = forced.get(experience.id)
    const component = experience.components.find(({ baseline }) => baseline.id === baselineId)
    if (variantIndex === undefined || !component) continue
    const { audience } = experience
    const choice = {
      ...baselineChoice(baselineId, 'success'),
      isPersonalized: true,
      experience,
      audience,
      variantIndex,
    }
    if (variantIndex === 0) return choice
    const variant = component.variants[variantIndex - 1]
    if (variant) return variant.hidden ? { ...choice, isHidden: true } : { ...choice, id: variant.id }
  }
  return undefined
}

/** What the panel shows. A new one whenever something in it changes. */
export interface PreviewState {
  /** Those that blocks of this page are in, in the order in which they were met. */
  readonly experiences: readonly Experience[]
  readonly forced: ForcedVariants
}

export interface Preview {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => PreviewState
  /** @param index 0 is the baseline; `undefined` leaves it to the service again */
  readonly force: (experienceId: string, index: number | undefined) => void
  /** Wraps a provider and publishes the result: now, and again whenever a variant is forced. */
  readonly decorate: (provider: VariantProvider, publish: (provider: VariantProvider) => void) => void
}

/**
 * Lets what somebody wants to see win over what the service has decided. Views of it are not counted.
 *
 * @param storage where it is remembered over pages
 */
export function createPreview(storage: () => Storage): Preview {
  let state: PreviewState = { experiences: [], forced: readForcedVariants(storage) }
  let republish: () => void = () => undefined
  const listeners = new Set<() => void>()

  const update = (change: Partial<PreviewState>): void => {
    state = { ...state, ...change }
    listeners.forEach((listener) => listener())
  }

  /** Blocks ask while they are drawn, when nothing else may be drawn: the panel hears of it later. */
  const meet = (met: readonly Experience[]): void => {
    queueMicrotask(() => {
      const known = new Set(state.experiences.map(({ id }) => id))
      const added = met.filter(({ id }) => !known.has(id))
      if (added.length > 0) update({ experiences: [...state.experiences, ...added] })
    })
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    force: (experienceId, index) => {
      const forced = new Map(state.forced)
      if (index === undefined) forced.delete(experienceId)
      else forced.set(experienceId, index)
      writeForcedVariants(storage, forced)
      update({ forced })
      republish()
    },
    decorate: (provider, publish) => {
      const observe: VariantProvider['observe'] = (view) =>
        provider.observe(view.experience && state.forced.has(view.experience.id) ? { ...view, isForced: true } : view)
      republish = () =>
        publish({
          select: (baselineId, experiences) => {
            meet(experiences)
            return forceVariant(baselineId, experiences, state.forced) ?? provider.select(baselineId, experiences)
          },
          observe,
        })
      republish()
    },
  }
}
