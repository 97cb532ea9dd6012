import { appShellPath, offlinePath } from '../../src/data/offline-paths'
import { escapeHtml } from '../../src/lib/text'
import { inlineLoader } from './loader'
import { scriptsSlice } from './stitch-slices'

/** The marks around the scripts of a page stay, so that a later build finds them again (src/lib/slice-marks.ts). */
const scripts = new RegExp(
  `(<!-- ?slice-start id="${scriptsSlice}" -->)([\\s\\S]*?)(<!-- ?slice-end id="${scriptsSlice}" -->)`,
)
const asyncScript = /<script src="([^"]+)" async><\/script>/g
const inlineScript = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g

/** A script file that pages refer to. */
export interface ScriptFile {
  /** Path below the site's root, named by its content. */
  readonly path: string
  readonly code: string
}

/** Gatsby's script that says which page the HTML is for. The loader does that instead. */
const pathScript = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/

export interface DeferredPage {
  readonly html: string
  /** What Gatsby had written into the page: the same for all pages of a build, so it is one file. */
  readonly boot?: ScriptFile
}

/**
 * The path of a page, as Gatsby has it.
 *
 * @param file of the page in the site's folder, such as `pricing/index.html`
 */
export const pathOf = (file: string): string => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`

/** The offline plugin's page starts with nothing to see, so its scripts must not wait. */
export const isAppShell = (path: string): boolean => path === appShellPath

/**
 * The pages that the service worker answers with when there is no network, and the host when it fails.
 * They stand at the address that was asked for. Gatsby's runtime would take the first to its own address,
 * and draw over the second what has failed, so they have no scripts.
 */
export const isStandIn = (path: string): boolean => path === offlinePath || path === '/500.html'

/** @returns that page with the scripts which Gatsby's wait for */
export const addRuntime = (html: string, pageScripts: readonly string[]): string => {
  const missing = pageScripts.filter((source) => !html.includes(`src="${source}"`))
  return html.replace(
    '</body>',
    `${missing.map((source) => `<script src="${source}" async></script>`).join('')}</body>`,
  )
}

/** @returns the page without what Gatsby starts by */
export const removeScripts = (html: string): string =>
  html.replace(scripts, (_whole, start: string, _content, end: string) => start + end).replace(pathScript, '')

const buildDigest = /___webpackCompilationHash="([^"]*)"/

/** The file is named by Gatsby's digest of the build, which the page runtime compares with the host's. */
function bootFile(content: string): ScriptFile {
  const code = [...content.matchAll(inlineScript)].map(([, script = '']) => script.trim()).join('\n')
  const [, digest = ''] = buildDigest.exec(code) ?? []
  return { path: `/boot-${digest}.js`, code }
}

/**
 * Replaces the scripts of a page by the loader. It loads the page runtime later, and that loads what Gatsby
 * had written into the page when it is needed.
 *
 * @param html a page as Gatsby has written it
 * @param path of the page
 * @param pageScripts addresses of the page runtime, in the order in which they run
 * @returns the page with deferred scripts, and the file that it needs; the same text and no file when
 *   there is nothing to replace
 */
export function deferScripts(html: string, path: string, pageScripts: readonly string[]): DeferredPage {
  const [whole, start = '', content = '', end = ''] = scripts.exec(html) ?? []
  const sources = [...content.matchAll(asyncScript)].map(([, source = '']) => source)
  if (whole === undefined || sources.length === 0) return { html }
  const boot = bootFile(content)
  const app = [boot.path, ...sources.filter((source) => !pageScripts.includes(source))]
  const attributes = `data-path="${escapeHtml(path)}" data-runtime="${pageScripts.join(' ')}" data-app="${app.join(' ')}"`
  const deferred = `<script ${attributes}>${inlineLoader()}</script>`
  return { html: html.replace(whole, () => start + deferred + end).replace(pathScript, ''), boot }
}
