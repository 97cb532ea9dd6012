import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inParallel } from '../../../src/lib/in-parallel'
import type { FetchFile, RemoteSpace } from './remote-space'

const downloadsTogether = 4

/**
 * Writes a space to a folder, in the format of Contentful's tools: `contentful.json`, and the files of assets by host
 * and path of their address. `contentful-import` restores it
 * (https://github.com/contentful/contentful-import#usage).
 *
 * @returns the number of files of assets
 * @throws Error if a file cannot be fetched
 */
export async function backUp(remote: RemoteSpace, folder: string, fetchFile: FetchFile): Promise<number> {
  const { types, editors, entries, assets, locales, tags } = remote
  const content = { contentTypes: types, editorInterfaces: editors, entries, assets, locales, tags, webhooks: [] }
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'contentful.json'), `${JSON.stringify(content, undefined, 2)}\n`)
  const addresses = assets.flatMap(({ fields }) =>
    Object.values((fields as Partial<typeof fields>).file ?? {}).flatMap(({ url }) => (url ? [url] : [])),
  )
  await inParallel(addresses, downloadsTogether, async (address) => {
    const { host, pathname } = new URL(`https:${address}`)
    // Normalized, because an editor chose the name of the file.
    const file = path.join(folder, host, path.posix.normalize(decodeURIComponent(pathname)))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await fetchFile(address))
  })
  return addresses.length
}
