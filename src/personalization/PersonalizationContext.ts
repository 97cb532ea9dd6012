import { createContext, use, useSyncExternalStore } from 'react'
import type { Personalization } from './personalization'
import type { PersonalizationState } from './variant-provider'

/** What blocks need to know about the visitor. */
export type PersonalizationSource = Pick<Personalization, 'subscribe' | 'getState'>

/** Without a provider, nothing is known about the visitor. */
export const PersonalizationContext = createContext<PersonalizationSource>({
  subscribe: () => () => undefined,
  getState: () => 'off',
})

/** The server renders baselines, so hydration must start with them. */
const whileHydrating = (): PersonalizationState => 'off'

/** What is known about the visitor. Renders again when that changes. */
export function usePersonalizationState(): PersonalizationState {
  const { subscribe, getState } = use(PersonalizationContext)
  return useSyncExternalStore(subscribe, getState, whileHydrating)
}
