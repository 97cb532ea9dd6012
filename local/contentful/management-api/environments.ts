import { ApiError, badRequest } from '../api-error'
import { asksUntilDone, checkVersion, type EnvironmentState, listItems } from './environment'
import type { ApiRequest } from './transport'

/** The environments of a space and their aliases. CMA is named in management-api.ts. */
export function createEnvironments(master: EnvironmentState) {
  const environments = new Map([['master', master]])
  const aliases = new Map<string, string>()
  const aliasVersions = new Map<string, number>()
  /** Environments that are being copied: how often a client must still ask. */
  const copying = new Map<string, number>()

  /** @param name of an environment or an alias */
  const find = (name: string): EnvironmentState => {
    const found = environments.get(aliases.get(name) ?? name)
    if (!found || copying.get(name)) throw new ApiError(404, 'NotFound', 'There is no such environment.')
    return found
  }

  /** CMA, “Environment aliases”. Assumption: without aliases, the list is empty. */
  const answerAlias = (method: string, id: string, data: unknown, version: unknown): unknown => {
    const resource = (alias: string) => ({
      sys: { type: 'EnvironmentAlias', id: alias, version: aliasVersions.get(alias) ?? 1 },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: aliases.get(alias) } },
    })
    if (id === '') return listItems([...aliases.keys()].map(resource), new URLSearchParams())
    const target = aliases.get(id)
    if (target === undefined) throw new ApiError(404, 'NotFound', 'There is no such alias.')
    if (method === 'PUT') {
      checkVersion(resource(id), version)
      const next = (data as { environment: { sys: { id: string } } }).environment.sys.id
      if (!environments.has(next)) throw new ApiError(422, 'ValidationFailed', 'There is no such environment.')
      aliases.set(id, next)
      aliasVersions.set(id, (aliasVersions.get(id) ?? 1) + 1)
    }
    return resource(id)
  }

  /** CMA, “Environments”: a copy has everything of its source. */
  const answer = (request: ApiRequest, id: string): unknown => {
    const resource = (name: string) => {
      const status = { sys: { id: copying.get(name) ? 'queued' : 'ready' } }
      return { name, sys: { type: 'Environment', id: name, version: 1, status } }
    }
    if (id === '') return listItems([...environments.keys()].map(resource), new URLSearchParams())
    if (request.method === 'PUT') {
      const source = environments.get(String(request.headers['x-contentful-source-environment'] ?? 'master'))
      if (!source) throw new ApiError(404, 'NotFound', 'There is no such source environment.')
      if (environments.has(id) || aliases.has(id)) throw new ApiError(409, 'VersionMismatch', 'The environment exists.')
      environments.set(id, structuredClone(source))
      copying.set(id, asksUntilDone)
    }
    if (!environments.has(id)) throw new ApiError(404, 'NotFound', 'There is no such environment.')
    if (request.method === 'GET') copying.set(id, Math.max(0, (copying.get(id) ?? 0) - 1))
    if (request.method !== 'DELETE') return resource(id)
    if (id === 'master' || [...aliases.values()].includes(id)) {
      throw badRequest('Cannot delete the target of an alias.')
    }
    environments.delete(id)
    return undefined
  }

  return { all: environments, aliases, find, answer, answerAlias }
}
