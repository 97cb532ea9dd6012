import type { BuildArgs, CreateResolversArgs, CreateWebpackConfigArgs, GatsbyNode } from 'gatsby'

/** The parts of webpack's configuration that models replace. */
export interface WebpackConfig {
  readonly entry: Readonly<Record<string, unknown>>
  readonly plugins: readonly object[]
  readonly optimization: { readonly minimizer: readonly object[] }
  readonly cache?:
    boolean | { readonly type: string; readonly buildDependencies?: Readonly<Record<string, readonly string[]>> }
}

/** The part of webpack's compiler that plugins of models use. */
export interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      readonly tap: (name: string, look: (compilation: { readonly buildDependencies: Set<string> }) => void) => void
    }
  }
}

/** The state of Gatsby, as far as models read it. */
interface GatsbyState {
  /** `directory` is the root of the site. */
  readonly program: { readonly directory: string }
}

/**
 * Hooks whose arguments hold functions that Gatsby declares as a mere `Function`: here they have the
 * parameters and results that the models rely on.
 */
interface TypedHooks {
  readonly createResolvers: (
    args: CreateResolversArgs & { readonly createResolvers: (resolvers: object) => void },
  ) => void
  readonly onCreateWebpackConfig: (
    args: CreateWebpackConfigArgs & {
      readonly store: { readonly getState: () => GatsbyState }
      readonly getConfig: () => WebpackConfig
      readonly plugins: {
        readonly define: (constants: Readonly<Record<string, string>>) => object
        readonly normalModuleReplacement: (request: RegExp, file: string) => object
      }
    },
  ) => void
  readonly onPostBuild: (
    args: BuildArgs & { readonly store: { readonly getState: () => GatsbyState } },
  ) => void | Promise<void>
}

/** One concern of the build: the hooks of Gatsby's Node API that it takes part in. */
export type BuildModel = Partial<
  Pick<GatsbyNode, 'createPages' | 'createSchemaCustomization' | 'onCreateBabelConfig' | 'sourceNodes'> & TypedHooks
>
