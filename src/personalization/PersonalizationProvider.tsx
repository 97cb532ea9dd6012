import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import { personalization, type Personalization } from './personalization'
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

interface PersonalizationProviderProps {
  readonly value?: PersonalizationSource
  readonly children: ReactNode
}

/**
 * Wraps every page, in the browser and in HTML (requirements 3.4). The SDK starts later (`personalization.start`)
 * without remounting the page.
 */
export function PersonalizationProvider({ value = personalization, children }: PersonalizationProviderProps) {
  return <PersonalizationContext value={value}>{children}</PersonalizationContext>
}
