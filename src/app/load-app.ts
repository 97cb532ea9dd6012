import { mayPrefetch } from '../lib/browser'
import { onRestored, onTouched } from '../lib/page-life'
import { whenIdle } from './when-idle'

/** The build of this script: webpack inserts its hash here. */
declare const __webpack_hash__: string

let hasAsked = false

async function readJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} could not be loaded: status ${response.status}`)
  return (await response.json()) as Content
}

const addScript = (root: Document, src: string): Promise<unknown> =>
  new Promise((onload, onerror) => {
    root.head.append(Object.assign(root.createElement('script'), { src, async: false, onload, onerror }))
  })

/**
 * Does nothing when the host serves another build: Gatsby's runtime would reload the page and lose what the visitor has
 * typed. Continues when the host's build is unknown.
 */
async function addScripts(root: Document): Promise<void> {
  const [appData, stats, chunks] = await Promise.all([
    readJson<{ readonly webpackCompilationHash?: string }>('/page-data/app-data.json').catch(() => undefined),
    // File names in execution order; `app` is Gatsby's runtime with React.
    readJson<{ readonly assetsByChunkName: { readonly app: readonly string[] } }>('/webpack.stats.json'),
    readJson<object>('/chunk-map.json'),
  ])
  if (appData && appData.webpackCompilationHash !== __webpack_hash__) return
  Object.assign(window, { ___webpackCompilationHash: __webpack_hash__, ___chunkMapping: chunks })
  await Promise.all(stats.assetsByChunkName.app.map((name) => addScript(root, `/${name}`)))
}

/**
 * Loads Gatsby's runtime and React once; they hydrate the page (requirements 4.7). The HTML does not name their files,
 * so a new build of scripts changes no page. If loading fails, links stay ordinary links. In develop, they are loaded
 * from the start.
 */
export function loadApp(root: Document): void {
  if (hasAsked || 'hydrated' in root.documentElement.dataset) return
  hasAsked = true
  addScripts(root).catch((error: unknown) => {
    hasAsked = false
    console.warn('Client-side navigation could not be loaded.', error)
  })
}

/**
 * Runs when the visitor has used the page, also before this script ran (`data-used`), and the browser is idle, at the
 * latest two seconds later.
 */
export function whenTouched(run: () => void): void {
  const runWhenIdle = (): void => whenIdle(run, 2000)
  if (window.scrollY > 0 || 'used' in document.documentElement.dataset) runWhenIdle()
  else onTouched(window, runWhenIdle)
}

/**
 * Loads them when the visitor first uses the page and the browser is idle. Not with data saving, on 2G connections, or
 * for bots: their links load documents.
 */
export function loadAppWhenUsed(root: Document): void {
  if (!mayPrefetch(navigator)) return
  const load = (): void => loadApp(root)
  whenTouched(load)
  // Safari cancels what a page is loading when the visitor leaves, and still keeps the page.
  onRestored(window, load)
}
