import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import https from 'node:https'
import path from 'node:path'
import { type MigrationContext as ContentfulContext, type MigrationFunction, runMigration } from 'contentful-migration'
import type { Migration } from '../../content/migrations/migration'
import { findLosses } from '../../local/contentful/push-pull/compare-entries'
import { callsPerSecond } from '../../local/contentful/push-pull/limits'
import { fourDigits, recordMigration } from '../../local/contentful/push-pull/migration-record'
import type { RemoteSpace } from '../../local/contentful/push-pull/remote-space'
import { Failure } from '../../src/lib/failure'
import { explain, isLocal, readConnected, type SpaceConnection } from './connect'

type Versions = Pick<RemoteSpace, 'entries' | 'published' | 'defaultLocale'>

/**
 * Keeps the entries as they were before a migration in a file, so that an interrupted one can continue.
 *
 * @returns those of the file, if an interrupted run has left it
 */
async function keepBefore(file: string, { entries, published, defaultLocale }: Versions): Promise<Versions> {
  await mkdir(path.dirname(file), { recursive: true })
  const text = JSON.stringify({ entries, published: [...published.entries], defaultLocale })
  // Fails if the file exists.
  await writeFile(file, text, { flag: 'wx' }).catch(() => undefined)
  const saved = JSON.parse(await readFile(file, 'utf8')) as { entries: []; published: []; defaultLocale: string }
  return { ...saved, published: { assets: new Map(), entries: new Map(saved.published) } }
}

/** The reasons of an error. Those of contentful-migration are in a list, beside the message `Batch failed`. */
function explainMigration(error: unknown): string {
  const { errors, message, cause } = error as Error & { errors?: readonly Error[] }
  if (errors) return errors.map((one) => one.message).join('\n')
  return cause ? `${message} ${explain(cause)}` : explain(error)
}

async function runOne(
  connection: SpaceConnection,
  migration: Migration,
  before: Versions,
  typeIds: readonly string[],
): Promise<void> {
  const { spaceId, environmentId, accessToken, host } = connection
  const { entries, published, defaultLocale } = before
  // Without keep-alive, because its client never removes its listeners from a connection.
  https.globalAgent = new https.Agent({ ca: https.globalAgent.options.ca })
  // Its types do not say that it waits for a promise.
  const migrationFunction = (async (tool, context) => {
    const own = { entries, published: published.entries, defaultLocale, typeIds }
    await migration.run(tool, { ...(context as ContentfulContext), ...own })
  }) as MigrationFunction
  const requestLimit = isLocal(host) ? 1000 : callsPerSecond
  await runMigration({ spaceId, environmentId, accessToken, host, yes: true, requestLimit, migrationFunction })
}

/**
 * Runs migrations in an environment, one after another. Compares the entries after each one, and records it in the
 * environment.
 *
 * @param remote the environment before
 * @param snapshotFolder for what the next run needs to continue; without it, nothing can continue
 * @returns the environment afterwards
 * @throws Failure for the first migration that fails or loses a value
 */
export async function runMigrations(
  connection: SpaceConnection,
  migrations: readonly Migration[],
  remote: RemoteSpace,
  print: (line: string) => void,
  snapshotFolder?: string,
): Promise<RemoteSpace> {
  let current = remote
  for (const migration of migrations) {
    const { number, description, changes } = migration
    const title = `Migration ${fourDigits(number)}`
    const fail = (error: unknown): never => {
      throw new Failure(`${title} has failed. ${explainMigration(error)}`)
    }
    const file = snapshotFolder && path.join(snapshotFolder, `${connection.name}-${fourDigits(number)}.json`)
    const before = file ? await keepBefore(file, current) : current
    const typeIds = current.types.map(({ sys }) => sys.id)
    await runOne(connection, migration, before, typeIds).catch(fail)
    current = await readConnected(connection)
    const losses = findLosses(before, current, changes)
    if (losses.length > 0) {
      throw new Failure(
        `${title} does not keep all values:\n${losses.map((line) => `  ${line}`).join('\n')}\n→ Correct the migration, or list in its “changes” what it changes on purpose.`,
      )
    }
    await recordMigration(connection.client, number).catch(fail)
    if (file) await rm(file)
    print(`${title} is done: ${description}`)
  }
  return current
}
