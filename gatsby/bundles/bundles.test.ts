import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildModel, WebpackConfig } from '../build-model'
import { bundles } from './bundles'

type Args = Parameters<NonNullable<BuildModel['onCreateWebpackConfig']>>[0]

const gatsby = path.dirname(require.resolve('gatsby/package.json'))

/** Gatsby's configuration in a stage, after the model's changes. */
function configIn(stage: string): WebpackConfig {
  let config: WebpackConfig = {
    entry: { app: [] },
    cache: { type: 'filesystem', buildDependencies: { config: ['gatsby-node.js'] } },
    plugins: [],
    optimization: { minimizer: [] },
    resolve: { alias: { $virtual: '/virtual' } },
  }
  void bundles.onCreateWebpackConfig?.({
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
