import { ApiError, badRequest } from '../api-error'
import { type ActionName, findItem, type ItemLink, perform } from './actions'
import { type Call, checkVersion, type EnvironmentState, place, type Stored } from './environment'
import type { createReleases } from './releases'

const pendingActions = 500
const yearsAhead = 5

interface Plan {
  action: ActionName
  entity: ItemLink
  environment: { sys: { id: string } }
  scheduledFor: { datetime: string; timezone?: string }
}

type ScheduledAction = Plan & Stored

interface Space {
  readonly environment: (id: string) => EnvironmentState
  readonly releases: ReturnType<typeof createReleases>
}

/**
 * CMA, “Scheduled actions”. Assumptions: an action that cannot be changed any more is refused with 400, one beyond the
 * limit with 403, and lists have one page.
 */
export function createSchedule({ environment, releases }: Space) {
  const scheduled = new Map<string, ScheduledAction>()

  const find = (id: string): ScheduledAction => {
    const found = scheduled.get(id)
    if (!found) throw new ApiError(404, 'NotFound', 'There is no such scheduled action.')
    return found
  }

  const isPending = ({ sys }: ScheduledAction): boolean => sys.status === 'scheduled'

  const checkTime = ({ datetime }: Plan['scheduledFor']): void => {
    const now = new Date()
    const latest = new Date(now).setFullYear(now.getFullYear() + yearsAhead)
    const time = Date.parse(datetime)
    if (!(time > now.getTime() && time <= latest))
      throw new ApiError(422, 'ValidationFailed', 'The time must be within the next five years.')
  }

  const create = (data: unknown): ScheduledAction => {
    const plan = data as Plan
    const { entity, scheduledFor } = plan
    const here = environment(plan.environment.sys.id)
    if (entity.sys.linkType === 'Release') releases.find(entity.sys.id)
    else findItem(here, entity)
    checkTime(scheduledFor)
    if ([...scheduled.values()].filter(isPending).length >= pendingActions)
      throw new ApiError(403, 'AccessDenied', 'Too many scheduled actions')
    const id = `scheduled-${scheduled.size}`
    const created: ScheduledAction = {
      ...plan,
      sys: { space: place.space, id, type: 'ScheduledAction', version: 1, status: 'scheduled' },
    }
    scheduled.set(id, created)
    return created
  }

  const list = (query: URLSearchParams): unknown => {
    const of = query.get('environment.sys.id')
    if (of === null) throw badRequest('The query lacks environment.sys.id.')
    const [entity, status] = [query.get('entity.sys.id'), query.get('sys.status')]
    const items = [...scheduled.values()].filter(
      (one) =>
        one.environment.sys.id === of &&
        (entity === null || one.entity.sys.id === entity) &&
        (status === null || one.sys.status === status),
    )
    return { sys: { type: 'Array' }, limit: 100, pages: {}, items }
  }

  const answer = ({ method, path: [id = ''], data, version, query }: Call): unknown => {
    if (id === '') return method === 'POST' ? create(data) : list(query)
    const found = find(id)
    if (method === 'GET') return found
    if (!isPending(found)) throw badRequest('The action is not pending.')
    if (method === 'PUT') {
      const { scheduledFor } = data as Plan
      checkVersion(found, version)
      checkTime(scheduledFor)
      found.scheduledFor = scheduledFor
    } else found.sys.status = 'canceled'
    found.sys.version += 1
    return found
  }

  const runOne = (one: ScheduledAction): void => {
    const { id, linkType } = one.entity.sys
    const release = linkType === 'Release' ? releases.find(id) : undefined
    one.error = perform(environment(one.environment.sys.id), one.action, release?.entities.items ?? [one.entity])
    one.sys.status = one.error ? 'failed' : 'succeeded'
    if (release && one.action === 'publish' && !one.error) releases.archive(release)
  }

  return {
    answer,
    /** Carries out what is due at a time. */
    runUntil: (now: Date): void => {
      for (const one of scheduled.values()) {
        if (isPending(one) && Date.parse(one.scheduledFor.datetime) <= now.getTime()) runOne(one)
      }
    },
  }
}
