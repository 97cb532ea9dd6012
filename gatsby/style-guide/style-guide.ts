import path from 'node:path'
import { styleGuidePath } from '../../content/model/page-paths'
import type { BuildModel } from '../build-model'

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
