/* global workbox, caches, Response, self -- appended to the service worker that gatsby-plugin-offline makes */

const offlineCache = 'hearthside-offline'
const offlinePage = '/offline/'

// The plugin caches the resources of a page, but not the page itself.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.add(offlinePage)))
})

// Pages and their data are stored without a query. Shows the site's offline page instead of a page that is not stored.
workbox.routing.setCatchHandler(async ({ event: { request } }) => {
  const cache = await caches.open(workbox.core.cacheNames.runtime)
  const stored = await cache.match(request, { ignoreSearch: true })
  if (stored || request.mode !== 'navigate') return stored ?? Response.error()
  return (await caches.match(offlinePage, { cacheName: offlineCache })) ?? Response.error()
})
