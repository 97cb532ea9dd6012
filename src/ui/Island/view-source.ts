import { restoreStyles } from './restore-styles'

/** Where the code of a group of islands comes from. */
export interface ViewSource<Views> {
  /** The code, or `undefined` until it has been loaded. */
  readonly get: () => Views | undefined
  /** Loads the code; resolves when `get` returns it. */
  readonly load: () => Promise<void>
}

/** Code that is part of the bundle: for rendering HTML, for develop and for tests. */
export const bundledViews = <Views>(views: Views): ViewSource<Views> => ({
  get: () => views,
  load: () => Promise.resolve(),
})

/** Code that the browser loads when it must render a part that is not in the HTML (gatsby/bundles). */
export function lazyViews<Views>(importViews: () => Promise<Views>): ViewSource<Views> {
  let views: Views | undefined
  return {
    get: () => views,
    load: async () => {
      if (views) return
      await restoreStyles(document)
      views = await importViews()
    },
  }
}
