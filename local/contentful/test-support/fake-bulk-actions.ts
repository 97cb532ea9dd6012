import {
  asksUntilDone,
  checkPublishable,
  checkVersion,
  collectionOf,
  type EnvironmentState,
  markPublished,
  Refusal,
} from './fake-environment'

/** An entry or asset with the version to publish. */
export interface VersionedLink {
  readonly sys: { readonly linkType: 'Entry' | 'Asset'; readonly id: string; readonly version: number }
}

/** https://www.contentful.com/developers/docs/technical-limits/ */
const bulkItems = 200
const activeBulkActions = 5

/** The bulk actions of a space. CMA is named in fake-management-api.ts. */
export function createBulkActions() {
  const actions = new Map<string, { status: string; asks: number; items: VersionedLink[]; error?: unknown }>()

  /** CMA, “Bulk actions”. Assumptions: an action publishes all items or none; a sixth active action is refused with 429. */
  const start = (items: VersionedLink[]) => {
    if (items.length > bulkItems) throw new Refusal(400, 'BadRequest', `An action has at most ${bulkItems} items.`)
    if ([...actions.values()].filter(({ asks }) => asks > 0).length >= activeBulkActions) {
      throw new Refusal(429, 'RateLimitExceeded', 'Too many active bulk actions')
    }
    const id = `action-${actions.size}`
    actions.set(id, { status: 'created', asks: asksUntilDone, items })
    return resource(id)
  }

  const resource = (id: string) => {
    const action = actions.get(id)
    if (!action) throw new Refusal(404, 'NotFound', 'There is no such action.')
    return { sys: { type: 'BulkAction', id, status: action.status }, action: 'publish', error: action.error }
  }

  const advance = (id: string, here: EnvironmentState) => {
    const action = actions.get(id)
    if (!action || action.asks === 0) return
    action.asks -= 1
    action.status = 'inProgress'
    if (action.asks > 0) return
    const errors: unknown[] = []
    const targets = action.items.flatMap((entity) => {
      const kind = entity.sys.linkType === 'Entry' ? 'entries' : 'assets'
      const stored = collectionOf(here, kind)?.get(entity.sys.id)
      try {
        if (!stored) throw new Refusal(404, 'NotFound', 'The resource could not be found.')
        checkVersion(stored, entity.sys.version)
        checkPublishable(here, stored)
        return [{ kind, stored }]
      } catch (error) {
        const { id: errorId, message, details } = error as Refusal
        errors.push({ entity, error: { sys: { type: 'Error', id: errorId }, message, details } })
        return []
      }
    })
    action.status = errors.length > 0 ? 'failed' : 'succeeded'
    if (errors.length === 0) for (const { kind, stored } of targets) markPublished(here, kind, stored)
    else action.error = { sys: { type: 'Error', id: 'BulkActionFailed' }, details: { errors } }
  }

  return {
    start,
    /** A client asks for an action, which progresses each time. */
    ask: (id: string, here: EnvironmentState) => {
      advance(id, here)
      return resource(id)
    },
  }
}
