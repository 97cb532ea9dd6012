/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildModel } from '../build-model'
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

interface Config {
  readonly entry: Readonly<Record<string, unknown>>
  readonly cache: { readonly buildDependencies?: Readonly<Record<string, readonly string[]>> }
  readonly plugins: readonly object[]
  readonly optimization: { readonly minimizer: readonly object[] }
  readonly resolve: { readonly alias: Readonly<Record<string, string | false>> }
}

/** The model's changes to Gatsby's configuration in a stage. */
function changesIn(stage: string) {
  let config = {
    entry: { app: ['production-app'] },
    cache: { type: 'filesystem', buildDependencies: { config: ['gatsby-node.js'] } },
    plugins: [new ESLintWebpackPlugin(), otherPlugin],
    optimization: { minimizer: [new TerserPlugin(), new CssMinimizerPlugin()] },
    resolve: { alias: { $virtual: '/virtual' } },
  } as Config
  bundles.onCreateWebpackConfig?.({
    actions: {
      setWebpackConfig: () => undefined,
      replaceWebpackConfig: (next: Config) => {
        config = next
      },
    },
    getConfig: () => config,
    stage,
  } as unknown as Args)
  return { config }
}

it('adds the page runtime as an entry that runs before Gatsby’s', () => {
  expect(changesIn('build-javascript').config.entry).toEqual({
    page: { import: path.resolve('src/app/page.ts'), filename: 'page.js', runtime: false },
    app: { import: ['production-app'], dependOn: 'page' },
  })
  expect(changesIn('develop').config.entry).toEqual({ app: ['production-app'] })
})

it.each(['build-javascript', 'build-html'])('keeps the cache of %s unless webpack’s setup changes', (stage) => {
  const { cache, plugins } = changesIn(stage).config
  const files = cache.buildDependencies?.config?.map((file) => path.relative(process.cwd(), file)) ?? []
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
  const { alias } = changesIn('develop-html').config.resolve
  // The first matching name wins.
  expect(Object.keys(alias)).toEqual([`${request}$`, '$virtual'])
  expect(path.basename(alias[`${request}$`] || '')).toBe('no-pages.json')
})

it('replaces local modules for visitors, and package modules also in develop', () => {
  const develop = changesIn('develop').config.resolve.alias
  const { alias } = changesIn('build-javascript').config.resolve
  expect(alias).toMatchObject(develop)
  const files = Object.entries(alias).flatMap((pair) => pair.filter((name) => name && path.isAbsolute(name)))
  expect(files.filter((file) => file !== '/virtual' && !existsSync(file as string))).toEqual([])
  expect(path.basename(alias[path.resolve('src/blocks/block-source.ts')] || '')).toBe('block-source.lazy.ts')
})
