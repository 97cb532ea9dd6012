import path from 'node:path'
import type { BuildModel } from '../build-model'

/** Where the pages stand that nobody asks for: Gatsby makes `/404.html` and `/500.html` of the first two. */
const paths = { '404': '/404/', '500': '/500/', offline: '/offline/' } as const

/** A page for each of missing, broken and offline, with or without an entry in the CMS. */
export const errorPages: BuildModel = {
  createPages({ actions }) {
    for (const [status, pagePath] of Object.entries(paths)) {
      actions.createPage({
        path: pagePath,
        component: path.resolve('src/templates/error-page.tsx'),
        context: { status },
      })
    }
  },
}
