/* global workbox, caches, Response, self -- appended to the service worker that gatsby-plugin-offline makes */

const offlineCache = 'hearthside-offline'
const offlinePage = '/offline/'

// The plugin caches the resources of a page, but not the page itself.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.add(offlinePage)))
})

// Shows the site's offline page instead of an unvisited page without a network.
workbox.routing.setCatchHandler(async ({ event }) => {
  if (event.request.mode !== 'navigate') return Response.error()
  return (await caches.match(offlinePage, { cacheName: offlineCache })) ?? Response.error()
})
