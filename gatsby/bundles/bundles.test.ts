/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildModel } from '../build-model'
import { bundles } from './bundles'

type Args = Parameters<NonNullable<BuildModel['onCreateWebpackConfig']>>[0]

const gatsby = path.dirname(require.resolve('gatsby/package.json'))
/** Plugins are told apart by the names of their classes. */
class ESLintWebpackPlugin {
  readonly options = {}
}
class TerserPlugin {
  static readonly swcMinify = 'swc'
  constructor(readonly options: object = {}) {}
}
class CssMinimizerPlugin {
  readonly options = {}
}
const otherPlugin = {}

interface Config {
  readonly entry: Readonly<Record<string, unknown>>
  readonly cache: { readonly buildDependencies?: Readonly<Record<string, readonly string[]>> }
  readonly plugins: readonly object[]
  readonly optimization: { readonly minimizer: readonly object[] }
}

/** What the model makes of Gatsby's configuration in a stage, and what it asks for besides. */
function changesIn(stage: string) {
  let config = {
    entry: { app: ['production-app'] },
    cache: { type: 'filesystem', buildDependencies: { config: ['gatsby-node.js'] } },
    plugins: [new ESLintWebpackPlugin(), otherPlugin],
    optimization: { minimizer: [new TerserPlugin(), new CssMinimizerPlugin()] },
  } as Config
  const setWebpackConfig = jest.fn<undefined, [object]>()
  const normalModuleReplacement = (request: RegExp, file: string) => ({ request, file })
  bundles.onCreateWebpackConfig?.({
    actions: {
      setWebpackConfig,
      replaceWebpackConfig: (next: Config) => {
        config = next
      },
    },
    getConfig: () => config,
    plugins: { normalModuleReplacement },
    stage,
  } as unknown as Args)
  return { set: setWebpackConfig.mock.calls.flat(), config }
}

it.each([
  ['develop', false],
  ['build-javascript', true],
])('leaves Gatsby’s ESLint out of the bundle for develop, and no other plugin (%s)', (stage, hasEslint) => {
  const { plugins } = changesIn(stage).config
  expect(plugins.some((plugin) => plugin instanceof ESLintWebpackPlugin)).toBe(hasEslint)
  expect(plugins).toContain(otherPlugin)
})

it('adds the page runtime as an entry that Gatsby’s runs after', () => {
  expect(changesIn('build-javascript').config.entry).toEqual({
    page: path.resolve('src/app/page.ts'),
    app: { import: ['production-app'], dependOn: 'page' },
  })
  expect(changesIn('develop').config.entry).toEqual({ app: ['production-app'] })
})

it('minifies scripts for browsers with swc, and styles as Gatsby does', () => {
  const { minimizer } = changesIn('build-javascript').config.optimization
  expect(minimizer).toEqual([
    new TerserPlugin(expect.objectContaining({ minify: 'swc' }) as object),
    new CssMinimizerPlugin(),
  ])
})

it.each(['build-javascript', 'build-html'])(
  'keeps the cache of %s unless code changes that sets webpack up',
  (stage) => {
    const { cache, plugins } = changesIn(stage).config
    const files = cache.buildDependencies?.config?.map((file) => path.relative(process.cwd(), file)) ?? []
    expect(files).toEqual(expect.arrayContaining(['package-lock.json', 'gatsby/bundles/bundles.ts']))
    expect(files).not.toContain('gatsby-node.js')

    // Loaders add themselves, and webpack would look for all that they import.
    const buildDependencies = new Set([...files, '/site/node_modules/babel-loader/index.js'])
    for (const plugin of plugins) {
      ;(plugin as { apply?: (compiler: object) => void }).apply?.({
        hooks: {
          afterEmit: { tap: (_name: string, look: (compilation: object) => void) => look({ buildDependencies }) },
        },
      })
    }
    expect([...buildDependencies]).toEqual(files)
  },
)

it('leaves the pages out of the HTML shell for develop', () => {
  const [, request = ''] =
    /from "(.*async-requires)"/.exec(readFileSync(path.join(gatsby, 'cache-dir/develop-static-entry.js'), 'utf8')) ?? []
  const { set } = changesIn('develop-html')
  const replacements = set.flatMap((config) => (config as { plugins: { request: RegExp; file: string }[] }).plugins)
  expect(replacements.map(({ request: pattern, file }) => [pattern.test(request), path.basename(file)])).toEqual([
    [true, 'no-pages.json'],
  ])
})

it('has the same packages in the browser in develop and in a build', () => {
  const aliases = (stage: string) =>
    changesIn(stage).set.map((config) => (config as { resolve: { alias: object } }).resolve.alias)
  expect(aliases('develop')).toEqual(aliases('build-javascript'))
})
