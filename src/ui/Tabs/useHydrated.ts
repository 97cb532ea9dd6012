import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether React has taken over the static page. `false` at build time and in the first render of hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
