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

/** Searching the dependencies of each loader takes webpack ten seconds. */
const withoutLoaders = {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('packages-by-lock-file', ({ buildDependencies }) => {
      const packages = [...buildDependencies].filter((file) => file.includes('node_modules'))
      for (const file of packages) buildDependencies.delete(file)
    })
  },
}

/** Gatsby drops webpack's cache after a change of any build code. This drops it only if webpack's setup changes. */
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

/** swc takes a third of Terser's time and writes fewer bytes. */
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
 * The page runtime as a separate entry, without React, that runs before Gatsby's. It shares its modules with Gatsby's
 * entry. Its file also contains webpack's runtime and has a fixed name, so new scripts do not change the pages.
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
  // Without this, the bundle has the packages twice, because one of them imports the others as CommonJS.
  '@ninetailed/experience.js-shared$': `${ninetailed}/experience.js-shared/index.esm.js`,
  '@ninetailed/experience.js-plugin-analytics$': `${ninetailed}/experience.js-plugin-analytics/index.esm.js`,
  zod$: `${ninetailed}/experience.js-shared/node_modules/zod/lib/index.mjs`,
  'i18n-iso-countries$': path.resolve('src/personalization/reference-data.ts'),
}

const visitorModules = {
  ...browserModules,
  // Visitors get blocks and frame as HTML. Their code loads on demand.
  [path.resolve('src/blocks/block-source.ts')]: path.resolve('src/blocks/block-source.lazy.ts'),
  [path.resolve('src/articles/article-source.ts')]: path.resolve('src/articles/article-source.lazy.ts'),
  [path.resolve('src/frame/frame-source.ts')]: path.resolve('src/frame/frame-source.lazy.ts'),
  // Gatsby's entry registers Partytown and exports the Script component with Partytown's snippet. The site loads its
  // scripts without them.
  'gatsby-script$': path.resolve('src/lib/no-gatsby-script.ts'),
  [require.resolve('gatsby/dist/internal-plugins/partytown/gatsby-browser')]: false as const,
}

/**
 * In develop the HTML is an empty shell. Gatsby reads the pages only to find `getServerData`, which a static site does
 * not have. Including them would compile all blocks twice.
 */
const shellModules = { '$virtual/async-requires$': path.resolve('gatsby/bundles/no-pages.json') }

/** webpack uses the first matching name. */
const withModules = (modules: WebpackConfig['resolve']['alias'], config: WebpackConfig): WebpackConfig => ({
  ...config,
  resolve: { ...config.resolve, alias: { ...modules, ...config.resolve.alias } },
})

/**
 * Removes Gatsby's ESLint from the develop bundle. It would lint all bundled scripts of `node_modules` but not the
 * site's TypeScript.
 */
const withoutEslint = (config: WebpackConfig): WebpackConfig => ({
  ...config,
  plugins: config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin'),
})

/** Webpack configuration of the browser and HTML bundles. */
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
