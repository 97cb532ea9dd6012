import { forgetOldData } from './forget-old-data'

const site = 'https://www.hearthside.example'

/** A browser whose service worker has stored these paths. */
function browserWith(...paths: string[]) {
  const stored = new Map(paths.map((path) => [site + path, '']))
  const cache = {
    match: async (path: string) => (stored.has(site + path) ? new Response(stored.get(site + path)) : undefined),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async ({ url }: { readonly url: string }) => stored.delete(url),
    put: async (path: string, response: Response) => stored.set(site + path, await response.text()),
  }
  const view = { caches: { open: async () => cache }, location: { origin: site } } as unknown as Window
  return { view, paths: () => [...stored.keys()].map((url) => url.slice(site.length)) }
}

it('deletes data of another build, and keeps pages and scripts', async () => {
  const data = ['/page-data/pricing/page-data.json', '/page-data/app-data.json', '/slice-data/header.json']
  const { view, paths } = browserWith('/pricing/', '/page.js', ...data)
  await forgetOldData(view, 'one')
  await forgetOldData(view, 'one')
  expect(paths()).toEqual(['/pricing/', '/page.js', ...data, '/build'])
  await forgetOldData(view, 'two')
  expect(paths()).toEqual(['/pricing/', '/page.js', '/build'])
})

it('ignores refused storage', async () => {
  const view = { caches: undefined, location: { origin: site } } as unknown as Window
  await expect(forgetOldData(view, 'one')).resolves.toBeUndefined()
})
