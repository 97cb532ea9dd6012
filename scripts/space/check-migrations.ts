import type { Migration } from '../../content/migrations/migration'
import { appliedIn, fourDigits } from '../../local/contentful/push-pull/migration-record'
import type { RemoteSpace } from '../../local/contentful/push-pull/remote-space'
import { Failure } from '../../src/lib/failure'
import type { SpaceConnection } from './connect'

const listed = (numbers: readonly number[]) => numbers.map(fourDigits).join(', ')

/**
 * The migrations that an environment lacks.
 *
 * @throws Failure if it has one that the files lack
 */
export function findPending(
  migrations: readonly Migration[],
  remote: RemoteSpace,
  { place }: SpaceConnection,
): readonly Migration[] {
  const applied = appliedIn(remote)
  const unknown = applied.filter((number) => !migrations.some((migration) => migration.number === number))
  if (unknown.length === 0) return migrations.filter(({ number }) => !applied.includes(number))
  throw new Failure(
    `${place} has migrations that content/migrations lacks: ${listed(unknown)}.\n→ Update this checkout.`,
  )
}

/** @throws Failure if the environment has another model than the files */
export function requireMigrated(
  migrations: readonly Migration[],
  remote: RemoteSpace,
  connection: SpaceConnection,
): void {
  const numbers = findPending(migrations, remote, connection).map(({ number }) => number)
  if (numbers.length === 0) return
  throw new Failure(`${connection.place} lacks migrations: ${listed(numbers)}.\n→ Run npm run content:migrate first.`)
}
