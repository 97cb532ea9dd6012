import { contentModel } from '../content/model'
import type { BuildModel } from './build-model'
import { readEntries, type Entries } from './read-content'

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Finds empty required fields of drafts. Contentful checks them only on publishing.
 *
 * @returns a sentence for each field
 */
export const findEmptyFields = (entriesOf: Entries): readonly string[] =>
  contentModel.flatMap(({ id: typeId, name: typeName, displayField, fields }) =>
    entriesOf(typeId).flatMap((entry) => {
      const shown = entry[displayField]
      const name = String(isEmpty(shown) ? entry.contentful_id : shown)
      return Object.entries(fields).flatMap(([field, { required }]) =>
        required && isEmpty(entry[field])
          ? [`${typeName} "${name}", field "${field}": it is empty, and the entry can’t be published without it.`]
          : [],
      )
    }),
  )

/** Whether the build includes drafts: previews and develop. */
export const readsDrafts = ({ CONTENTFUL_PREVIEW, NODE_ENV }: Readonly<Record<string, string | undefined>>): boolean =>
  CONTENTFUL_PREVIEW === 'true' || NODE_ENV !== 'production'

/**
 * Sets `__SHOWS_DRAFTS__` (src/mapping/drafts.ts), which makes pages show a notice instead of an unfinished block, and
 * warns about all empty required fields.
 */
export const drafts: BuildModel = {
  onCreateWebpackConfig({ actions, plugins }) {
    const isShown = JSON.stringify(readsDrafts(process.env))
    actions.setWebpackConfig({ plugins: [plugins.define({ __SHOWS_DRAFTS__: isShown })] })
  },

  async createPages(args) {
    if (!readsDrafts(process.env)) return
    const types = contentModel.map(({ id }) => id)
    const entriesOf = await readEntries(args, types, (_id, { required }) => required === true)
    for (const warning of findEmptyFields(entriesOf)) args.reporter.warn(warning)
  },
}
