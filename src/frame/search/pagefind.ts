import { searchFolder } from '../../lib/site'

/** Of one page, as Pagefind returns it. */
export interface Result {
  readonly url: string
  /** HTML with `<mark>` elements, otherwise escaped. */
  readonly excerpt: string
  readonly meta: { readonly title?: string }
  readonly filters: { readonly kind?: readonly string[] }
}

/** The part of Pagefind's browser API that the search uses. */
export interface Pagefind {
  readonly options: (options: { readonly excerptEllipsis: string }) => Promise<void>
  readonly init: () => Promise<void>
  readonly destroy: () => Promise<void>
  /** Loads the filters, so that a search counts its results by filter. */
  readonly filters: () => Promise<unknown>
  readonly search: (
    words: string,
    options: { readonly filters: { readonly kind?: string } },
  ) => Promise<{
    readonly results: readonly { readonly data: () => Promise<Result> }[]
    /** The numbers of results without a filter. */
    readonly totalFilters: { readonly kind?: Readonly<Record<string, number>> }
  }>
}

export const loadPagefind = (): Promise<Pagefind> => {
  // A file of the build, not a module of this bundle.
  const address = `${searchFolder}pagefind.js`
  return import(/* webpackIgnore: true */ address) as Promise<Pagefind>
}

async function begin(pagefind: Pagefind): Promise<void> {
  // After a failure, it would keep what it has loaded, such as an index that a newer build has replaced.
  await pagefind.destroy()
  await pagefind.options({ excerptEllipsis: '…' })
  await pagefind.init()
  await pagefind.filters()
}

export async function startPagefind(load: () => Promise<Pagefind>): Promise<Pagefind> {
  const pagefind = await load()
  // Pagefind gives its worker five seconds, then tries without it, which the content security policy does not allow. A
  // second attempt has what a slow connection has loaded by then.
  await begin(pagefind).catch(() => begin(pagefind))
  return pagefind
}
