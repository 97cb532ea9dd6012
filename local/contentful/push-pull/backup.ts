import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type AssetProps, type EntryProps, isUpdated } from 'contentful-management'
import { inParallel } from '../../../src/lib/in-parallel'
import type { FetchFile, RemoteSpace } from './remote-space'

const downloadsTogether = 4

/** Those of items with unpublished changes. */
const publishedVersions = <Item extends EntryProps | AssetProps>(
  items: readonly Item[],
  published: ReadonlyMap<string, Item>,
): Item[] => items.filter(isUpdated).flatMap(({ sys }) => published.get(sys.id) ?? [])

/**
 * Writes a space to a folder, in the format of Contentful's tools: `contentful.json`, and the files of assets by host
 * and path of their address. `contentful-import` restores it
 * (https://github.com/contentful/contentful-import#usage). That format has only the latest versions, so
 * `published.json` has the published ones of entries and assets with unpublished changes.
 *
 * @returns the number of files of assets
 * @throws Error if a file cannot be fetched
 */
export async function backUp(remote: RemoteSpace, folder: string, fetchFile: FetchFile): Promise<number> {
  const { types, editors, entries, assets, locales, tags } = remote
  const content = { contentTypes: types, editorInterfaces: editors, entries, assets, locales, tags, webhooks: [] }
  const published = {
    entries: publishedVersions(entries, remote.published.entries),
    assets: publishedVersions(assets, remote.published.assets),
  }
  await mkdir(folder, { recursive: true })
  const write = (name: string, value: object) =>
    writeFile(path.join(folder, name), `${JSON.stringify(value, undefined, 2)}\n`)
  await write('contentful.json', content)
  await write('published.json', published)
  const found = [...assets, ...published.assets].flatMap(({ fields }) =>
    Object.values((fields as Partial<typeof fields>).file ?? {}).flatMap(({ url }) => (url ? [url] : [])),
  )
  const addresses = [...new Set(found)]
  await inParallel(addresses, downloadsTogether, async (address) => {
    const { host, pathname } = new URL(`https:${address}`)
    // Normalized, because an editor chose the name of the file.
    const file = path.join(folder, host, path.posix.normalize(decodeURIComponent(pathname)))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await fetchFile(address))
  })
  return addresses.length
}
