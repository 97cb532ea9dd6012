import { mayFetchAhead } from '../lib/browser'
import { pageDataPath } from '../lib/page-data-path'
import { canPrefetchDocuments } from './prefetch-documents'

/** What the build leaves in each page of the scripts that draw pages in the browser (gatsby/loading). */
interface App {
  /** Addresses of Gatsby's runtime and React, in the order in which they run. */
  readonly scripts: readonly string[]
  /** Gatsby's digest of the build that the page belongs to: the first script is named by it. */
  readonly build: string | undefined
}

let hasAsked = false
let announce: () => void = () => undefined
/** Resolves when the page has been hydrated, which may be never. */
export const appReady = new Promise<void>((resolve) => {
  announce = resolve
})

function readApp(root: Document): App | undefined {
  const scripts = root.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ')
  return scripts && { scripts, build: /-(.+)\.js/.exec(scripts[0] ?? '')?.[1] }
}

const addLink = (root: Document, attributes: Partial<HTMLLinkElement>): void =>
  root.head.append(Object.assign(root.createElement('link'), attributes))

/**
 * Whether the host still serves the build of this page. Gatsby's runtime would reload a page of another build, and
 * lose what the visitor has typed.
 */
async function isCurrentBuild(build: string | undefined): Promise<boolean> {
  const response = await fetch('/page-data/app-data.json')
  // Gatsby's runtime asks again and works without it.
  if (!response.ok) return true
  const data = (await response.json()) as { readonly webpackCompilationHash?: string } | null
  return data?.webpackCompilationHash === build
}

/**
 * Loads Gatsby's runtime and React, which hydrate the page; once for a document (requirements 4.7). It does
 * nothing where the page has no such scripts, as in develop, where they are there already. When a newer build
 * is on the host, links stay ordinary links.
 *
 * @returns resolves when the page has been hydrated, which may be never
 */
export function loadApp(root: Document): Promise<void> {
  const app = hasAsked ? undefined : readApp(root)
  if (!app) return appReady
  hasAsked = true
  for (const href of app.scripts) addLink(root, { rel: 'preload', as: 'script', href })
  const { pagePath = root.location.pathname } = root.defaultView as { readonly pagePath?: string } & Window
  addLink(root, { rel: 'preload', as: 'fetch', crossOrigin: '', href: pageDataPath(pagePath) })
  isCurrentBuild(app.build).then(
    (isCurrent) => {
      if (!isCurrent) return
      for (const src of app.scripts)
        root.head.append(Object.assign(root.createElement('script'), { src, async: false }))
    },
    () => {
      // Without a network, a later approach asks again.
      hasAsked = false
    },
  )
  return appReady
}

/** To be called when the page has been hydrated. */
export const appIsReady = (): void => announce()

/** Whether the page has been hydrated, so that pages can be drawn within this document. */
export const isAppReady = (root: Document): boolean => 'hydrated' in root.documentElement.dataset

/**
 * Prefetches those scripts and runs none of them, if a pointer can approach a link, the connection allows it, and
 * the browser cannot prefetch the next page's document instead.
 */
export function prefetchApp(root: Document, window: Window): void {
  const app = canPrefetchDocuments() ? undefined : readApp(root)
  if (!app || hasAsked || !mayFetchAhead(window.navigator) || !window.matchMedia('(hover: hover)').matches) return
  for (const href of app.scripts) addLink(root, { rel: 'prefetch', as: 'script', href })
}
