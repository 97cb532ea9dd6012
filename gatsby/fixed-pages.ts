import path from 'node:path'
import { servicePaths, styleGuidePath } from '../content/model/page-paths'
import type { BuildModel } from './build-model'
import { readNewLinks } from './new-links'

/** Slices, so that a new navigation does not rerender all pages. */
export const slices = {
  header: 'src/frame/header/header.slice.tsx',
  footer: 'src/frame/footer/footer.slice.tsx',
  'small-footer': 'src/frame/footer/small-footer.slice.tsx',
  'demo-bar': 'src/frame/demo-bar/demo-bar.slice.tsx',
} as const

/** Slices of the frame, error pages (404, 500, offline), the search page, and the style guide in develop. */
export const fixedPages: BuildModel = {
  async createPages(args) {
    const { actions } = args
    const newLinks = await readNewLinks(args)
    for (const [id, component] of Object.entries(slices)) {
      actions.createSlice({ id, component: path.resolve(component), context: { newLinks } })
    }
    // Gatsby writes `/404.html` and `/500.html` as copies of the first two.
    for (const [status, pagePath] of Object.entries(servicePaths)) {
      actions.createPage({
        path: pagePath,
        component: path.resolve('src/templates/error-page.tsx'),
        context: { status },
      })
    }
    if (process.env.NODE_ENV === 'production') return
    actions.createPage({ path: styleGuidePath, component: path.resolve('src/templates/style-guide.tsx'), context: {} })
  },
}
