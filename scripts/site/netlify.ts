import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from '../../server/site/list-files'
import { readRedirects } from '../../server/site/redirects'
import { keepOnlineAssets } from '../release/keep-online-assets'
import { netlifyHeaders, netlifyRedirects } from '../release/netlify'
import { installOnDemand } from '../support/install.mjs'
import { publicFolder, root } from './paths'

/**
 * Installs Gatsby's adapter for Netlify if it is missing.
 *
 * @returns the path of its module
 */
export async function installAdapter(): Promise<string> {
  await installOnDemand('netlify')
  return path.join(root, 'scripts/on-demand/netlify/node_modules/gatsby-adapter-netlify/dist/index.js')
}

/** A data file that the functions read. */
const formsFile = 'public/_forms.json'

const controlFiles = ['/_headers', '/_redirects']

/** The lines for functions in the adapter's `_redirects`. */
function functionRoutes(text: string): readonly string[] {
  const [, added = ''] = /# gatsby-adapter-netlify start\n([^]*?)# gatsby-adapter-netlify end/.exec(text) ?? []
  return added.split('\n').filter((line) => line.includes('  /.netlify/functions/'))
}

interface FunctionManifest {
  readonly config: { readonly includedFiles: readonly string[] }
}

/** Adds the form definitions to each of the adapter's functions. */
async function includeForms(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.json')) continue
    const file = path.join(folder, name)
    const { config, ...others } = JSON.parse(await readFile(file, 'utf8')) as FunctionManifest
    const includedFiles = [...new Set([...config.includedFiles, formsFile])]
    await writeFile(file, JSON.stringify({ ...others, config: { ...config, includedFiles } }))
  }
}

interface NetlifyOptions {
  /** Whether the site includes drafts. */
  readonly isPreview: boolean
  /** Origin of the current site, in Netlify's variable `URL`. */
  readonly online?: string
}

/**
 * Replaces the adapter's headers and redirects with those of the server, completes the functions, and adds the hashed
 * files of earlier builds.
 *
 * @throws Error if the adapter has written no functions, because leads would be lost
 */
export async function prepareForNetlify({ isPreview, online }: NetlifyOptions): Promise<void> {
  const routes = functionRoutes(await readFile(path.join(publicFolder, '_redirects'), 'utf8'))
  if (routes.length === 0) throw new Error('The adapter for Netlify has not written the functions.')
  await includeForms(path.join(root, '.netlify/functions-internal'))

  if (online) await keepOnlineAssets(publicFolder, online, Date.now(), console.warn)

  const files = (await listFiles(publicFolder)).map((name) => `/${name}`).filter((name) => !controlFiles.includes(name))
  await writeFile(path.join(publicFolder, '_headers'), netlifyHeaders(files, isPreview))
  const redirects = await readRedirects(publicFolder)
  await writeFile(path.join(publicFolder, '_redirects'), netlifyRedirects(redirects, routes))
}
