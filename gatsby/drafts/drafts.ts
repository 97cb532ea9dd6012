import type { BuildModel } from '../build-model'
import { findEmptyFields } from './find-empty-fields'

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
