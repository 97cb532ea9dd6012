import type { ReactNode } from 'react'
import { personalization } from './personalization'
import { PersonalizationContext, type PersonalizationSource } from './PersonalizationContext'

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
