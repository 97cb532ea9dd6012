/** The page that the service worker answers with when there is no network. */
export const offlinePath = '/offline/'

/** The page of gatsby-plugin-offline, which nobody sees (gatsby/offline.ts). */
export const appShellPath = '/offline-plugin-app-shell-fallback/'
