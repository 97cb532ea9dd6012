import { contentModel } from '../../content/model'
import { graphqlTypeName } from '../../content/model/projections/graphql'

/** A node as gatsby-source-contentful stores an entry: links, long texts and JSON are ids under `<field>___NODE`. */
export interface StoredEntry {
  readonly contentful_id?: unknown
  readonly [field: string]: unknown
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Required fields that are empty in drafts. Contentful checks them only when an entry is published.
 *
 * @param entriesOf finds the nodes of a GraphQL type
 * @returns a sentence for each, which names entry and field
 */
export const findEmptyFields = (entriesOf: (type: string) => readonly StoredEntry[]): readonly string[] =>
  contentModel.flatMap(({ id: typeId, name: typeName, displayField, fields }) =>
    entriesOf(graphqlTypeName(typeId)).flatMap((entry) => {
      const shown = entry[displayField]
      const name = String(isEmpty(shown) ? entry.contentful_id : shown)
      return Object.entries(fields).flatMap(([field, { required }]) =>
        required && isEmpty(entry[field]) && isEmpty(entry[`${field}___NODE`])
          ? [`${typeName} "${name}", field "${field}": it is empty, and the entry can’t be published without it.`]
          : [],
      )
    }),
  )
