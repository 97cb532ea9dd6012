import { contentModel } from '../../content/model'
import { plural } from '../../content/model/message'
import { formatProblems } from '../../local/contentful/problem'
import { writeLastSynced } from '../../local/contentful/push-pull/last-synced'
import { formatConflicts } from '../../local/contentful/push-pull/merge'
import { requireMigrated } from '../../local/contentful/push-pull/migration-record'
import { planPull } from '../../local/contentful/push-pull/pull'
import { readSpace } from '../../local/contentful/read-space'
import { readArguments } from '../../server/read-arguments'
import { Failure } from '../../src/lib/failure'
import type { Variables } from '../../src/lib/variables'
import {
  checkLocale,
  connect,
  orFail,
  readConnected,
  readPreference,
  readRecord,
  recordFile,
  type Setup,
  type Terminal,
} from './connect'

const knownOptions = { 'dry-run': { type: 'boolean', default: false }, prefer: { type: 'string' } } as const

/**
 * Brings changes of a Contentful space into the files. A three-way merge with the last push or pull keeps changes of
 * the files.
 *
 * @param args of the command line
 * @throws Failure with the necessary fix
 */
export async function pullContent(
  args: readonly string[],
  env: Variables,
  { print }: Pick<Terminal, 'print'>,
  { contentFolder, recordFolder, migrations }: Pick<Setup, 'contentFolder' | 'recordFolder' | 'migrations'>,
): Promise<void> {
  const { values } = readArguments(args, { options: knownOptions })
  const { 'dry-run': isDryRun } = values
  const prefer = readPreference(values.prefer)
  const connection = connect(env)
  const { fetchFile, place } = connection
  const synced = await readRecord(recordFolder, connection)
  const remote = await readConnected(connection)
  const translations = await checkLocale(contentFolder, remote)
  requireMigrated(migrations, remote, place)
  const options = { model: contentModel, remote, contentFolder, translations, synced, prefer, fetchFile }
  const plan = await orFail(planPull(options), (reason) => reason)
  if (plan.left.length > 0) print(['Only in the space:', ...plan.left.map((line) => `  ${line}`)].join('\n'))
  if (plan.problems.length > 0) throw new Failure(`${plan.problems.join('\n')}\nNothing was written.`)
  if (plan.conflicts.length > 0) throw new Failure(formatConflicts(plan.conflicts, remote.defaultLocale))
  for (const { title, changes, run } of plan.changes) {
    print(title)
    for (const change of changes) print(`  ${change}`)
    if (isDryRun) continue
    await orFail(run(), (reason) => `Cannot ${title}. ${reason}\nRun the command again: it continues.`)
  }
  if (isDryRun) {
    print(`${plural(plan.changes.length, 'file')} would change. Nothing was written.`)
    return
  }
  plan.record()
  await writeLastSynced(recordFile(recordFolder, connection), synced)
  const undo = 'To undo this pull, restore content/ and .contentful/ together.'
  print(
    plan.changes.length === 0 ? `Nothing to do: the files match ${place}.` : `Done: the files match ${place}. ${undo}`,
  )
  const result = await readSpace(contentFolder)
  if (result.ok) return
  const advice = 'Correct problems in Contentful and pull again, or in the files and push.'
  print(`${formatProblems(result.problems)}\n\nThe content has ${plural(result.problems.length, 'problem')}. ${advice}`)
}
