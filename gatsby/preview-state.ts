import path from 'node:path'
import type { BuildModel } from './build-model'

export const previewStatePath = '/_preview/state/'

/** The context of the page. */
export interface PreviewState {
  readonly [field: string]: number
  /** The number in the last request to refresh whose content all pages show. */
  readonly refresh: number
  /** Memory that Gatsby uses, in bytes. */
  readonly memory: number
}

let lastRefresh = 0

/**
 * In develop, a page whose data tells `scripts/preview` that a refresh is complete: Gatsby writes the data of all pages
 * together, and its refresh endpoint answers before that.
 */
export const previewState: BuildModel = {
  sourceNodes({ webhookBody }) {
    const { refresh } = (webhookBody ?? {}) as Partial<PreviewState>
    if (refresh !== undefined) lastRefresh = refresh
  },

  createPages({ actions }) {
    if (process.env.NODE_ENV === 'production') return
    const context: PreviewState = { refresh: lastRefresh, memory: process.memoryUsage.rss() }
    actions.createPage({ path: previewStatePath, component: path.resolve('src/templates/preview-state.tsx'), context })
  },
}
