import type { ContentFields, ContentTypeProps } from 'contentful-management'
import type { ContentType, Field } from '../../../content/model'
import { bodyFieldOf } from '../read-entries'

const kinds: Readonly<Record<string, Field['kind']>> = {
  Symbol: 'symbol',
  Text: 'text',
  Integer: 'integer',
  Number: 'number',
  Boolean: 'boolean',
  Date: 'date',
  Object: 'json',
}

function kindOf({ type, linkType, items }: ContentFields): Field['kind'] {
  if (type === 'Link') return linkType === 'Asset' ? 'asset' : 'entry'
  if (type === 'Array') return items?.type === 'Link' ? 'entries' : 'symbols'
  return kinds[type] ?? 'json'
}

/**
 * The content types of an environment, with what is needed to write its entries to files. A new field is below the
 * front matter if the body of a type in `model` has the same name.
 */
export function migratedModel(types: readonly ContentTypeProps[], model: readonly ContentType[]): ContentType[] {
  const bodies = new Set(model.map(bodyFieldOf))
  return types.map(({ sys, name, description, displayField, fields }) => {
    const known = model.find(({ id }) => id === sys.id)?.fields ?? {}
    const toField = (field: ContentFields): Field =>
      known[field.id] ?? ({ kind: kindOf(field), name: field.name, isDocumentBody: bodies.has(field.id) } as Field)
    const own = Object.fromEntries(fields.map((field) => [field.id, toField(field)]))
    return { id: sys.id, name, description, displayField, fields: own }
  })
}
