import { mayFetchAhead } from '../lib/browser'
import { onTouched } from '../lib/page-life'
import { whenIdle } from '../lib/when-idle'

/** The page's data about Gatsby's scripts (gatsby/loading). */
interface App {
  /** Gatsby's runtime and React, in execution order. */
  readonly scripts: readonly string[]
  /** The build's digest, which is also in the name of its first script. */
  readonly build: string | undefined
}

/** Milliseconds for which a busy browser may put off loading. */
const longestWait = 2000

let hasAsked = false
let announce: () => void = () => undefined
export const appReady = new Promise<void>((resolve) => {
  announce = resolve
})

function readApp(root: Document): App | undefined {
  const scripts = root.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ')
  return scripts && { scripts, build: /^[^-]*-(.+)\.js/.exec(scripts[0] ?? '')?.[1] }
}

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
 * Loads Gatsby's runtime and React once; they hydrate the page (requirements 4.7). Does nothing in develop, where they
 * are there from the start. Links of this document stay ordinary links when the host serves a newer build or cannot be
 * reached.
 *
 * @returns resolves after hydration, which may never happen
 */
export function loadApp(root: Document): Promise<void> {
  const app = hasAsked ? undefined : readApp(root)
  if (!app) return appReady
  hasAsked = true
  isCurrentBuild(app.build).then(
    (isCurrent) => {
      if (!isCurrent) return
      for (const src of app.scripts)
        root.head.append(Object.assign(root.createElement('script'), { src, async: false }))
    },
    () => undefined,
  )
  return appReady
}

/**
 * Loads them when the visitor first uses the page and the browser is idle. Not with data saving, on 2G connections, or
 * for bots: there every link loads a document.
 */
export function loadAppWhenUsed(root: Document, window: Window): void {
  if (!mayFetchAhead(window.navigator)) return
  const waiting = new AbortController()
  const load = (): void => {
    waiting.abort()
    whenIdle(window, () => void loadApp(root), longestWait)
  }
  // Before this script ran.
  if (window.scrollY > 0 || 'used' in root.documentElement.dataset) load()
  else onTouched(window, load, waiting)
}

/** Call it after hydration. */
export const appIsReady = (): void => announce()

/** Whether pages can be drawn within this document. */
export const isAppReady = (root: Document): boolean => 'hydrated' in root.documentElement.dataset
