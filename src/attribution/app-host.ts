import type { Values } from './core/types'

declare global {
  interface Window {
    /**
     * On the app host: what links carry besides where the visitor came from. The analytics script provides it,
     * and the attribution script, which decorates links, asks for it.
     */
    hearthsideLinks?: (url: URL) => Values | undefined
  }
}
