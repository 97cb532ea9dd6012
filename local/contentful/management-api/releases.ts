import { ApiError, badRequest } from '../api-error'
import { type createActions, findItem, type ItemLink } from './actions'
import { type Call, checkVersion, type EnvironmentState, listItems, place, type Stored } from './environment'

const releaseItems = 200

export interface Release extends Stored {
  title: string
  entities: { items: ItemLink[] }
}

/** CMA, “Releases”, of version 1: links to entries and assets. Archiving by hand is not simulated. */
export function createReleases(actions: ReturnType<typeof createActions>) {
  const releases = new Map<string, Release>()

  const find = (id: string): Release => {
    const found = releases.get(id)
    if (!found) throw new ApiError(404, 'NotFound', 'There is no such release.')
    return found
  }

  const save = (here: EnvironmentState, data: unknown, sys: Stored['sys']): Release => {
    const release = { ...(data as Omit<Release, 'sys'>), sys } as Release
    const { items } = release.entities
    for (const item of items) findItem(here, item)
    const names = new Set(items.map((item) => `${item.sys.linkType} ${item.sys.id}`))
    if (items.length > releaseItems || names.size < items.length)
      throw new ApiError(422, 'ValidationFailed', `A release has at most ${releaseItems} entities, each once.`)
    releases.set(sys.id, release)
    return release
  }

  const answer = (here: EnvironmentState, { method, path, data, version, query }: Call): unknown => {
    const [id = '', part, actionId = ''] = path
    if (id === '' && method === 'POST') {
      const newId = `release-${releases.size}`
      return save(here, data, { ...place, id: newId, type: 'Release', version: 1, status: 'active' })
    }
    if (id === '') return listItems([...releases.values()], query)
    const release = find(id)
    if (part === 'actions') return actions.ask(actionId, here)
    const { items } = release.entities
    if (part === 'validate') return actions.start({ type: 'ReleaseAction', action: 'validate', items })
    if (method !== 'GET' && part === 'published') {
      checkVersion(release, version)
      if (release.sys.status === 'archived') throw badRequest('The release is archived.')
      return method === 'PUT'
        ? actions.start({ type: 'ReleaseAction', action: 'publish', items, onSuccess: () => archive(release) })
        : actions.start({ type: 'ReleaseAction', action: 'unpublish', items })
    }
    if (method === 'DELETE') {
      releases.delete(id)
      return undefined
    }
    if (method === 'GET') return release
    checkVersion(release, version)
    return save(here, data, { ...release.sys, version: release.sys.version + 1 })
  }

  /** After a publish. */
  const archive = ({ sys }: Release): void => {
    sys.status = 'archived'
    sys.version += 1
  }

  return { answer, find, archive }
}
