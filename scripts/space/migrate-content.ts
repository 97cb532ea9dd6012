import { parseArgs } from 'node:util'
import type { Migration } from '../../content/migrations/migration'
import type { ContentType } from '../../content/model'
import { findDrift } from '../../local/contentful/push-pull/find-drift'
import { fourDigits } from '../../local/contentful/push-pull/migration-record'
import type { RemoteSpace } from '../../local/contentful/push-pull/remote-space'
import { describeArgumentError, Failure } from '../support/command'
import { backUpBefore } from './back-up-space'
import { findPending } from './check-migrations'
import {
  confirm,
  connect,
  type Environment,
  explain,
  readConnected,
  readRecord,
  type SpaceConnection,
  type Terminal,
} from './connect'
import { copyEnvironment, findAlias, listEdited } from './copy-environment'
import { migrateFiles } from './migrate-files'
import { fileSnapshots, noSnapshots, runMigrations } from './run-migrations'

export interface MigrateSetup {
  readonly contentFolder: string
  readonly recordFolder: string
  readonly backupFolder: string
  /** Keeps what an interrupted migration in place needs to continue. */
  readonly snapshotFolder: string
  readonly model: readonly ContentType[]
  readonly migrations: readonly Migration[]
}

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        'dry-run': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        files: { type: 'boolean', default: false },
        'in-place': { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    throw new Failure(describeArgumentError(error))
  }
}

/** @throws Failure if the model has a difference that a push cannot remove */
async function reportDrift(
  connection: SpaceConnection,
  remote: RemoteSpace,
  { model, recordFolder }: MigrateSetup,
  recordOf: SpaceConnection,
  print: Terminal['print'],
): Promise<void> {
  const synced = await readRecord(recordFolder, recordOf)
  const { problems, differences } = findDrift({ client: connection.client, model, remote, synced })
  if (problems.length > 0) throw new Failure(`The content model differs:\n${problems.join('\n')}`)
  if (differences.length === 0) print('The content types match content/model.')
  else {
    const lines = differences.map((line) => `  ${line}`)
    print(['The content types differ from content/model; a push can correct this:', ...lines].join('\n'))
  }
}

async function migrateInPlace(
  connection: SpaceConnection,
  pending: readonly Migration[],
  remote: RemoteSpace,
  { snapshotFolder }: MigrateSetup,
  print: Terminal['print'],
): Promise<RemoteSpace> {
  const snapshots = fileSnapshots(snapshotFolder, connection)
  return runMigrations(connection, pending, remote, snapshots, print).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    throw new Failure(
      `${error.message}\n${connection.place} is between two models, and editors must wait.\n→ Correct the cause and run the command again on this machine: it continues with this migration.\n→ Or restore the backup into an empty environment, and delete the folder ${snapshotFolder}.`,
    )
  })
}

/** Migrates a copy, and lets the alias lead to it. */
async function migrateCopy(
  env: Environment,
  live: SpaceConnection,
  pending: readonly Migration[],
  remote: RemoteSpace,
  setup: MigrateSetup,
  print: Terminal['print'],
): Promise<void> {
  const { environmentId: aliasId, client } = live
  const alias = await findAlias(live).catch((error: unknown) => {
    throw new Failure(`Cannot read the aliases of space ${live.spaceId}. ${explain(error)}`)
  })
  if (!alias) {
    throw new Failure(
      `${aliasId} is no alias, so a migrated copy cannot take its place. Nothing was changed.\n→ Set up aliases in Contentful under Settings → Environments, and run the command again.\n→ If the plan has no spare environment: ask editors to wait and pass --in-place. This migrates ${aliasId} itself, after a backup.`,
    )
  }
  const copyId = `${aliasId}-migrated-${fourDigits(pending.at(-1)?.number ?? 0)}`
  const before = alias.environment.sys.id
  print(`Copying the environment ${before} to ${copyId}.`)
  await copyEnvironment(live, alias, copyId)
  const copy = connect({ ...env, CONTENTFUL_ENVIRONMENT: copyId })
  try {
    const migrated = await runMigrations(copy, pending, await readConnected(copy), noSnapshots, print)
    await reportDrift(copy, migrated, setup, live, print)
    const edited = listEdited(remote, await readConnected(live))
    if (edited.length > 0) throw new Failure(`Somebody has changed ${aliasId} since the copy: ${edited.join(', ')}.`)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new Failure(
      `${error.message}\n${aliasId} is unchanged.\n→ Correct the cause and run the command again: it deletes ${copyId} and begins a new copy.`,
    )
  }
  const environment = { sys: { ...alias.environment.sys, id: copyId } }
  await client.environmentAlias
    .update({ environmentAliasId: aliasId }, { ...alias, environment })
    .catch((error: unknown) => {
      throw new Failure(
        `Cannot switch the alias ${aliasId}. ${explain(error)}\n→ Switch it to ${copyId} in Contentful under Settings → Environments.`,
      )
    })
  print(
    `Done: ${aliasId} leads to ${copyId}. To go back, let it lead to ${before} again; otherwise delete ${before} in Contentful.`,
  )
}

/**
 * Runs the migrations that a Contentful space or the files lack.
 *
 * @param args of the command line
 * @throws Failure with the necessary fix
 */
export async function migrateContent(
  args: readonly string[],
  env: Environment,
  terminal: Terminal,
  setup: MigrateSetup,
): Promise<void> {
  const options = readArguments(args)
  const { print } = terminal
  if (options.files) return migrateFiles(setup, options['dry-run'], print)
  const connection = connect(env)
  const remote = await readConnected(connection)
  const pending = findPending(setup.migrations, remote, connection)
  if (pending.length === 0) {
    print(`Nothing to do: ${connection.place} has all migrations.`)
    return reportDrift(connection, remote, setup, connection, print)
  }
  const lines = pending.map(({ number, description }) => `  ${fourDigits(number)}: ${description}`)
  print([`${connection.place} lacks ${pending.length === 1 ? 'a migration' : 'migrations'}:`, ...lines].join('\n'))
  if (options['dry-run']) {
    print('Nothing was changed.')
    return
  }
  if (!options.yes) await confirm(terminal, 'Continue? Type yes: ', 'yes', '--yes')
  await backUpBefore(remote, connection, setup.backupFolder, print)
  if (!options['in-place']) return migrateCopy(env, connection, pending, remote, setup, print)
  const migrated = await migrateInPlace(connection, pending, remote, setup, print)
  await reportDrift(connection, migrated, setup, connection, print)
  print(`Done: ${connection.place} has all migrations.`)
}
