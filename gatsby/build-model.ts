import type { BuildArgs, CreatePagesArgs, CreateResolversArgs, CreateWebpackConfigArgs, GatsbyNode } from 'gatsby'
import type { GraphQLResolveInfo } from 'graphql'
import type { ResolverContext } from './read-content'

export interface WebpackConfig {
  readonly entry: Readonly<Record<string, unknown>>
  readonly plugins: readonly object[]
  readonly optimization: { readonly minimizer: readonly object[] }
  readonly resolve: { readonly alias: Readonly<Record<string, string | false>> }
  readonly cache?:
    boolean | { readonly type: string; readonly buildDependencies?: Readonly<Record<string, readonly string[]>> }
}

export interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      readonly tap: (name: string, look: (compilation: { readonly buildDependencies: Set<string> }) => void) => void
    }
  }
}

/** A field of GraphQL that a resolver adds. */
export interface ResolvedField {
  readonly type: string
  readonly args?: Readonly<Record<string, string>>
  readonly resolve?: (source: never, args: never, context: ResolverContext, info: GraphQLResolveInfo) => unknown
}

/** Fields by type and name. */
type Resolvers = Readonly<Record<string, Readonly<Record<string, ResolvedField>>>>

/** Hooks that Gatsby types only as `Function`, with the parameters that models use. */
interface TypedHooks {
  readonly createPagesStatefully: (args: Pick<CreatePagesArgs, 'actions'>) => void
  readonly createResolvers: (
    args: CreateResolversArgs & { readonly createResolvers: (resolvers: Resolvers) => void },
  ) => void
  readonly onCreateWebpackConfig: (
    args: CreateWebpackConfigArgs & {
      readonly getConfig: () => WebpackConfig
      readonly plugins: { readonly define: (constants: Readonly<Record<string, string>>) => object }
    },
  ) => void | Promise<void>
  readonly onPostBuild: (args: BuildArgs) => void | Promise<void>
}

/** One part of the build: a set of hooks of Gatsby's Node API. */
export type BuildModel = Partial<
  Pick<GatsbyNode, 'createPages' | 'createSchemaCustomization' | 'onCreateBabelConfig' | 'sourceNodes'> & TypedHooks
>
