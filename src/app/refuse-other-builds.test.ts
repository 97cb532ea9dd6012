/** @jest-environment jsdom */
import type { GatsbyLoader, LoadedPage } from './gatsby-runtime'
import { refuseOtherBuilds } from './refuse-other-builds'

const postMessage = jest.fn()
Object.assign(navigator, { serviceWorker: { controller: { postMessage } } })

/** A loader that has loaded one page, and refuses other builds than `this`. */
function loaderOf(loaded: LoadedPage | undefined, loading = Promise.resolve(loaded)): GatsbyLoader {
  const loader = { loadPage: () => loading, loadPageSync: () => loaded } as Partial<GatsbyLoader> as GatsbyLoader
  refuseOtherBuilds(loader, 'this')
  return loader
}

const pageOf = (webpackCompilationHash: string): LoadedPage => ({ page: { webpackCompilationHash } })

beforeEach(() => postMessage.mockClear())

it('refuses a page of another build, also a prefetched one, and empties the worker’s cache', async () => {
  const loader = loaderOf(pageOf('other'))
  await expect(loader.loadPage('/pricing/')).resolves.toEqual({ status: 'error' })
  expect(loader.loadPageSync('/pricing/')).toBeUndefined()
  expect(postMessage.mock.calls).toEqual([[{ gatsbyApi: 'clearPathResources' }]])
})

it.each([pageOf('this'), pageOf(''), { status: 'error' }, undefined])('passes on %j', async (loaded) => {
  const loader = loaderOf(loaded)
  await expect(loader.loadPage('/pricing/')).resolves.toBe(loaded)
  expect(loader.loadPageSync('/pricing/')).toBe(loaded)
  expect(postMessage).not.toHaveBeenCalled()
})

it('reports a page whose template is missing as not loaded', async () => {
  const loader = loaderOf(undefined, Promise.reject(new Error('no such template')))
  await expect(loader.loadPage('/pricing/')).resolves.toBeUndefined()
})
