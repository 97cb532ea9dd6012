import { mayFetchAhead } from '../lib/browser'
import { pageDataPath } from '../lib/page-data-path'
import { canPrefetchDocuments } from './prefetch-documents'

/** The page's data about Gatsby's scripts (gatsby/loading). */
interface App {
  /** Gatsby's runtime and React, in execution order. */
  readonly scripts: readonly string[]
  /** The build's digest, which is also in the name of its first script. */
  readonly build: string | undefined
}

let hasAsked = false
let announce: () => void = () => undefined
export const appReady = new Promise<void>((resolve) => {
  announce = resolve
})

function readApp(root: Document): App | undefined {
  const scripts = root.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ')
  return scripts && { scripts, build: /^[^-]*-(.+)\.js/.exec(scripts[0] ?? '')?.[1] }
}

const addLink = (root: Document, attributes: Partial<HTMLLinkElement>): void =>
  root.head.append(Object.assign(root.createElement('link'), attributes))

/**
 * Whether the host still serves this build. Otherwise Gatsby's runtime would reload the page and lose what the visitor
 * has typed.
 */
async function isCurrentBuild(build: string | undefined): Promise<boolean> {
  const response = await fetch('/page-data/app-data.json')
  if (!response.ok) return true
  const data = (await response.json()) as { readonly webpackCompilationHash?: string } | null
  return data?.webpackCompilationHash === build
}

/**
 * Loads Gatsby's runtime and React once; they hydrate the page (requirements 4.7). Does nothing in develop, or when
 * the host serves a newer build: links then load documents.
 *
 * @returns resolves after hydration, which may never happen
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
      // Allow a retry after a network error.
      hasAsked = false
    },
  )
  return appReady
}

/** Call it after hydration. */
export const appIsReady = (): void => announce()

/** Whether pages can be drawn within this document. */
export const isAppReady = (root: Document): boolean => 'hydrated' in root.documentElement.dataset

/**
 * Prefetches these scripts if a pointer can approach links, the connection allows it, and the browser cannot prefetch
 * documents instead.
 */
export function prefetchApp(root: Document, window: Window): void {
  const app = canPrefetchDocuments() ? undefined : readApp(root)
  if (!app || hasAsked || !mayFetchAhead(window.navigator) || !window.matchMedia('(hover: hover)').matches) return
  for (const href of app.scripts) addLink(root, { rel: 'prefetch', as: 'script', href })
}
