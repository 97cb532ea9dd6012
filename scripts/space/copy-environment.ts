import type { EnvironmentAliasProps } from 'contentful-management'
import type { RemoteSpace } from '../../local/contentful/push-pull/remote-space'
import { waitFor } from '../../local/contentful/push-pull/wait'
import { Failure } from '../../src/lib/failure'
import { explain, orFail, type SpaceConnection } from './connect'

const cannotRead = (what: string) => (reason: string) =>
  `Cannot read the ${what}. ${reason}\n→ Use the token of an administrator.`

/**
 * Finds the alias whose name the connection uses.
 *
 * @throws Failure if it is the name of an environment
 */
export async function findAlias({ client, environmentId }: SpaceConnection): Promise<EnvironmentAliasProps> {
  const { items } = await orFail(client.environmentAlias.getMany({}), cannotRead('aliases'))
  const alias = items.find(({ sys }) => sys.id === environmentId)
  if (alias) return alias
  throw new Failure(
    `${environmentId} is not an alias, so a migrated copy cannot take its place. Nothing was changed.\n→ Set up aliases in Contentful under Settings → Environments, and run the command again.\n→ If the plan has no spare environment: ask editors to wait and pass --in-place. This migrates ${environmentId} itself, after a backup.`,
  )
}

/**
 * Whether there is a copy of this name, from a run that failed or that was undone.
 *
 * @throws Failure if the environments cannot be read
 */
export async function hasEnvironment({ client }: SpaceConnection, id: string): Promise<boolean> {
  const { items } = await orFail(client.environment.getMany({}), cannotRead('environments'))
  return items.some(({ sys }) => sys.id === id)
}

/**
 * Copies the target of an alias, and waits until the copy is ready. Deletes an older copy of the same name.
 *
 * @throws Failure if Contentful refuses the copy
 */
export async function copyEnvironment(
  connection: SpaceConnection,
  { environment }: EnvironmentAliasProps,
  copyId: string,
): Promise<void> {
  const { client, pollInterval } = connection
  const { id: sourceEnvironmentId } = environment.sys
  const params = { environmentId: copyId }
  try {
    if (await hasEnvironment(connection, copyId)) await client.environment.delete(params)
    await client.environment.createWithId({ ...params, sourceEnvironmentId }, { name: copyId })
    await waitFor(async () => {
      const status = (await client.environment.get(params)).sys.status.sys.id
      if (status === 'failed') throw new Error('Contentful could not copy it.')
      return status === 'ready' || undefined
    }, pollInterval)
  } catch (error) {
    throw new Failure(
      `Cannot copy the environment ${sourceEnvironmentId} to ${copyId}. ${explain(error)}\n→ If the plan allows no more environments, delete one in Contentful under Settings → Environments, or pass --in-place.`,
    )
  }
}

/** Entries, assets and content types that differ in two readings of an environment. */
export function listEdited(before: RemoteSpace, after: RemoteSpace): string[] {
  const versionsOf = ({ entries, assets, types }: RemoteSpace) =>
    [...entries, ...assets, ...types].map(({ sys }) => `${sys.type} ${sys.id} ${sys.version}`)
  const [earlier, later] = [new Set(versionsOf(before)), new Set(versionsOf(after))]
  const edited = [...earlier, ...later].filter((one) => !earlier.has(one) || !later.has(one))
  return [...new Set(edited.map((one) => one.slice(0, one.lastIndexOf(' '))))]
}
