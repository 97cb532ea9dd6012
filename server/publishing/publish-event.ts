import * as v from 'valibot'
import { contentModel } from '../../content/model'
import { pagePath } from '../../content/model/page-paths'
import { defaultLocale } from '../../src/lib/locales'
import { parseJson } from '../requests/parse-json'

const actions = { publish: 'published', unpublish: 'unpublished', delete: 'deleted' } as const

type Action = (typeof actions)[keyof typeof actions]

/** A change of an entry or an asset that visitors can see. */
export interface PublishEvent {
  readonly action: Action
  readonly kind: 'entry' | 'asset'
  readonly id: string
  /** The name of the content type; absent for assets, and if the payload does not contain it. */
  readonly type?: string
  readonly title?: string
  /** Opens the entry in Contentful; absent if it was deleted. */
  readonly link?: string
  /** The path of its page, if it has one. */
  readonly path?: string
}

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
 * @returns undefined for changes that visitors do not see
 */
export function readPublishEvent(topic: string, body: Buffer, app: string): PublishEvent | undefined {
  const [, entity, verb] = topicPattern.exec(topic) ?? []
  if (entity === undefined) return undefined
  const kind = entity === 'Asset' ? 'asset' : 'entry'
  const action = actions[verb as keyof typeof actions]
  const payload = v.safeParse(payloadSchema, parseJson(body))
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
    path: type && action === 'published' ? pagePath(type.id, values) : undefined,
  }
}
