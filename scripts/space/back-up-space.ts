import path from 'node:path'
import { plural } from '../../content/model/message'
import { backUp } from '../../local/contentful/push-pull/backup'
import type { RemoteSpace } from '../../local/contentful/push-pull/remote-space'
import { readArguments } from '../support/command'
import { connect, type Environment, orFail, readConnected, type SpaceConnection, type Terminal } from './connect'

/**
 * Writes the content types, entries, assets and tags of a Contentful space to a folder: the one in the arguments, or a
 * new one in `backupFolder`.
 *
 * @param args of the command line
 * @throws Failure with the necessary fix
 */
export async function backUpSpace(
  args: readonly string[],
  env: Environment,
  { print }: Pick<Terminal, 'print'>,
  backupFolder: string,
): Promise<void> {
  const connection = connect(env)
  const { positionals } = readArguments(args, { allowPositionals: true })
  const [folder = newBackupFolder(backupFolder, connection)] = positionals
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
