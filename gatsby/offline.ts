/** Seconds before a stored copy is shown. */
const networkTimeoutSeconds = 3

/**
 * Network-first options for gatsby-plugin-offline, which by default serves an empty app shell and old data.
 * `runtimeCaching` replaces the plugin's four entries by position. The first two handle all pages, so the app shell is
 * unused.
 */
export const offlineOptions = {
  // Relative, because the plugin's options end up in the browser's bundle.
  appendScript: 'gatsby/offline-catch.js',
  workboxConfig: {
    importWorkboxFrom: 'local',
    cacheId: 'hearthside',
    dontCacheBustURLsMatching: /-[0-9a-f]{20}\.(js|css)$/,
    runtimeCaching: [
      {
        // Pages and their data with a query, which can name a visitor. Gatsby adds the query of a page to that of its
        // data. They are not stored; `offline-catch.js` answers with the copy without a query.
        urlPattern: /\/(?:page-data\/[^?]*\.json)?\?/,
        handler: 'NetworkOnly',
      },
      {
        // Pages: paths ending in a slash, with an optional hash. Workbox ignores other origins.
        urlPattern: /\/(?:#.*)?$/,
        handler: 'NetworkFirst',
        options: { networkTimeoutSeconds },
      },
      {
        // Files that keep their names when they change.
        urlPattern:
          /\/(?:(?:page-data|slice-data)\/.*\.json|webpack\.stats\.json|chunk-map\.json|page\.js|site-attribution\.js)$/,
        handler: 'NetworkFirst',
        options: { networkTimeoutSeconds },
      },
      {
        // Content-hashed files.
        urlPattern: /(?:-[0-9a-f]{20}\.(?:js|css)|\/pictures\/.+|\/static\/.+)$/,
        handler: 'CacheFirst',
      },
      {
        urlPattern: /(?:\/fonts\/.+\.woff2|\/icons\/.+\.png|\.svg)$/,
        handler: 'StaleWhileRevalidate',
      },
    ],
  },
}
