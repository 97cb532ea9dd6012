import { toCore } from '../../content/model/core'
import { plural } from '../../content/model/message'
import { formatProblems } from '../../local/contentful/problem'
import { findMoves } from '../../local/contentful/push-pull/find-moves'
import { writeLastSynced } from '../../local/contentful/push-pull/last-synced'
import {
  callsOf,
  callsPerSecond,
  estimateTime,
  findExceeded,
  freePlan,
  type Limits,
} from '../../local/contentful/push-pull/limits'
import { formatConflicts } from '../../local/contentful/push-pull/merge'
import { requireMigrated } from '../../local/contentful/push-pull/migration-record'
import type { PushPlan, Stage, Step } from '../../local/contentful/push-pull/plan'
import { hasOnlyCore, isNew, planPush } from '../../local/contentful/push-pull/plan-push'
import { PublishError } from '../../local/contentful/push-pull/publish'
import { readSpace } from '../../local/contentful/read-space'
import { formatRedirectFiles } from '../../local/contentful/redirect-file'
import type { Space } from '../../local/contentful/space'
import { readArguments, readCount } from '../../server/read-arguments'
import { Failure } from '../../src/lib/failure'
import { inParallel } from '../../src/lib/in-parallel'
import type { Variables } from '../../src/lib/variables'
import { backUpBefore } from './back-up-space'
import {
  checkLocale,
  confirm,
  connect,
  explain,
  orFail,
  readConnected,
  readPreference,
  readRecord,
  recordFile,
  type Setup,
  type Terminal,
} from './connect'

const knownOptions = {
  core: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  prefer: { type: 'string' },
  'confirm-space': { type: 'string' },
  'max-types': { type: 'string' },
  'max-records': { type: 'string' },
} as const

async function readContent(folder: string, isCore: boolean): Promise<Space> {
  const result = await readSpace(folder, { isCore })
  if (result.ok) return result.space
  const count = plural(result.problems.length, 'problem')
  throw new Failure(`${formatProblems(result.problems)}\n\nThe content has ${count}; nothing was pushed.`)
}

function printPlan(plan: PushPlan, print: (line: string) => void): void {
  for (const { steps } of plan.stages) {
    for (const { title, changes } of steps) {
      print(title)
      for (const change of changes) print(`  ${change}`)
    }
  }
}

const number = (value: number) => value.toLocaleString('en')

function describePlan(plan: PushPlan, limits: Limits, place: string): string {
  const { types, records } = plan.counts
  const calls = callsOf(plan)
  return [
    `Push to ${place}:`,
    ...plan.stages.map(({ name, steps }) => `  ${name}: ${number(steps.length)}`),
    `After the push, the space has ${number(types.after)} content types (limit ${number(limits.types)}) and ${number(records.after)} records (limit ${number(limits.records)}).`,
    `About ${number(calls)} ${calls === 1 ? 'call' : 'calls'}, ${estimateTime(calls)} at ${callsPerSecond} calls per second.`,
  ].join('\n')
}

interface Progress {
  readonly print: (line: string) => void
  /** Saves the record of what is done. */
  readonly save: () => Promise<void>
}

/** Steps between two lines of progress. The record is saved as often. */
const stepsBetween = 50

/**
 * Runs the stages one after another. Saves the record regularly and at the end, also after an error.
 *
 * @throws Failure for the first step that fails; steps that have begun still finish
 */
async function runStages(stages: readonly Stage[], { print, save }: Progress): Promise<void> {
  let failure: { readonly title: string; readonly error: unknown } | undefined
  let saving = Promise.resolve()
  for (const { name, steps, together } of stages) {
    let done = 0
    const runOne = async ({ title, run }: Step) => {
      // Items that cannot be published do not hold up others.
      if (failure && !(failure.error instanceof PublishError)) return
      try {
        await run()
      } catch (error) {
        failure ??= { title, error }
        return
      }
      done += 1
      if (done % stepsBetween !== 0 && done !== steps.length) return
      print(`${name}: ${done} of ${steps.length}`)
      // One after another, because they write the same file.
      saving = saving.then(save)
      await saving
    }
    await inParallel(steps, together, runOne)
    if (!failure) continue
    await save()
    const reason = `Cannot ${failure.title}. ${explain(failure.error)}`
    throw new Failure(`${reason}\nThe steps before it are done; run the command again to continue.`)
  }
}

