import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildModel, WebpackConfig } from '../build-model'
import { bundles } from './bundles'

type Args = Parameters<NonNullable<BuildModel['onCreateWebpackConfig']>>[0]

const gatsby = path.dirname(require.resolve('gatsby/package.json'))
/** The plugins are identified by their class names. */
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

/** Gatsby's configuration in a stage, after the model's changes. */
function configIn(stage: string): WebpackConfig {
  let config: WebpackConfig = {
    entry: { app: ['production-app'] },
    cache: { type: 'filesystem', buildDependencies: { config: ['gatsby-node.js'] } },
    plugins: [new ESLintWebpackPlugin(), otherPlugin],
    optimization: { minimizer: [new TerserPlugin(), new CssMinimizerPlugin()] },
    resolve: { alias: { $virtual: '/virtual' } },
  }
  bundles.onCreateWebpackConfig?.({
    actions: {
      setWebpackConfig: () => undefined,
      replaceWebpackConfig: (next: WebpackConfig) => {
        config = next
      },
    },
    getConfig: () => config,
    stage,
  } as unknown as Args)
  return config
}

it('adds the page runtime as an entry that runs before Gatsby’s', () => {
  expect(configIn('build-javascript').entry).toEqual({
    page: { import: path.resolve('src/app/page.ts'), filename: 'page.js', runtime: false },
    app: { import: ['production-app'], dependOn: 'page' },
  })
  expect(configIn('develop').entry).toEqual({ app: ['production-app'] })
})

it.each(['build-javascript', 'build-html'])('keeps the cache of %s unless webpack’s setup changes', (stage) => {
  const { cache, plugins } = configIn(stage)
  const { buildDependencies: kept } = cache as Exclude<typeof cache, boolean | undefined>
  const files = kept?.config?.map((file) => path.relative(process.cwd(), file)) ?? []
  expect(files).toEqual(expect.arrayContaining(['package-lock.json', 'gatsby/bundles/bundles.ts']))
  expect(files).not.toContain('gatsby-node.js')

  // Loaders add themselves, and webpack would search all their imports.
  const buildDependencies = new Set([...files, '/site/node_modules/babel-loader/index.js'])
  for (const plugin of plugins) {
    ;(plugin as { apply?: (compiler: object) => void }).apply?.({
      hooks: {
        afterEmit: { tap: (_name: string, look: (compilation: object) => void) => look({ buildDependencies }) },
      },
    })
  }
  expect([...buildDependencies]).toEqual(files)
})

it('omits the pages from the HTML shell of develop', () => {
  const [, request = ''] =
    /from "(.*async-requires)"/.exec(readFileSync(path.join(gatsby, 'cache-dir/develop-static-entry.js'), 'utf8')) ?? []
  const { alias } = configIn('develop-html').resolve
  // The first matching name wins.
  expect(Object.keys(alias)).toEqual([`${request}$`, '$virtual'])
  expect(path.basename(alias[`${request}$`] || '')).toBe('no-pages.json')
})

it('replaces local modules for visitors, and package modules also in develop', () => {
  const develop = configIn('develop').resolve.alias
  const { alias } = configIn('build-javascript').resolve
  expect(alias).toMatchObject(develop)
  const files = Object.entries(alias).flatMap((pair) => pair.filter((name) => name && path.isAbsolute(name)))
  expect(files.filter((file) => file !== '/virtual' && !existsSync(file as string))).toEqual([])
  expect(path.basename(alias[path.resolve('src/blocks/block-source.ts')] || '')).toBe('block-source.lazy.ts')
})
