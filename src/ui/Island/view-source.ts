export interface ViewSource<Views> {
  readonly get: () => Views | undefined
  readonly load: () => Promise<void>
}

/** Bundled code: for HTML rendering, develop and tests. */
export const bundledViews = <Views>(views: Views): ViewSource<Views> => ({
  get: () => views,
  load: () => Promise.resolve(),
})

/** Code that loads when a part that is not in the HTML must be rendered (gatsby/bundles). */
export function lazyViews<Views>(importViews: () => Promise<Views>): ViewSource<Views> {
  let views: Views | undefined
  return {
    get: () => views,
    load: async () => {
      views ??= await importViews()
    },
  }
}
