/* global workbox, caches, Response, self -- appended to the service worker that gatsby-plugin-offline makes */

const offlineCache = 'hearthside-offline'
const offlinePage = '/offline/'

// The plugin stores what a page loads, not the page itself.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.add(offlinePage)))
})

// A page that was never visited, asked for without a network: say so on a page of the site's own.
workbox.routing.setCatchHandler(async ({ event }) => {
  if (event.request.mode !== 'navigate') return Response.error()
  return (await caches.match(offlinePage, { cacheName: offlineCache })) ?? Response.error()
})
