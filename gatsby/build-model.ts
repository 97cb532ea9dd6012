import type {
  BuildArgs,
  CreateBabelConfigArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  CreateWebpackConfigArgs,
  SourceNodesArgs,
} from 'gatsby'
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

type Done = void | Promise<void>

/** The hooks of Gatsby's Node API that models use. Gatsby types some of them only as `Function`. */
interface Hooks {
  readonly createSchemaCustomization: (args: CreateSchemaCustomizationArgs) => Done
  readonly sourceNodes: (args: SourceNodesArgs) => Done
  readonly createResolvers: (
    args: CreateResolversArgs & { readonly createResolvers: (resolvers: Resolvers) => void },
  ) => void
  readonly createPages: (args: CreatePagesArgs) => Done
  readonly createPagesStatefully: (args: Pick<CreatePagesArgs, 'actions'>) => void
  readonly onCreateBabelConfig: (args: CreateBabelConfigArgs) => Done
  readonly onCreateWebpackConfig: (
    args: CreateWebpackConfigArgs & {
      readonly getConfig: () => WebpackConfig
      readonly plugins: { readonly define: (constants: Readonly<Record<string, string>>) => object }
    },
  ) => Done
  readonly onPostBuild: (args: BuildArgs) => Done
}

/** One part of the build. */
export type BuildModel = Partial<Hooks>
