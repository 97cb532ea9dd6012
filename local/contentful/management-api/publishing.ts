import { badRequest } from '../api-error'
import { setUpEditor } from './editors'
import {
  type EnvironmentState,
  fieldsOf,
  type Localized,
  type RemoteField,
  type Stored,
  typeIdOf,
  validationFailed,
} from './environment'

/** What Contentful checks and does when something is published. References are those of management-api.ts. */

const linksIn = (value: unknown): { linkType: string; id: string }[] => {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  const { sys } = value as { sys?: { type?: string; linkType: string; id: string } }
  return sys?.type === 'Link' ? [sys] : []
}

/**
 * A required field of an entry that is empty in a locale, unless the locale allows it
 * (https://www.contentful.com/help/localization/manage-locales/). The details are those of Contentful.
 */
const missingValues = ({ locales }: EnvironmentState, { id, required, localized }: RemoteField, fields: Localized) =>
  locales
    .filter(({ code, optional, default: isDefault }) => {
      const isNeeded = required && (isDefault || (localized && !optional))
      return isNeeded && fields[id]?.[code] === undefined
    })
    .map(({ code }) => ({
      name: 'required',
      path: ['fields', id, code],
      details: `The property "${code}" is required here`,
    }))

/**
 * Whether another entry of the type is published with a value
 * (https://www.contentful.com/developers/docs/references/content-management-api/content-types, “Validations”).
 * Assumption: drafts do not count, as in the slug editor of the web app.
 */
const isTaken = (here: EnvironmentState, own: Stored, field: string, value: unknown): boolean =>
  [...here.published].some(
    ([key, other]) =>
      (other.fields as Localized)[field]?.['en-US'] === value &&
      key.startsWith('entries ') &&
      other.sys.id !== own.sys.id &&
      typeIdOf(other) === typeIdOf(own),
  )

/** CMA, “Publish an entry”: validations apply when publishing; linked items must exist. */
export const checkPublishable = (here: EnvironmentState, stored: Stored) => {
  if (stored.sys.archivedVersion !== undefined) throw badRequest('Cannot publish archived')
  if (!stored.sys.contentType) {
    const file = (stored.fields as Localized).file ?? {}
    if (Object.values(file).every((one) => (one as { url?: string }).url)) return
    throw validationFailed([{ name: 'required', path: ['fields', 'file'], details: 'The file is not processed.' }])
  }
  const errors = fieldsOf(here, stored).flatMap((field) => {
    const { id, validations = [], items } = field
    const empty = missingValues(here, field, stored.fields as Localized)
    const value = (stored.fields as Localized)[id]?.['en-US']
    const path = ['fields', id, 'en-US']
    if (value === undefined) return empty
    const missing = linksIn(value).filter(
      (link) => !(link.linkType === 'Entry' ? here.entries : here.assets).has(link.id),
    )
    const linked = linksIn(value).flatMap((link) => here.entries.get(link.id) ?? [])
    const allowed = [...validations, ...(items?.validations ?? [])].flatMap((one) => one.linkContentType ?? [])
    const wrong = allowed.length > 0 ? linked.filter((entry) => !allowed.includes(typeIdOf(entry))) : []
    const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0
    return [
      ...empty,
      ...missing.map((link) => ({
        name: 'notResolvable',
        path,
        details: `There is no ${link.linkType} ${link.id}.`,
      })),
      ...wrong.map((entry) => ({ name: 'linkContentType', path, details: `${entry.sys.id} has the wrong type.` })),
      ...validations.flatMap(({ size, unique, in: choices }) => [
        ...(unique && isTaken(here, stored, id, value)
          ? [{ name: 'unique', path, details: 'Same field value present in other entry' }]
          : []),
        ...(size?.max !== undefined && length > size.max ? [{ name: 'size', path, details: 'Too long.' }] : []),
        ...(choices && !choices.includes(value) ? [{ name: 'in', path, details: 'Not an option.' }] : []),
      ]),
    ]
  })
  if (errors.length > 0) throw validationFailed(errors)
}

export const markPublished = (here: EnvironmentState, kind: string, stored: Stored) => {
  if (kind !== 'content_types') checkPublishable(here, stored)
  stored.sys.publishedVersion = stored.sys.version
  stored.sys.version += 1
  here.published.set(`${kind} ${stored.sys.id}`, structuredClone(stored))
  if (kind === 'content_types') {
    applyFields(here, stored)
    setUpEditor(here, stored)
  }
}

export const markUnpublished = (here: EnvironmentState, kind: string, stored: Stored) => {
  delete stored.sys.publishedVersion
  stored.sys.version += 1
  here.published.delete(`${kind} ${stored.sys.id}`)
}

/** Assumption: an archived entry is refused. */
export const archive = ({ sys }: Stored) => {
  if (sys.publishedVersion !== undefined) throw badRequest('Cannot archive published')
  if (sys.archivedVersion !== undefined) throw badRequest('Cannot archive archived')
  sys.archivedVersion = sys.version
  sys.version += 1
}

export const unarchive = ({ sys }: Stored) => {
  delete sys.archivedVersion
  sys.version += 1
}

/** Assumption: the new ids of fields, and deletions of fields, apply to the values of entries when the type is published. */
const applyFields = (here: EnvironmentState, type: Stored) => {
  const typeFields = type.fields as { id: string; newId?: string }[]
  for (const entry of [...here.entries.values(), ...here.published.values()]) {
    if (typeIdOf(entry) !== type.sys.id) continue
    const values = entry.fields as Localized
    entry.fields = Object.fromEntries(
      typeFields.flatMap(({ id, newId = id }) => (values[id] ? [[newId, values[id]] as const] : [])),
    )
  }
  const controls = (here.editors.get(type.sys.id)?.controls ?? []) as { fieldId: string }[]
  for (const field of typeFields) {
    for (const control of controls) if (control.fieldId === field.id) control.fieldId = field.newId ?? field.id
    field.id = field.newId ?? field.id
    delete field.newId
  }
}
