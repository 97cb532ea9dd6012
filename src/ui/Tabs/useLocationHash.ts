import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** The address's hash without `#`, kept up to date. Empty at build time. */
export const useLocationHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  )
