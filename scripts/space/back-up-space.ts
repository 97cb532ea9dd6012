import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type AssetProps, type EntryProps, isUpdated } from 'contentful-management'
import { plural } from '../../content/model/message'
import type { FetchFile, RemoteSpace } from '../../local/contentful/push-pull/remote-space'
import { readArguments } from '../../server/read-arguments'
import { Failure } from '../../src/lib/failure'
import { inParallel } from '../../src/lib/in-parallel'
import type { Variables } from '../../src/lib/variables'
import { connect, orFail, readConnected, type SpaceConnection, type Terminal } from './connect'

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
async function backUp(remote: RemoteSpace, folder: string, fetchFile: FetchFile): Promise<number> {
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

/**
 * Writes the content types, entries, assets and tags of a Contentful space to a folder: the one in the arguments, or a
 * new one in `backupFolder`.
 *
 * @param args of the command line
 * @throws Failure with the necessary fix
 */
export async function backUpSpace(
  args: readonly string[],
  env: Variables,
  { print }: Pick<Terminal, 'print'>,
  backupFolder: string,
): Promise<void> {
  const connection = connect(env)
  const { positionals } = readArguments(args, { allowPositionals: true })
  const [folder = newBackupFolder(backupFolder, connection), ...more] = positionals
  if (more.length > 0) {
    throw new Failure(`Unexpected argument "${more.join(' ')}": name one folder. Put quotes around a name with spaces.`)
  }
  const remote = await readConnected(connection)
  const work = backUp(remote, folder, connection.fetchFile)
  const files = await orFail(work, (reason) => `Cannot back up the space. ${reason}`)
  const types = plural(remote.types.length, 'content type')
  const entries = plural(remote.entries.length, 'entry', 'entries')
  const assets = plural(remote.assets.length, 'asset')
  print(`Wrote ${types}, ${entries} and ${assets} (${plural(files, 'file')}) to ${folder}.`)
}

/** A folder for a backup made now. */
const newBackupFolder = (parent: string, { name }: { readonly name: string }): string =>
  path.join(parent, `${name}-${new Date().toISOString().replaceAll(':', '-')}`)

/**
 * Backs up a space before a command changes or deletes much of it.
 *
 * @throws Failure if the backup is incomplete
 */
export async function backUpBefore(
  remote: RemoteSpace,
  connection: SpaceConnection,
  parent: string,
  print: Terminal['print'],
): Promise<void> {
  const target = newBackupFolder(parent, connection)
  const work = backUp(remote, target, connection.fetchFile)
  await orFail(work, (reason) => `Cannot back up the space, so nothing was changed. ${reason}`)
  print(`Backed up the space to ${target}.`)
}
