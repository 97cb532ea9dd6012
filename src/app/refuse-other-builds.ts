import type { GatsbyLoader, LoadedPage } from './gatsby-runtime'

/**
 * Treats pages whose data is from another build as failed, so that Gatsby loads their documents. After Back or Forward,
 * it would render that data with the templates of this build, and fail when one is missing. Also empties the worker's
 * cache, as Gatsby does when a link finds another build.
 */
export function refuseOtherBuilds(loader: GatsbyLoader, build: string | undefined): void {
  const { loadPage, loadPageSync } = loader
  /** The build is unknown if the host did not name it. */
  const isOther = (loaded: LoadedPage | undefined): boolean =>
    Boolean(loaded?.page?.webpackCompilationHash) && loaded?.page?.webpackCompilationHash !== build

  loader.loadPage = async (page) => {
    const loaded = await loadPage(page).catch(() => undefined)
    if (!isOther(loaded)) return loaded
    // Missing on insecure pages.
    const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
    serviceWorker?.controller?.postMessage({ gatsbyApi: 'clearPathResources' })
    return { status: 'error' }
  }
  // Prefetching may have loaded the page.
  loader.loadPageSync = (page, options) => {
    const loaded = loadPageSync(page, options)
    return isOther(loaded) ? undefined : loaded
  }
}
