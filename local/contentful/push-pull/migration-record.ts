import type { PlainClientAPI } from 'contentful-management'
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
