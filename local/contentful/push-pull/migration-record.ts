import type { PlainClientAPI } from 'contentful-management'
import type { Migration } from '../../../content/migrations/migration'
import { Failure } from '../../../src/lib/failure'
import type { RemoteSpace } from './remote-space'

/** Such as 0003, as in the names of files. */
export const fourDigits = (number: number): string => String(number).padStart(4, '0')

const tagOf = (number: number): string => `migration-${fourDigits(number)}`

const tagPattern = /^migration-(\d{4})$/

/** The numbers of the migrations that an environment has. Each is a tag, which no entry has. */
export const appliedIn = ({ tags }: Pick<RemoteSpace, 'tags'>): number[] =>
  tags.flatMap(({ sys }) => {
    const digits = tagPattern.exec(sys.id)?.[1]
    return digits === undefined ? [] : [Number(digits)]
  })

export async function recordMigration(client: PlainClientAPI, number: number): Promise<void> {
  const tag = { name: `Migration ${fourDigits(number)}`, sys: { visibility: 'private' } } as const
  await client.tag.createWithId({ tagId: tagOf(number) }, tag)
}

const listed = (numbers: readonly number[]) => numbers.map(fourDigits).join(', ')

/**
 * The migrations that an environment lacks.
 *
 * @param place such as `space abc, environment master`
 * @throws Failure if it has one that the files lack
 */
export function findPending(
  migrations: readonly Migration[],
  remote: RemoteSpace,
  place: string,
): readonly Migration[] {
  const applied = appliedIn(remote)
  const unknown = applied.filter((number) => !migrations.some((migration) => migration.number === number))
  if (unknown.length === 0) return migrations.filter(({ number }) => !applied.includes(number))
  throw new Failure(
    `${place} has migrations that content/migrations lacks: ${listed(unknown)}.\n→ Update this checkout.`,
  )
}

/** @throws Failure if the environment has another model than the files */
export function requireMigrated(migrations: readonly Migration[], remote: RemoteSpace, place: string): void {
  const numbers = findPending(migrations, remote, place).map(({ number }) => number)
  if (numbers.length === 0) return
  throw new Failure(`${place} lacks migrations: ${listed(numbers)}.\n→ Run npm run content:migrate first.`)
}
