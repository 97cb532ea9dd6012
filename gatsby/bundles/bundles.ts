import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { BuildModel, Compiler, WebpackConfig } from '../build-model'

/** What webpack's output depends on. The lock file covers webpack, its loaders and all other packages. */
const webpackCode = [
  'package-lock.json',
  'gatsby/environment.ts',
  'gatsby/attribution',
  'gatsby/bundles',
  'gatsby/site-config.ts',
]

/** Webpack would look for the dependencies of each loader, which takes ten seconds. */
const withoutLoaders = {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('packages-by-lock-file', ({ buildDependencies }) => {
      const packages = [...buildDependencies].filter((file) => file.includes('node_modules'))
      for (const file of packages) buildDependencies.delete(file)
    })
  },
}

/** Gatsby drops webpack's cache after a change of any build code. This keeps it unless webpack's setup changed. */
function narrowCache(config: WebpackConfig): WebpackConfig {
  if (typeof config.cache !== 'object' || config.cache.type !== 'filesystem') return config
  const files = webpackCode.flatMap((name) => {
    const place = path.resolve(name)
    return path.extname(place) === '' ? readdirSync(place).map((file) => path.join(place, file)) : [place]
  })
  return {
    ...config,
    cache: { ...config.cache, buildDependencies: { config: files, defaultWebpack: [] } },
    plugins: [...config.plugins, withoutLoaders],
  }
}

/** swc minifies in a third of Terser's time, to fewer bytes. */
const withSwc = (config: WebpackConfig): WebpackConfig => ({
  ...config,
  optimization: {
    ...config.optimization,
    minimizer: config.optimization.minimizer.map((minimizer) => {
      if (minimizer.constructor.name !== 'TerserPlugin') return minimizer
      const { swcMinify } = minimizer.constructor as unknown as { readonly swcMinify: unknown }
      const TerserPlugin = minimizer.constructor as new (options: object) => object
      return new TerserPlugin({
        minify: swcMinify,
        terserOptions: { compress: { passes: 2 }, mangle: true, ecma: 2015 },
      })
    }),
  },
})

/**
 * The page runtime as an entry of its own, without React: one file with webpack's runtime, whose name never changes, so
 * that no page depends on scripts. Gatsby's entry shares its modules, so each is there once, and runs after it.
 */
const withPageRuntime = (config: WebpackConfig): WebpackConfig => ({
  ...config,
  entry: {
    ...config.entry,
    page: { import: path.resolve('src/app/page.ts'), filename: 'page.js', runtime: false },
    app: { import: config.entry.app, dependOn: 'page' },
  },
})

const ninetailed = path.resolve('node_modules/@ninetailed')

/** For the browser, in develop and in a build. */
const browserModules = {
  // One of its packages asks for the others as CommonJS: without this they would come twice.
  '@ninetailed/experience.js-shared$': `${ninetailed}/experience.js-shared/index.esm.js`,
  '@ninetailed/experience.js-plugin-analytics$': `${ninetailed}/experience.js-plugin-analytics/index.esm.js`,
  zod$: `${ninetailed}/experience.js-shared/node_modules/zod/lib/index.mjs`,
  'i18n-iso-countries$': path.resolve('src/personalization/sdk/country-codes.ts'),
}

/** For visitors. */
const visitorModules = {
  ...browserModules,
  // Visitors get blocks and frame as HTML; their code is fetched only when it is needed.
  [path.resolve('src/blocks/block-source.ts')]: path.resolve('src/blocks/block-source.lazy.ts'),
  [path.resolve('src/articles/article-source.ts')]: path.resolve('src/articles/article-source.lazy.ts'),
  [path.resolve('src/frame/frame-source.ts')]: path.resolve('src/frame/frame-source.lazy.ts'),
  // Gatsby's entry exports the Script component, which brings Partytown's snippet with it, and registers Partytown
  // besides. The site loads its scripts itself.
  'gatsby-script$': path.resolve('src/lib/no-gatsby-script.ts'),
  [require.resolve('gatsby/dist/internal-plugins/partytown/gatsby-browser')]: false as const,
}

/**
 * In develop the HTML is an empty shell. Gatsby reads the pages only to find `getServerData`, which a static site does
 * not have, and would compile all blocks twice.
 */
const shellModules = { '$virtual/async-requires$': path.resolve('gatsby/bundles/no-pages.json') }

/** webpack takes the first name that matches. */
const withModules = (modules: WebpackConfig['resolve']['alias'], config: WebpackConfig): WebpackConfig => ({
  ...config,
  resolve: { ...config.resolve, alias: { ...modules, ...config.resolve.alias } },
})

/**
 * Gatsby adds an ESLint of its own to the browser's bundle in develop. It would read every script of
 * `node_modules` in the bundle and none of the site's, which are TypeScript.
 */
const withoutEslint = (config: WebpackConfig): WebpackConfig => ({
  ...config,
  plugins: config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin'),
})

/** How the browser's bundles differ from those that render HTML. */
export const bundles: BuildModel = {
  onCreateBabelConfig({ actions, stage }) {
    actions.setBabelPlugin({
      name: 'babel-plugin-styled-components',
      stage,
      options: { ssr: true, displayName: stage.startsWith('develop'), fileName: false, minify: true, pure: true },
    } as Parameters<typeof actions.setBabelPlugin>[0])
  },

  onCreateWebpackConfig({ actions, getConfig, stage }) {
    const config = narrowCache(getConfig())
    if (stage === 'develop-html') {
      actions.replaceWebpackConfig(withModules(shellModules, config))
      actions.setWebpackConfig({ devtool: false })
    } else if (stage === 'develop') {
      actions.replaceWebpackConfig(withModules(browserModules, withoutEslint(config)))
    } else if (stage === 'build-javascript') {
      actions.replaceWebpackConfig(withModules(visitorModules, withPageRuntime(withSwc(config))))
    } else {
      actions.replaceWebpackConfig(config)
    }
  },
}
