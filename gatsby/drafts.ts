import { contentModel } from '../content/model'
import { graphqlTypeName } from '../content/model/projections/graphql'
import type { BuildModel } from './build-model'
import { linkIds, type EntryNode } from './read-content'

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Required fields that are empty in drafts. Contentful checks them only when an entry is published.
 *
 * @param entriesOf finds the nodes of a GraphQL type
 * @returns a sentence for each, which names entry and field
 */
export const findEmptyFields = (entriesOf: (type: string) => readonly EntryNode[]): readonly string[] =>
  contentModel.flatMap(({ id: typeId, name: typeName, displayField, fields }) =>
    entriesOf(graphqlTypeName(typeId)).flatMap((entry) => {
      const shown = entry[displayField]
      const name = String(isEmpty(shown) ? entry.contentful_id : shown)
      return Object.entries(fields).flatMap(([field, { required }]) =>
        required && isEmpty(entry[field]) && linkIds(entry, field).length === 0
          ? [`${typeName} "${name}", field "${field}": it is empty, and the entry can’t be published without it.`]
          : [],
      )
    }),
  )

/** Whether what is built may be unfinished: a preview of drafts, or develop. */
export const readsDrafts = ({ CONTENTFUL_PREVIEW, NODE_ENV }: Readonly<Record<string, string | undefined>>): boolean =>
  CONTENTFUL_PREVIEW === 'true' || NODE_ENV !== 'production'

/**
 * Lets one unfinished draft cost no more than itself. Pages get a constant, `__SHOWS_DRAFTS__`
 * (src/content/drafts.ts), by which they show a notice in the place of what can't be shown, and the
 * build warns of all that is missing, also where the page says nothing.
 */
export const drafts: BuildModel = {
  onCreateWebpackConfig({ actions, plugins }) {
    const isShown = JSON.stringify(readsDrafts(process.env))
    actions.setWebpackConfig({ plugins: [plugins.define({ __SHOWS_DRAFTS__: isShown })] })
  },

  createPages({ getNodesByType, reporter }) {
    if (!readsDrafts(process.env)) return
    const warnings = findEmptyFields((type) => getNodesByType(type))
    for (const warning of warnings) reporter.warn(warning)
  },
}
