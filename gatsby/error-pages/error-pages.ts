import path from 'node:path'
import { errorPaths } from '../../content/model/page-paths'
import type { BuildModel } from '../build-model'

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
