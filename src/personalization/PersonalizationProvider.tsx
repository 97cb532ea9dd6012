import type { ReactNode } from 'react'
import { personalization } from './personalization'
import { PersonalizationContext, type PersonalizationSource } from './PersonalizationContext'

interface PersonalizationProviderProps {
  /** Defaults to the personalization of this page. */
  readonly value?: PersonalizationSource
  readonly children: ReactNode
}

/**
 * Wraps every page, in the browser and in HTML (requirements 3.4). It is thin: the app starts the
 * service's SDK later (`personalization.start`), and nothing on the page is mounted again for it.
 */
export function PersonalizationProvider({ value = personalization, children }: PersonalizationProviderProps) {
  return <PersonalizationContext value={value}>{children}</PersonalizationContext>
}
