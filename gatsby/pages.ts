import path from 'node:path'
import { blockTypeIds } from '../content/model'
import { graphqlTypeName } from '../content/model/projections/graphql'
import type { BuildModel } from './build-model'
import { readEntryPages } from './entry-pages'
import { readExperiences } from './personalization/personalization'
import { linkedNodes, readEntries, readResult, textOf, type EntryNode } from './read-content'
import { languagesOf, translatedSlices, translationOf } from './translations/translations'

/**
 * Warnings for editors about unknown blocks.
 *
 * @param known GraphQL type names
 */
export const describeUnknownBlocks = (page: EntryNode, known: ReadonlySet<string>): readonly string[] =>
  linkedNodes(page, 'blocks', readResult).flatMap(({ contentful_id: id, __typename }) => {
    const type = String(__typename)
    return known.has(type)
      ? []
      : `Page "${textOf(page.name) ?? page.id}" (${textOf(page.path) ?? 'no path'}) lists entry "${String(id)}" of type ` +
          `"${type.replace(/^Contentful/, '')}", for which the site has no block. It is left out: ` +
          'remove it from the page, or add a block for it in src/blocks.'
  })

const knownBlocks = new Set(blockTypeIds.map(graphqlTypeName))

/** Creates a page for each `page` entry. Warns about entries of any type whose path is taken. */
export const pages: BuildModel = {
  async createPages(args) {
    const { actions, reporter } = args
    const entryPages = await readEntryPages(args)
    for (const warning of entryPages.warnings) reporter.warn(warning)
    const personalization = await readExperiences(args)
    for (const warning of personalization.warnings) reporter.warn(warning)
    const paths = new Map(entryPages.pages.map(({ id, path: own }) => [id, own]))

    const entriesOf = await readEntries(args, ['page'], (field) => ['name', 'path', 'blocks'].includes(field))
    for (const page of entriesOf('page')) {
      const own = paths.get(page.id)
      if (textOf(page.path) === undefined) {
        reporter.warn(`Page "${textOf(page.name) ?? page.id}" has no path, so it is not built. Give it a path.`)
      }
      if (own === undefined) continue
      for (const problem of describeUnknownBlocks(page, knownBlocks)) {
        if (process.env.NODE_ENV === 'production') reporter.warn(problem)
        else reporter.error(problem)
      }
      actions.createPage({
        path: own,
        component: path.resolve('src/templates/block-page.tsx'),
        context: { id: page.id, ...languagesOf(entryPages.translations, page.id), ...personalization.ofPage(page.id) },
      })
    }
    for (const { id, locale, path: own, original } of entryPages.translations) {
      actions.createPage({
        path: own,
        component: path.resolve('src/templates/block-page.tsx'),
        context: {
          id,
          locale,
          translation: translationOf(entryPages.translations, locale),
          ...languagesOf(entryPages.translations, original.id),
          ...personalization.ofPage(id),
        },
        slices: translatedSlices(locale),
      })
    }
  },
}
