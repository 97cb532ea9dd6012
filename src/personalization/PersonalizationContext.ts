import { createContext, use, useSyncExternalStore } from 'react'
import type { Personalization } from './personalization'
import type { PersonalizationState } from './variant-provider'

export type PersonalizationSource = Pick<Personalization, 'subscribe' | 'getState' | 'isOpen' | 'onShown'>

export const PersonalizationContext = createContext<PersonalizationSource>({
  subscribe: () => () => undefined,
  getState: () => 'off',
  isOpen: () => false,
  onShown: () => () => undefined,
})

/** The server renders baselines, so hydration must start with them. */
const whileHydrating = (): PersonalizationState => 'off'

export function usePersonalizationState(): PersonalizationState {
  const { subscribe, getState } = use(PersonalizationContext)
  return useSyncExternalStore(subscribe, getState, whileHydrating)
}
