import { isDeepStrictEqual } from 'node:util'
import type { ContentTypeProps, EditorInterfaceProps, PlainClientAPI } from 'contentful-management'
import { contentModel, type ContentType } from '../../content/model'
import {
  type ContentfulField,
  toContentfulControls,
  toContentfulType,
} from '../../content/model/projections/contentful'

export interface PushStep {
  readonly title: string
  readonly run: () => Promise<void>
}

export interface Saved {
  readonly sys: { readonly id: string; readonly version?: number; readonly publishedVersion?: number }
}

/** Saving and publishing each raise the version by one. */
export const isPublishedAsSaved = ({ sys }: Saved) =>
  sys.publishedVersion !== undefined && sys.version === sys.publishedVersion + 1

export const isPublished = ({ sys }: Saved) => sys.publishedVersion !== undefined

type GivenField = Omit<ContentfulField, 'validations' | 'items'> & {
  readonly validations?: ContentfulField['validations']
  readonly items?: Partial<NonNullable<ContentfulField['items']>>
}

const comparable = (field: GivenField) =>
  JSON.parse(
    JSON.stringify([
      field.id,
      field.name,
      field.type,
      field.linkType,
      field.items && [field.items.type, field.items.linkType, field.items.validations ?? []],
      field.localized,
      field.required,
      field.validations ?? [],
    ]),
  ) as unknown

export function planContentType(
  client: PlainClientAPI,
  type: ContentType,
  existing: ContentTypeProps | undefined,
): PushStep[] {
  const wanted = toContentfulType(type)
  const params = { contentTypeId: type.id }
  const publish = async (saved: ContentTypeProps) => {
    await client.contentType.publish(params, saved)
  }
  if (!existing) {
    const create = async () => {
      await publish(await client.contentType.createWithId(params, wanted as unknown as ContentTypeProps))
    }
    return [{ title: `create content type ${type.id}`, run: create }]
  }
  const given = existing.fields as unknown as GivenField[]
  const known = given.filter(({ id }) => id in type.fields)
  const isSame =
    existing.name === wanted.name &&
    existing.description === wanted.description &&
    existing.displayField === wanted.displayField &&
    isDeepStrictEqual(known.map(comparable), wanted.fields.map(comparable))
  if (isSame && isPublishedAsSaved(existing)) return []
  // Keep fields that only the space has; `prune` deletes them.
  const others = given.filter(({ id }) => !(id in type.fields))
  const next = { ...existing, ...wanted, fields: [...wanted.fields, ...others] } as unknown as ContentTypeProps
  const update = async () => publish(await client.contentType.update(params, next))
  return [{ title: `update content type ${type.id}`, run: update }]
}

export function planControls(
  client: PlainClientAPI,
  type: ContentType,
  existing: EditorInterfaceProps | undefined,
): PushStep[] {
  const wanted = toContentfulControls(type)
  const given = existing?.controls ?? []
  const isSame = wanted.every((control) => {
    const other = given.find(({ fieldId }) => fieldId === control.fieldId)
    return (
      other?.widgetId === control.widgetId && (other.settings?.helpText ?? '') === (control.settings.helpText ?? '')
    )
  })
  if (isSame) return []
  const run = async () => {
    const params = { contentTypeId: type.id }
    const current = await client.editorInterface.get(params)
    const controls = wanted.map((control) => {
      const settings = current.controls?.find(({ fieldId }) => fieldId === control.fieldId)?.settings
      return { ...control, settings: { ...settings, ...control.settings } }
    })
    const others = (current.controls ?? []).filter(({ fieldId }) => !(fieldId in type.fields))
    await client.editorInterface.update(params, { ...current, controls: [...controls, ...others] })
  }
  return [{ title: `set up the editor of ${type.id}`, run }]
}

/** Deletes fields that only the real space has. */
export function planFieldDeletions(client: PlainClientAPI, type: ContentTypeProps): PushStep[] {
  const model = contentModel.find(({ id }) => id === type.sys.id)
  if (!model) return []
  const params = { contentTypeId: type.sys.id }
  return type.fields
    .filter(({ id }) => !(id in model.fields))
    .map(({ id }) => ({
      title: `delete field ${id} of content type ${type.sys.id}`,
      run: async () => {
        const without = await client.contentType.omitAndDeleteField(params, await client.contentType.get(params), id)
        await client.contentType.publish(params, without)
      },
    }))
}
