/** Where the worker's cache names the build whose scripts ran last. There is no such page. */
const buildKey = '/build'

/**
 * Deletes data that the service worker has stored for the scripts of another build. Without a network, the scripts of
 * this build would render it, and a page could lose its content. HTML remains. Call it after hydration, which stores the
 * scripts. Never rejects.
 */
export async function forgetOldData(view: Window, build: string): Promise<void> {
  try {
    // Workbox's name for its runtime cache.
    const cache = await view.caches.open(`hearthside-runtime-${view.location.origin}/`)
    const lastBuild = await (await cache.match(buildKey))?.text()
    if (lastBuild === build) return
    await cache.put(buildKey, new Response(build))
    if (lastBuild === undefined) return
    const data = (await cache.keys()).filter(({ url }) => /\/(?:page|slice)-data\//.test(url))
    await Promise.all(data.map((request) => cache.delete(request)))
  } catch {
    // Ignore refused storage.
  }
}
