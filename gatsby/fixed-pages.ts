import path from 'node:path'
import { servicePaths, styleGuidePath } from '../content/model/page-paths'
import type { TranslatedLocale } from '../src/lib/locales'
import type { BuildModel } from './build-model'
import { entryPagesOfThisBuild } from './entry-pages'
import { readNewLinks } from './new-links'
import { languagesOf, translationsByLocale } from './translations/translations'

/** Slices, so that a new navigation does not rerender all pages. */
export const slices = {
  header: 'src/frame/header/header.slice.tsx',
  footer: 'src/frame/footer/footer.slice.tsx',
  'small-footer': 'src/frame/footer/small-footer.slice.tsx',
  'demo-bar': 'src/frame/demo-bar/demo-bar.slice.tsx',
} as const

const sliceId = (alias: string, locale: string): string => `${alias}-${locale}`

/** The parts of the frame on pages in a language. */
export const translatedSlices = (locale: TranslatedLocale): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(slices).map((alias) => [alias, sliceId(alias, locale)]))

/**
 * Slices of the frame in the languages of the pages, error pages (404, 500, offline), the search page, and the style
 * guide in develop.
 */
export const fixedPages: BuildModel = {
  async createPages(args) {
    const { actions } = args
    const newLinks = await readNewLinks(args)
    const byLocale = translationsByLocale(entryPagesOfThisBuild().translations)
    for (const [alias, file] of Object.entries(slices)) {
      const component = path.resolve(file)
      actions.createSlice({ id: alias, component, context: { newLinks } })
      for (const [locale, translation] of byLocale) {
        actions.createSlice({ id: sliceId(alias, locale), component, context: { locale, newLinks, translation } })
      }
    }
  },

  // In develop, the other hook runs again after each edit. Gatsby would then delete its copies `/404.html` and
  // `/500.html` of the first two, and log an error on every page.
  createPagesStatefully({ actions }) {
    const home = entryPagesOfThisBuild().translations.filter(({ original }) => original.path === '/')
    for (const [status, pagePath] of Object.entries(servicePaths)) {
      actions.createPage({
        path: pagePath,
        component: path.resolve('src/templates/error-page.tsx'),
        // They are in English, but visitors of other languages come here, too.
        context: { status, ...languagesOf(home) },
      })
    }
    if (process.env.NODE_ENV === 'production') return
    actions.createPage({ path: styleGuidePath, component: path.resolve('src/templates/style-guide.tsx'), context: {} })
  },
}
