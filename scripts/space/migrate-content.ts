import { toCore } from '../../content/model/core'
import type { LastSynced } from '../../local/contentful/push-pull/last-synced'
import { findPending, fourDigits } from '../../local/contentful/push-pull/migration-record'
import type { Findings } from '../../local/contentful/push-pull/plan'
import { hasOnlyCore, isNew } from '../../local/contentful/push-pull/plan-push'
import { planTypes } from '../../local/contentful/push-pull/plan-types'
import type { RemoteSpace } from '../../local/contentful/push-pull/remote-space'
import { readArguments } from '../../server/read-arguments'
import { Failure } from '../../src/lib/failure'
import type { Variables } from '../../src/lib/variables'
import { backUpBefore } from './back-up-space'
import {
  confirm,
  connect,
  orFail,
  readConnected,
  readRecord,
  type Setup,
  type SpaceConnection,
  type Terminal,
} from './connect'
import { copyEnvironment, findAlias, hasEnvironment, listEdited } from './copy-environment'
import { migrateFiles } from './migrate-files'
import { runMigrations } from './run-migrations'

const knownOptions = {
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  files: { type: 'boolean', default: false },
  'in-place': { type: 'boolean', default: false },
} as const

/**
 * Compares the content types of a space with the model, as a push does: what editors have changed or added in the space
 * since the last push is no difference.
 *
 * @throws Failure for a difference that a push cannot remove
 */
function reportDrift(
  { client }: SpaceConnection,
  remote: RemoteSpace,
  recorded: LastSynced,
  setup: Setup,
  print: Terminal['print'],
): void {
  const model = hasOnlyCore(setup.model, remote) ? toCore(setup.model) : setup.model
  // Planning records types that are equal.
  const synced = { ...recorded, types: new Map(recorded.types) }
  const findings: Findings = { conflicts: [], problems: [], kept: [] }
  const options = { client, model, remote, synced, prefer: undefined, print: () => undefined }
  const steps = planTypes(options, findings)
  const { conflicts, problems } = findings
  if (problems.length > 0) throw new Failure(`The content types differ from content/model:\n${problems.join('\n')}`)
  const removed = remote.types.flatMap(({ sys, fields }) => {
    const before = recorded.types.get(sys.id)
    const own = model.find(({ id }) => id === sys.id)
    if (!own) return before ? [`content type ${sys.id} is not in the model`] : []
    return fields
      .filter(({ id }) => !(id in own.fields) && `${id}.name` in (before ?? {}))
      .map(({ id }) => `field ${id} of content type ${sys.id} is not in the model`)
  })
  const differences = [
    ...steps.flatMap(({ title, changes }) => [title, ...changes.map((change) => `  ${change}`)]),
    ...conflicts.map(
      ({ item, field, file, space }) => `${item}, ${field}: ${space} in the space, ${file} in the model`,
    ),
    ...removed,
  ]
  if (differences.length === 0) {
    print('The content types match content/model.')
    return
  }
  const lines = differences.map((line) => `  ${line}`)
  print(['The content types differ from content/model; a push can correct this:', ...lines].join('\n'))
}

/** Runs `work`, and adds to the message of its failure. */
async function advising<Result>(advice: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Failure ? new Failure(`${error.message}\n${advice}`) : error
  }
}

/**
 * Runs the migrations that a Contentful space or the files lack.
 *
 * @param args of the command line
 * @throws Failure with the necessary fix
 */
export async function migrateContent(
  args: readonly string[],
  env: Variables,
  terminal: Terminal,
  setup: Setup,
): Promise<void> {
  const { values: options } = readArguments(args, { options: knownOptions })
  const { print } = terminal
  if (options.files && options['in-place']) throw new Failure('Use --in-place for a space, without --files.')
  if (options.files) return migrateFiles(setup, options['dry-run'], print)
  const live = connect(env)
  const { client, place, environmentId: aliasId } = live
  const synced = await readRecord(setup.recordFolder, live)
  const remote = await readConnected(live)
  const report = (migrated: RemoteSpace) => reportDrift(live, migrated, synced, setup, print)
  if (isNew(setup.model, remote)) {
    print(`Nothing to do: ${place} is new. A push fills it.`)
    return
  }
  const pending = findPending(setup.migrations, remote, place)
  if (pending.length === 0) {
    print(`Nothing to do: ${place} has all migrations.`)
    report(remote)
    return
  }
  const lines = pending.map(({ number, description }) => `  ${fourDigits(number)}: ${description}`)
  print([`${place} lacks ${pending.length === 1 ? 'a migration' : 'migrations'}:`, ...lines].join('\n'))
  const alias = options['in-place'] ? undefined : await findAlias(live)
  const copyId = `${aliasId}-migrated-${fourDigits(pending.at(-1)?.number ?? 0)}`
  if (alias && (await hasEnvironment(live, copyId))) {
    print(`The environment ${copyId} of an earlier run will be deleted, with all changes made in it since.`)
  }
  if (alias)
    print('Contentful does not copy comments, tasks or workflow states. After the switch, all entries lack them.')
  if (options['dry-run']) {
    print('Nothing was changed.')
    return
  }
  if (!options.yes) await confirm(terminal, 'Continue? Type yes: ', 'yes', '--yes')
  // The answer can come long after the space was read.
  const confirmed = options.yes ? remote : await readConnected(live)
  if (findPending(setup.migrations, confirmed, place).length !== pending.length) {
    throw new Failure('Somebody has migrated the space in the meantime. Run the command again.')
  }
  await backUpBefore(confirmed, live, setup.backupFolder, print)

  if (!alias) {
    const advice = `${place} is only partly migrated, and editors must wait.\n→ Correct the cause, undo in Contentful what the migration has changed in content types, and run the command again on this machine: it continues with this migration.\n→ Or restore the backup into an empty environment, and delete the folder ${setup.snapshotFolder}.`
    report(await advising(advice, () => runMigrations(live, pending, confirmed, print, setup.snapshotFolder)))
    print(`Done: ${place} has all migrations.`)
    return
  }

  const before = alias.environment.sys.id
  print(`Copying the environment ${before} to ${copyId}.`)
  await copyEnvironment(live, alias, copyId)
  const advice = `${aliasId} is unchanged.\n→ Correct the cause and run the command again: it deletes ${copyId} and begins a new copy.`
  await advising(advice, async () => {
    const copy = connect({ ...env, CONTENTFUL_ENVIRONMENT: copyId })
    report(await runMigrations(copy, pending, await readConnected(copy), print))
    const edited = listEdited(confirmed, await readConnected(live))
    if (edited.length > 0) throw new Failure(`Somebody has changed ${aliasId} since the copy: ${edited.join(', ')}.`)
    const environment = { sys: { ...alias.environment.sys, id: copyId } }
    const params = { environmentAliasId: aliasId }
    const work = client.environmentAlias.update(params, { ...alias, environment })
    await orFail(work, (reason) => `Cannot switch the alias ${aliasId}. ${reason}`)
  })
  print(
    `Done: ${aliasId} points to ${copyId}. To go back, point it to ${before} again; otherwise delete ${before} in Contentful.`,
  )
  // Between the last reading and the switch.
  const missed = listEdited(confirmed, await readConnected(connect({ ...env, CONTENTFUL_ENVIRONMENT: before })))
  if (missed.length > 0) {
    print(
      `Somebody has changed ${before} during the switch: ${missed.join(', ')}.\n→ Make these changes in ${aliasId} again.`,
    )
  }
}
