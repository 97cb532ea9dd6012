import { linkSync, mkdirSync, readdirSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { createServer, type SiteServer } from '../../../server/create-server'
import { test as base } from './test'

/** The built site. Tests must not change it. */
export const builtSite = path.resolve('public')

const pageFiles = (folder: string, pagePath: string): readonly string[] => [
  path.join(folder, pagePath, 'index.html'),
  path.join(folder, 'page-data', pagePath === '/' ? 'index' : pagePath, 'page-data.json'),
]

/** Writes a file of a copy without changing the original, to which it is a hard link. */
async function replaceFile(file: string, text: string): Promise<void> {
  await rm(file)
  await writeFile(file, text)
}

/**
 * Changes a text of a built page like an edit in the CMS, in its HTML and in its data.
 *
 * @throws Error when the page does not contain the text
 */
export async function changeWords(folder: string, pagePath: string, from: string, to: string): Promise<void> {
  for (const file of pageFiles(folder, pagePath)) {
    const text = await readFile(file, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not have the words "${from}".`)
    await replaceFile(file, text.replaceAll(from, to))
  }
}

/** The first heading of a built page. */
export async function headingOf(folder: string, pagePath: string): Promise<string> {
  const html = await readFile(path.join(folder, pagePath, 'index.html'), 'utf8')
  const [heading] = DomUtils.getElementsByTagName('h1', parseDocument(html))
  if (!heading) throw new Error(`The page ${pagePath} has no heading.`)
  return DomUtils.textContent(heading)
}

/** Gatsby's hash of a build. */
export async function compilationHashOf(folder: string): Promise<string> {
  const data = await readFile(path.join(folder, 'page-data/app-data.json'), 'utf8')
  return (JSON.parse(data) as { webpackCompilationHash: string }).webpackCompilationHash
}

const contentHash = /[-.]([0-9a-f]{20})\.(?:js|css)$/
const textFile = /\.(?:html|js|json|webmanifest|xml)$/

/** Another hash of the same length. */
const renamed = (hash: string): string => Array.from(hash).reverse().join('')

/** Renames every hashed file of a built site, like a change of all code. */
export async function renameHashes(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = files.flatMap(({ name }) => contentHash.exec(name)?.[1] ?? [])
  const hashes = new RegExp([...new Set([...names, await compilationHashOf(folder)])].join('|'), 'g')

  for (const file of files) {
    const from = path.join(file.parentPath, file.name)
    if (!file.isFile()) continue
    if (textFile.test(file.name)) {
      const text = await readFile(from, 'utf8')
      // The service worker identifies files without a hash by these.
      const revised = text.replace(
        /("revision": ")([0-9a-f]{32})"/g,
        (_, start: string, hash: string) => `${start}${renamed(hash)}"`,
      )
      const changed = revised.replace(hashes, renamed)
      if (changed !== text) await replaceFile(from, changed)
    }
    const name = file.name.replace(hashes, renamed)
    if (name !== file.name) await rename(from, path.join(file.parentPath, name))
  }
}

/** Adds the scripts of one build to those of another. */
export async function keepScripts(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    if (name.endsWith('.js') && contentHash.test(name))
      await cp(path.join(from, name), path.join(to, name), { force: false })
  }
}

/** Makes a copy of a site of links, because copying thousands of files would take seconds. */
export function copySite(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name)
    const target = path.join(to, path.relative(from, source))
    if (entry.isDirectory()) mkdirSync(target)
    else if (!entry.name.endsWith('.map')) linkSync(source, target)
  }
}

interface ServedSite {
  readonly url: string
  /** Serves another folder. */
  readonly deploy: (folder: string) => Promise<void>
  /** Stops answering, like a lost network. */
  readonly cutNetwork: () => Promise<void>
  readonly restoreNetwork: () => Promise<void>
}

interface Fixtures {
  readonly servedSite: ServedSite
  /** A copy of the built site that tests may change. */
  readonly editedSite: string
}

/** Tests that change the served files, each with its own server. */
export const test = base.extend<Fixtures>({
  servedSite: async ({}, use) => {
    let folder = builtSite
    let server: SiteServer | undefined
    const start = async (port?: number): Promise<string> => {
      server = await createServer({ folder, drainTime: 0 })
      return server.listen(port)
    }
    const cutNetwork = async (): Promise<void> => {
      await server?.close()
      server = undefined
    }
    const url = await start()
    await use({
      url,
      deploy: async (next) => {
        folder = next
        await server?.setFolder(next)
      },
      cutNetwork,
      restoreNetwork: async () => {
        await start(Number(new URL(url).port))
      },
    })
    await cutNetwork()
  },
  // Playwright empties the folder of a test's output before the next run.
  editedSite: async ({}, use, testInfo) => {
    const folder = testInfo.outputPath('edited-site')
    copySite(builtSite, folder)
    await use(folder)
    await rm(folder, { recursive: true })
  },
  baseURL: async ({ servedSite }, use) => {
    await use(servedSite.url)
  },
})