/**
 * Brings changes of the content into a Contentful space. A three-way merge with the last push or pull keeps the changes
 * of editors.
 *
 * @param args of the command line
 * @throws Failure with the necessary fix
 */
export async function pushContent(
  args: readonly string[],
  env: Variables,
  terminal: Terminal,
  { contentFolder, recordFolder, backupFolder, model: fullModel, migrations }: Omit<Setup, 'snapshotFolder'>,
): Promise<void> {
  const { values: options } = readArguments(args, { options: knownOptions })
  const { print } = terminal
  const prefer = readPreference(options.prefer)
  const limits = {
    types: options['max-types'] ? readCount(options['max-types'], '--max-types') : freePlan.types,
    records: options['max-records'] ? readCount(options['max-records'], '--max-records') : freePlan.records,
  }
  const connection = connect(env)
  const { client, upload, fetchFile, pollInterval, place, spaceId } = connection
  const isCore = options.core
  const model = isCore ? toCore(fullModel) : fullModel
  const space = await readContent(contentFolder, isCore)
  const synced = await readRecord(recordFolder, connection)
  const remote = await readConnected(connection)
  await checkLocale(contentFolder, remote)
  if (isCore && !hasOnlyCore(fullModel, remote)) {
    throw new Failure(`${place} has more content types than the core.\n→ Push without --core.`)
  }
  if (!isNew(model, remote)) requireMigrated(migrations, remote, place)
  const { prune } = options
  const tools = { client, upload, fetchFile, pollInterval, print }
  const work = planPush({ ...tools, model, migrations, space, remote, synced, prefer, prune })
  const plan = await orFail(work, (reason) => `${reason}\nNothing was changed.`)
  if (options['dry-run']) printPlan(plan, print)
  const moves = findMoves(space, remote, synced)
  if (moves.length > 0) {
    print(`Pages move without redirects from their old paths. Add these:\n\n${formatRedirectFiles(moves)}`)
  }
  if (plan.kept.length > 0) print(['Unchanged:', ...plan.kept.map((line) => `  ${line}`)].join('\n'))
  if (plan.problems.length > 0) throw new Failure(`${plan.problems.join('\n')}\nNothing was changed.`)
  if (plan.conflicts.length > 0) throw new Failure(formatConflicts(plan.conflicts, remote.defaultLocale))
  const save = () => writeLastSynced(recordFile(recordFolder, connection), synced)
  if (plan.stages.length === 0) {
    if (!options['dry-run']) await save()
    print(`Nothing to do: ${place} is up to date.`)
    return
  }
  print(describePlan(plan, limits, place))
  const exceeded = findExceeded(plan, limits)
  if (exceeded.length > 0) {
    const core = isCore ? [] : ['→ Or push the core, a smaller site with 25 content types: --core']
    throw new Failure([...exceeded, ...core, 'Nothing was changed.'].join('\n'))
  }
  if (options['dry-run']) {
    print('Nothing was changed.')
    return
  }
  if (plan.stages.some(({ name }) => name === 'Deleting')) {
    if (options['confirm-space'] !== spaceId) {
      const question = `This deletes from ${place}. Type the id of the space to continue: `
      await confirm(terminal, question, spaceId, `--confirm-space ${spaceId}`)
    }
    // The answer can come long after the space was read.
    await backUpBefore(await readConnected(connection), connection, backupFolder, print)
  } else if (!options.yes) {
    await confirm(terminal, 'Continue? Type yes: ', 'yes', '--yes')
  }
  await save()
  await runStages(plan.stages, { print, save })
  print(`Done: ${place} is up to date. Commit the record of this push: ${recordFile(recordFolder, connection)}`)
}
