import type { Experience } from '../experience'
import type { Layer } from '../layer'
import { forceVariant } from './force-variant'
import { readForcedVariants, writeForcedVariants, type ForcedVariants } from './forced-variants'

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
  /** Puts itself before a layer, and publishes it: now, and again whenever something is forced. */
  readonly decorate: (layer: Layer, publish: (layer: Layer) => void) => void
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
    decorate: (layer, publish) => {
      const observe: Layer['observe'] = (view) =>
        layer.observe(view.experience && state.forced.has(view.experience.id) ? { ...view, isForced: true } : view)
      republish = () =>
        publish({
          select: (baselineId, experiences) => {
            meet(experiences)
            return forceVariant(baselineId, experiences, state.forced) ?? layer.select(baselineId, experiences)
          },
          observe,
        })
      republish()
    },
  }
}
