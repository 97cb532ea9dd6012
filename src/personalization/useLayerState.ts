import { use, useSyncExternalStore } from 'react'
import type { LayerState } from './layer'
import { PersonalizationContext } from './PersonalizationProvider'

/** While the document is hydrated it must be found as the server has drawn it: with baselines. */
const whileHydrating = (): LayerState => 'off'

/** What is known of the visitor. Draws again when that changes. */
export function useLayerState(): LayerState {
  const { subscribe, getState } = use(PersonalizationContext)
  return useSyncExternalStore(subscribe, getState, whileHydrating)
}
