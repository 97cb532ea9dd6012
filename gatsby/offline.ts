/** Seconds that the network has before a visited page's stored copy is shown. */
const networkTimeoutSeconds = 3

/**
 * Options of gatsby-plugin-offline that make the network come first. Left alone, the plugin answers
 * visits online with an empty app shell and yesterday's data.
 *
 * `runtimeCaching` is merged into the plugin's own list by position, so every one of its four
 * entries is replaced. Workbox asks the routes in the order of this list, and the plugin adds its
 * app-shell route after them: the first entry takes every page, and the shell gets none.
 */
export const offlineOptions = {
  // Relative: the plugin's options end up in the browser's bundle.
  appendScript: 'gatsby/offline-catch.js',
  workboxConfig: {
    importWorkboxFrom: 'local',
    cacheId: 'hearthside',
    dontCacheBustURLsMatching: /-[0-9a-f]{20}\.(js|css)$/,
    runtimeCaching: [
      {
        // Pages: their addresses end in a slash, before a query and the name of a section. Workbox
        // leaves other origins alone as long as a pattern does not begin with the origin.
        urlPattern: /\/(?:[?#].*)?$/,
        handler: 'NetworkFirst',
        options: { networkTimeoutSeconds },
      },
      {
        // What describes a page and is not named by its content.
        urlPattern: /\/(?:page-data|slice-data)\/.*\.json$/,
        handler: 'NetworkFirst',
        options: { networkTimeoutSeconds },
      },
      {
        // Files that are named by their content never change.
        urlPattern: /(?:-[0-9a-f]{20}\.(?:js|css)|\/pictures\/.+|\/static\/.+)$/,
        handler: 'CacheFirst',
      },
      {
        urlPattern: /\/(?:fonts\/.+\.woff2|icons\/.+\.png|.+\.svg)$/,
        handler: 'StaleWhileRevalidate',
      },
    ],
  },
}
