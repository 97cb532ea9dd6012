import { ApiError, badRequest, notFound } from '../api-error'
import { asksUntilDone, checkVersion, collectionOf, type EnvironmentState } from './environment'
import { checkPublishable, markPublished } from './publishing'

/** An entry or asset, and its version. */
interface ItemLink {
  readonly sys: { readonly linkType: string; readonly id: string; readonly version: number }
}

/** https://www.contentful.com/developers/docs/technical-limits/ */
const bulkItems = 200
const activeActions = 5

function findItem(here: EnvironmentState, { sys }: ItemLink) {
  const kind = sys.linkType === 'Entry' ? 'entries' : 'assets'
  const stored = collectionOf(here, kind)?.get(sys.id)
  if (!stored) throw notFound()
  return { kind, stored }
}

/** Assumption: publishes all items, or none. Returns the error if there is one. */
function publish(here: EnvironmentState, items: readonly ItemLink[]): unknown {
  const errors: unknown[] = []
  const targets = items.flatMap((entity) => {
    try {
      const target = findItem(here, entity)
      checkVersion(target.stored, entity.sys.version)
      checkPublishable(here, target.stored)
      return [target]
    } catch (error) {
      const { id, message, details } = error as ApiError
      errors.push({ entity, error: { sys: { type: 'Error', id }, message, details } })
      return []
    }
  })
  if (errors.length > 0) return { sys: { type: 'Error', id: 'BulkActionFailed' }, details: { errors } }
  for (const { kind, stored } of targets) markPublished(here, kind, stored)
  return undefined
}

/** The bulk actions of a space that publish. CMA is named in management-api.ts. */
export function createActions() {
  const actions = new Map<string, { items: readonly ItemLink[]; status: string; asks: number; error?: unknown }>()

  const resource = (id: string) => {
    const found = actions.get(id)
    if (!found) throw new ApiError(404, 'NotFound', 'There is no such action.')
    return { sys: { type: 'BulkAction', id, status: found.status }, action: 'publish', error: found.error }
  }

  return {
    /** CMA, “Bulk actions”. Assumption: a sixth active action is refused with 429. */
    start: (data: unknown) => {
      const { items } = (data as { entities: { items: ItemLink[] } }).entities
      if (items.length > bulkItems) throw badRequest(`An action has at most ${bulkItems} items.`)
      if ([...actions.values()].filter(({ asks }) => asks > 0).length >= activeActions) {
        throw new ApiError(429, 'RateLimitExceeded', 'Too many active actions')
      }
      const id = `action-${actions.size}`
      actions.set(id, { items, status: 'created', asks: asksUntilDone })
      return resource(id)
    },
    /** A client asks for an action, which progresses each time. */
    ask: (id: string, here: EnvironmentState) => {
      const found = actions.get(id)
      if (found && found.asks > 0) {
        found.asks -= 1
        found.status = 'inProgress'
        if (found.asks === 0) {
          found.error = publish(here, found.items)
          found.status = found.error ? 'failed' : 'succeeded'
        }
      }
      return resource(id)
    },
  }
}
