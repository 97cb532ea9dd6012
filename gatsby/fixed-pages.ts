import path from 'node:path'
import { errorPaths, styleGuidePath } from '../content/model/page-paths'
import type { BuildModel } from './build-model'

const slices = {
  header: 'src/frame/header/header.slice.tsx',
  footer: 'src/frame/footer/footer.slice.tsx',
  'small-footer': 'src/frame/footer/small-footer.slice.tsx',
  'demo-bar': 'src/frame/demo-bar/demo-bar.slice.tsx',
} as const

/** The parts of the frame as slices: a change of the navigation renders them again, and no page. */
export const frame: BuildModel = {
  createPages({ actions }) {
    for (const [id, component] of Object.entries(slices)) {
      actions.createSlice({ id, component: path.resolve(component) })
    }
  },
}

/**
 * A page for each of missing, broken and offline, with or without an entry in the CMS. Gatsby makes
 * `/404.html` and `/500.html` of the first two.
 */
export const errorPages: BuildModel = {
  createPages({ actions }) {
    for (const [status, pagePath] of Object.entries(errorPaths)) {
      actions.createPage({
        path: pagePath,
        component: path.resolve('src/templates/error-page.tsx'),
        context: { status },
      })
    }
  },
}

/** The style guide is for those who build the site: it exists in develop, and in no production build. */
export const styleGuide: BuildModel = {
  createPages({ actions }) {
    if (process.env.NODE_ENV === 'production') return
    actions.createPage({
      path: styleGuidePath,
      component: path.resolve('src/templates/style-guide.tsx'),
      context: {},
    })
  },
}
