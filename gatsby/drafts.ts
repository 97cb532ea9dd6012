import { contentModel } from '../content/model'
import { isEmpty } from '../content/model/define'
import type { Variables } from '../src/lib/variables'
import type { BuildModel } from './build-model'
import { readEntries, type Entries } from './read-content'

export interface EmptyField {
  /** Id of the entry. */
  readonly entry: string
  readonly field: string
  /** A sentence for editors. */
  readonly problem: string
}

/** Finds empty required fields of drafts. Contentful checks them only on publishing. */
export const findEmptyFields = (entriesOf: Entries): readonly EmptyField[] =>
  contentModel.flatMap(({ id: typeId, name: typeName, displayField, fields }) =>
    entriesOf(typeId).flatMap((node) => {
      const shown = node[displayField]
      const entry = String(node.contentful_id)
      const name = isEmpty(shown) ? entry : String(shown)
      return Object.entries(fields).flatMap(([field, { required }]) => {
        const problem = `${typeName} "${name}", field "${field}": it is empty, and the entry can’t be published without it.`
        return required && isEmpty(node[field]) ? [{ entry, field, problem }] : []
      })
    }),
  )

/** Whether the build includes drafts: previews and develop. */
export const readsDrafts = ({ CONTENTFUL_PREVIEW, NODE_ENV }: Variables): boolean =>
  CONTENTFUL_PREVIEW === 'true' || NODE_ENV !== 'production'

/**
 * Sets `__SHOWS_DRAFTS__` and `__CONTENTFUL_APP__` (src/mapping/drafts.ts), which make pages show a notice instead of an
 * unfinished block, with a link to the entry, and warns about all empty required fields.
 */
export const drafts: BuildModel = {
  onCreateWebpackConfig({ actions, plugins }) {
    const isShown = JSON.stringify(readsDrafts(process.env))
    const app = JSON.stringify(process.env.CONTENTFUL_APP_URL ?? '')
    actions.setWebpackConfig({ plugins: [plugins.define({ __SHOWS_DRAFTS__: isShown, __CONTENTFUL_APP__: app })] })
  },

  async createPages(args) {
    if (!readsDrafts(process.env)) return
    const types = contentModel.map(({ id }) => id)
    const entriesOf = await readEntries(args, types, (_id, { required }) => required === true)
    for (const { problem } of findEmptyFields(entriesOf)) args.reporter.warn(problem)
  },
}
