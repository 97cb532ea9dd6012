/** The page that the service worker serves without a network. */
export const offlinePath = '/offline/'

/** The internal page of gatsby-plugin-offline, which is never shown (gatsby/offline.ts). */
export const appShellPath = '/offline-plugin-app-shell-fallback/'
