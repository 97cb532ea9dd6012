import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Where Gatsby writes the files that it makes of assets, below the folder of the built site. */
const madeFile = /^\/_gatsby\/(?:image|file)\/(?:[0-9a-f]+\/)+([^/]+)\.(\w+)$/

/**
 * Gatsby writes the files at build, and adds to their addresses what a server would need to make
 * them on request: the origin's address and the arguments. Nobody reads that here, and it would add
 * kilobytes to each page and name the CMS's host.
 */
const withoutQuery = (address: string): string => address.replace(/\?.*$/, '')

/**
 * Gatsby's addresses hold two digests of 32 characters each, and a page names some forty pictures:
 * short addresses take a kilobyte off its compressed HTML.
 *
 * @param given path of a file that Gatsby makes of an asset
 * @returns a path below `/pictures/` with the file's name and a digest of the address; any other
 *   address as it is, without its query
 */
export function shortAddress(given: string): string {
  const address = withoutQuery(given)
  const [, name, extension] = madeFile.exec(address) ?? []
  if (name === undefined || extension === undefined) return address
  const digest = createHash('sha256').update(address).digest('hex').slice(0, 8)
  return `/pictures/${name}-${digest}.${extension}`
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(file)
    else yield file
  }
}

/** A second name for a file, without a second copy of its bytes where the disk can do so. */
async function alias(file: string, name: string): Promise<void> {
  try {
    await link(file, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    await copyFile(file, name)
  }
}

/**
 * Puts every file that Gatsby has made of an asset at its short address too.
 *
 * @param siteFolder folder of the built site
 */
export async function placeAtShortAddresses(siteFolder: string): Promise<void> {
  await mkdir(path.join(siteFolder, 'pictures'), { recursive: true })
  for await (const file of filesBelow(path.join(siteFolder, '_gatsby'))) {
    const address = `/${path.relative(siteFolder, file).split(path.sep).join('/')}`
    const short = shortAddress(address)
    if (short !== address) await alias(file, path.join(siteFolder, short))
  }
}
