import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
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

/** Scripts only, because the site has no CSS files. */
const withSwc = (config: WebpackConfig): WebpackConfig => ({
  ...config,
  optimization: { ...config.optimization, minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })] },
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
/** npm may install it in several places. */
const zod = createRequire(`${ninetailed}/experience.js-shared/package.json`).resolve('zod')

/** For the browser, in develop and in a build. */
const browserModules = {
  // Otherwise the bundle has these packages twice, because one of them imports the others as CommonJS.
  '@ninetailed/experience.js-shared$': `${ninetailed}/experience.js-shared/index.esm.js`,
  '@ninetailed/experience.js-plugin-analytics$': `${ninetailed}/experience.js-plugin-analytics/index.esm.js`,
  zod$: path.join(path.dirname(zod), 'index.mjs'),
  'i18n-iso-countries$': path.resolve('src/personalization/reference-data.ts'),
}

const visitorModules = {
  ...browserModules,
  // Visitors get blocks and frame as HTML. Their code loads on demand.
  [path.resolve('src/blocks/block-source.ts')]: path.resolve('src/blocks/block-source.lazy.ts'),
  [path.resolve('src/articles/article-source.ts')]: path.resolve('src/articles/article-source.lazy.ts'),
  [path.resolve('src/frame/frame-source.ts')]: path.resolve('src/frame/frame-source.lazy.ts'),
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
      actions.replaceWebpackConfig(withModules(browserModules, config))
    } else if (stage === 'build-javascript') {
      actions.replaceWebpackConfig(withModules(visitorModules, withPageRuntime(withSwc(config))))
    } else {
      actions.replaceWebpackConfig(config)
    }
  },
}
