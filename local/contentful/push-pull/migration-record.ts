import type { PlainClientAPI } from 'contentful-management'
import type { Migration } from '../../../content/migrations/migration'
import type { RemoteSpace } from './remote-space'

/** Such as 0003, as in the names of files. */
export const fourDigits = (number: number): string => String(number).padStart(4, '0')

const tagOf = (number: number): string => `migration-${fourDigits(number)}`

const tagPattern = /^migration-(\d{4})$/

/** The numbers of the migrations that an environment has. Each is a tag, which no entry has. */
const appliedIn = ({ tags }: Pick<RemoteSpace, 'tags'>): number[] =>
  tags.flatMap(({ sys }) => {
    const digits = tagPattern.exec(sys.id)?.[1]
    return digits === undefined ? [] : [Number(digits)]
  })

export async function recordMigration(client: PlainClientAPI, number: number): Promise<void> {
  const tag = { name: `Migration ${fourDigits(number)}`, sys: { visibility: 'private' } } as const
  await client.tag.createWithId({ tagId: tagOf(number) }, tag)
}

export function compareMigrations(migrations: readonly Migration[], remote: Pick<RemoteSpace, 'tags'>) {
  const applied = appliedIn(remote)
  return {
    /** Migrations that the environment lacks, in order. */
    pending: migrations.filter(({ number }) => !applied.includes(number)),
    /** Numbers of the environment that these files lack. */
    unknown: applied.filter((number) => !migrations.some((migration) => migration.number === number)),
  }
}
