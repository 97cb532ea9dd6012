import * as v from 'valibot'
import { contentModel } from '../../content/model'
import { stateAt } from '../../content/model/page-dates'
import { pagePath } from '../../content/model/page-paths'
import { defaultLocale } from '../../src/lib/locales'
import { parseJson } from '../requests/parse-json'

const actions = { publish: 'published', unpublish: 'unpublished', delete: 'deleted' } as const

export const publishEventSchema = v.object({
  action: v.picklist(Object.values(actions)),
  kind: v.picklist(['entry', 'asset']),
  id: v.string(),
  /** The name of the content type; absent for assets, and if the payload does not contain it. */
  type: v.optional(v.string()),
  title: v.optional(v.string()),
  /** Opens the entry in Contentful; absent if it was deleted. */
  link: v.optional(v.string()),
  /** The path of its page, if it has one. */
  path: v.optional(v.string()),
})

/** A change of an entry or an asset that visitors can see. */
export type PublishEvent = Readonly<v.InferOutput<typeof publishEventSchema>>

export const scheduledEventSchema = v.object({
  ...publishEventSchema.entries,
  /** When it happens (ISO 8601). */
  time: v.pipe(v.string(), v.isoTimestamp()),
})

/** A change at the publish or expiry date of a page. */
export type ScheduledEvent = Readonly<v.InferOutput<typeof scheduledEventSchema>>

const link = v.object({ sys: v.object({ id: v.string() }) })

/** Values of fields by locale. */
const fields = v.record(v.string(), v.record(v.string(), v.unknown()))

/** The default payload: the entity as in the Content Management API, for unpublished ones only `sys`. */
const payloadSchema = v.object({
  sys: v.object({ id: v.string(), space: link, environment: v.optional(link), contentType: v.optional(link) }),
  fields: v.optional(fields, {}),
})

const topicPattern = /^ContentManagement\.(Entry|Asset)\.(publish|unpublish|delete)$/

/** Maximum characters of a title in a report. */
const titleLimit = 100

/**
 * Reads what a webhook of Contentful reports. Scheduled actions, releases and bulk actions send the same topics for
 * each entry and asset (https://www.contentful.com/developers/docs/webhooks/headers).
 *
 * @param topic the header `X-Contentful-Topic`
 * @param app the origin of Contentful's web app
 * @param now in ms since 1970; a page with a later publish date has no address yet
 * @returns undefined for changes that visitors do not see
 */
export async function readPublishEvent(
  topic: string,
  body: Buffer,
  app: string,
  now: number,
): Promise<PublishEvent | undefined> {
  const [, entity, verb] = topicPattern.exec(topic) ?? []
  if (entity === undefined) return undefined
  const kind = entity === 'Asset' ? 'asset' : 'entry'
  const action = actions[verb as keyof typeof actions]
  const payload = v.safeParse(payloadSchema, await parseJson(body))
  // A payload that the team has customized: the site is built all the same.
  if (!payload.success) return { action, kind, id: 'unknown' }
  const { sys } = payload.output
  const values = Object.fromEntries(
    Object.entries(payload.output.fields).map(([name, locales]) => [name, locales[defaultLocale]]),
  )
  const type = contentModel.find(({ id }) => id === sys.contentType?.sys.id)
  const title = values[type?.displayField ?? 'title']
  const space = `${app}/spaces/${sys.space.sys.id}/environments/${sys.environment?.sys.id ?? 'master'}`
  return {
    action,
    kind,
    id: sys.id,
    type: type?.name,
    title: typeof title === 'string' ? title.slice(0, titleLimit) : undefined,
    link: action === 'deleted' ? undefined : `${space}/${kind === 'asset' ? 'assets' : 'entries'}/${sys.id}`,
    path: type && action === 'published' && stateAt(now, values) === 'live' ? pagePath(type.id, values) : undefined,
  }
}
