import type { BulkActionProps, PlainClientAPI } from 'contentful-management'
import { plural } from '../../../content/model/message'
import type { Step } from './plan'
import { waitFor } from './wait'

export interface Publication {
  readonly linkType: 'Entry' | 'Asset'
  readonly id: string
  /** Such as `entry home`. */
  readonly name: string
  readonly version: () => number
  /** Called when it is published. */
  readonly done: () => void
}

/**
 * Contentful allows 200 items in a bulk action and 5 active actions in a space
 * (https://www.contentful.com/developers/docs/references/content-management-api/bulk-actions).
 */
const itemsTogether = 200

/** Leaves actions for editors, who use them too. */
export const actionsTogether = 2

/** Contentful did not publish some items. */
export class PublishError extends Error {
  override name = 'PublishError'
}

interface Refusal {
  readonly message?: string
  readonly details?: {
    readonly errors?: readonly {
      readonly name?: string
      readonly path?: readonly unknown[]
      readonly details?: string
    }[]
  }
}

const describeRefusal = ({ message, details }: Refusal): string => {
  const fields = (details?.errors ?? []).map(
    ({ name, path = [], details: text = name }) => `${path.slice(1).join(', ')}: ${text}`,
  )
  return fields.length > 0 ? fields.join('; ') : (message ?? 'no reason given')
}

function describeFailure(action: BulkActionProps, items: readonly Publication[]): string {
  const refusals = (action.error?.details?.errors ?? []).map(({ entity, error }) => {
    const item = items.find(({ id, linkType }) => id === entity.sys.id && linkType === entity.sys.linkType)
    return `${item?.name ?? entity.sys.id}: ${describeRefusal(error as Refusal)}`
  })
  const lines = refusals.length > 0 ? refusals : [action.error?.message ?? 'no reason given']
  return `Contentful refused to publish:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

async function publish(client: PlainClientAPI, items: readonly Publication[], pollInterval: number): Promise<void> {
  const links = items.map(({ id, linkType, version }) => ({
    sys: { type: 'Link', linkType, id, version: version() } as const,
  }))
  const { sys } = await client.bulkAction.publish({} as Parameters<PlainClientAPI['bulkAction']['publish']>[0], {
    entities: { sys: { type: 'Array' }, items: links },
  })
  const params = { bulkActionId: sys.id } as Parameters<PlainClientAPI['bulkAction']['get']>[0]
  const action = await waitFor(async () => {
    const current: BulkActionProps = await client.bulkAction.get(params)
    return ['succeeded', 'failed'].includes(current.sys.status) ? current : undefined
  }, pollInterval)
  if ((action.sys.status as string) === 'failed') {
    const refused = new Set(action.error?.details?.errors.map(({ entity }) => entity.sys.id))
    const others = items.filter(({ id }) => !refused.has(id))
    const isPartlyRefused = others.length > 0 && others.length < items.length
    // The next push continues if this fails too.
    if (isPartlyRefused) await publish(client, others, pollInterval).catch(() => undefined)
    throw new PublishError(describeFailure(action, items))
  }
  for (const { done } of items) done()
}

/** Plans bulk actions that publish the items. */
export function planPublications(
  client: PlainClientAPI,
  publications: readonly Publication[],
  pollInterval: number,
): Step[] {
  return Array.from({ length: Math.ceil(publications.length / itemsTogether) }, (_, index) => {
    const items = publications.slice(index * itemsTogether, (index + 1) * itemsTogether)
    const title = `publish ${plural(items.length, 'item')}`
    const changes = items.map(({ name }) => `publish ${name}`)
    return { title, changes, calls: 1 + Math.ceil(items.length / 20), run: () => publish(client, items, pollInterval) }
  })
}
