/* global workbox, caches, Response, self -- appended to the service worker that gatsby-plugin-offline makes */

const offlineCache = 'hearthside-offline'
const offlinePage = '/offline/'

// The plugin caches the resources of a page, but not the page itself.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.add(offlinePage)))
})

// Without a network, a page and its data are also found with another query: Workbox compares whole addresses. The
// newest copy is the last. Shows the site's offline page instead of a page that is not stored.
workbox.routing.setCatchHandler(async ({ event: { request } }) => {
  const cache = await caches.open(workbox.core.cacheNames.runtime)
  const stored = (await cache.matchAll(request, { ignoreSearch: true })).pop()
  if (stored || request.mode !== 'navigate') return stored ?? Response.error()
  return (await caches.match(offlinePage, { cacheName: offlineCache })) ?? Response.error()
})
