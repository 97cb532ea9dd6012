import path from 'node:path'
import { blockTypeIds } from '../content/model'
import { demoBarChoices, footerChoices, type FrameChoices, headerChoices } from '../content/model/choices'
import { stateAt } from '../content/model/page-dates'
import { graphqlTypeName } from '../content/model/projections/graphql'
import { groupBy } from '../src/lib/group-by'
import type { BuildModel } from './build-model'
import { definedContext, entryPagesOfThisBuild } from './entry-pages'
import { translatedSlices } from './fixed-pages'
import { readExperiences } from './personalization/personalization'
import { linkedNodes, readEntries, readResult, textOf, type EntryNode } from './read-content'
import { languagesOf, translationsByLocale } from './translations/translations'

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

const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value)

/** The choices of a page for its frame; `undefined` without any. */
function frameChoices({ header, footer, demoBar }: EntryNode): FrameChoices | undefined {
  const choices = definedContext({
    header: oneOf(headerChoices, header),
    footer: oneOf(footerChoices, footer),
    demoBar: oneOf(demoBarChoices, demoBar),
  } satisfies FrameChoices)
  return Object.keys(choices).length > 0 ? choices : undefined
}

/** For previews: why visitors do not see a page. */
function describeState({ path: own, publishAt, expireAt }: EntryNode): string | undefined {
  const state = stateAt(Date.now(), { publishAt, expireAt })
  if (state === 'live' || own === '/') return undefined
  return state === 'scheduled'
    ? `Visitors see this page from ${String(publishAt)}.`
    : `Visitors no longer see this page: it expired at ${String(expireAt)}.`
}

/** The fields that a page's context depends on. */
const neededFields = ['name', 'path', 'blocks', 'header', 'footer', 'demoBar', 'publishAt', 'expireAt']

const knownBlocks = new Set(blockTypeIds.map(graphqlTypeName))

/** Creates a page for each `page` entry. Warns about entries of any type whose path is taken. */
export const pages: BuildModel = {
  async createPages(args) {
    const { actions, reporter } = args
    const entryPages = entryPagesOfThisBuild()
    for (const warning of entryPages.warnings) reporter.warn(warning)
    const personalization = await readExperiences(args)
    for (const warning of personalization.warnings) reporter.warn(warning)
    const paths = new Map(entryPages.pages.map(({ id, path: own }) => [id, own]))

    const translationsOf = groupBy(entryPages.translations, ({ original }) => original.id)
    const byLocale = translationsByLocale(entryPages.translations)

    const component = path.resolve('src/templates/block-page.tsx')
    /** @param id of the node: that of the page, or of its translation */
    const contextOf = (page: EntryNode, id: string) =>
      definedContext({
        id,
        ...languagesOf(translationsOf.get(page.id) ?? []),
        ...personalization.ofPage(id),
        frame: frameChoices(page),
        notice: describeState(page),
      })

    const entriesOf = await readEntries(args, ['page'], (field) => neededFields.includes(field))
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
      actions.createPage({ path: own, component, context: contextOf(page, page.id) })
      for (const { id, locale, path: translated } of translationsOf.get(page.id) ?? []) {
        const context = { ...contextOf(page, id), locale, translation: byLocale.get(locale) }
        actions.createPage({ path: translated, component, context, slices: translatedSlices(locale) })
      }
    }
  },
}
