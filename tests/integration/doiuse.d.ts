declare module 'doiuse' {
  import type { ChildNode, Plugin } from 'postcss'

  interface Options {
    /** Features to leave out, named as at caniuse.com. */
    readonly ignore: readonly string[]
    readonly onFeatureUsage: (found: {
      readonly feature: string
      /** The browsers that lack it, in words. */
      readonly featureData: { readonly missing?: string }
      readonly usage: ChildNode
    }) => void
  }

  const DoIUse: new (options: Options) => Plugin
  export default DoIUse
}
