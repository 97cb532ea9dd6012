import { createContext, type ReactNode } from 'react'
import type { Personalization } from './create-personalization'
import { personalization } from './personalization'

/** What blocks need of it. */
type Known = Pick<Personalization, 'subscribe' | 'getState'>

/** What blocks ask. Without a provider, nothing is known of the visitor. */
export const PersonalizationContext = createContext<Known>({
  subscribe: () => () => undefined,
  getState: () => 'off',
})

interface PersonalizationProviderProps {
  /** The page's own when absent. */
  readonly value?: Known
  readonly children: ReactNode
}

/**
 * Stands around every page, in the browser and in HTML (specification 3.4). It is thin: the service's SDK
 * comes later, when the app starts it (`personalization.start`), and nothing that is drawn already is
 * mounted again for it.
 */
export function PersonalizationProvider({ value = personalization, children }: PersonalizationProviderProps) {
  return <PersonalizationContext value={value}>{children}</PersonalizationContext>
}
