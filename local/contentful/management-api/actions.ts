import { ApiError, badRequest, notFound } from '../api-error'
import { asksUntilDone, checkVersion, collectionOf, type EnvironmentState } from './environment'
import { checkPublishable, markPublished, markUnpublished } from './publishing'

/** An entry or asset, and its version. Releases have no versions. */
export interface ItemLink {
  readonly sys: { readonly linkType: string; readonly id: string; readonly version?: number }
}

export const actionNames = ['publish', 'unpublish', 'validate'] as const
export type ActionName = (typeof actionNames)[number]

interface Action {
  readonly type: 'BulkAction' | 'ReleaseAction'
  readonly action: ActionName
  readonly items: readonly ItemLink[]
  /** Runs when all items are done. */
  readonly onSuccess?: () => void
}

/** https://www.contentful.com/developers/docs/technical-limits/ */
const bulkItems = 200
const activeActions = 5

export const findItem = (here: EnvironmentState, { sys }: ItemLink) => {
  const kind = sys.linkType === 'Entry' ? 'entries' : 'assets'
  const stored = collectionOf(here, kind)?.get(sys.id)
  if (!stored) throw notFound()
  return { kind, stored }
}

/** Assumption: does it with all items, or with none. Returns the error if there is one. */
export function perform(here: EnvironmentState, action: ActionName, items: readonly ItemLink[]): unknown {
  const errors: unknown[] = []
  const targets = items.flatMap((entity) => {
    try {
      const target = findItem(here, entity)
      if (entity.sys.version !== undefined) checkVersion(target.stored, entity.sys.version)
      if (action !== 'unpublish') checkPublishable(here, target.stored)
      return [target]
    } catch (error) {
      const { id, message, details } = error as ApiError
      errors.push({ entity, error: { sys: { type: 'Error', id }, message, details } })
      return []
    }
  })
  if (errors.length > 0) return { sys: { type: 'Error', id: 'BulkActionFailed' }, details: { errors } }
  for (const { kind, stored } of targets) {
    if (action === 'publish') markPublished(here, kind, stored)
    if (action === 'unpublish') markUnpublished(here, kind, stored)
  }
  return undefined
}

/** The bulk actions and release actions of a space. CMA is named in management-api.ts. */
export function createActions() {
  const actions = new Map<string, Action & { status: string; asks: number; error?: unknown }>()

  const resource = (id: string) => {
    const found = actions.get(id)
    if (!found) throw new ApiError(404, 'NotFound', 'There is no such action.')
    return { sys: { type: found.type, id, status: found.status }, action: found.action, error: found.error }
  }

  return {
    /** CMA, “Bulk actions”. Assumption: a sixth active action is refused with 429. */
    start: (action: Action) => {
      if (action.items.length > bulkItems) throw badRequest(`An action has at most ${bulkItems} items.`)
      if ([...actions.values()].filter(({ asks }) => asks > 0).length >= activeActions) {
        throw new ApiError(429, 'RateLimitExceeded', 'Too many active actions')
      }
      const id = `action-${actions.size}`
      actions.set(id, { ...action, status: 'created', asks: asksUntilDone })
      return resource(id)
    },
    /** A client asks for an action, which progresses each time. */
    ask: (id: string, here: EnvironmentState) => {
      const found = actions.get(id)
      if (found && found.asks > 0) {
        found.asks -= 1
        found.status = 'inProgress'
        if (found.asks === 0) {
          found.error = perform(here, found.action, found.items)
          found.status = found.error ? 'failed' : 'succeeded'
          if (!found.error) found.onSuccess?.()
        }
      }
      return resource(id)
    },
  }
}
