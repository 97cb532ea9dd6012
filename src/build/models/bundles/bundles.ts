import path from 'node:path'
import type { BuildModel } from '../build-model'

/** How the browser's bundles differ from those that render HTML. */
export const bundles: BuildModel = {
  onCreateBabelConfig({ actions, stage }) {
    actions.setBabelPlugin({
      name: 'babel-plugin-styled-components',
      stage,
      options: { ssr: true, displayName: stage.startsWith('develop'), fileName: false, minify: true, pure: true },
    } as Parameters<typeof actions.setBabelPlugin>[0])
  },

  onCreateWebpackConfig({ actions, plugins, stage }) {
    if (stage !== 'build-javascript') return
    const ninetailed = path.resolve('node_modules/@ninetailed')
    actions.setWebpackConfig({
      resolve: {
        alias: {
          // One of its packages asks for the others as CommonJS: without this they would come twice.
          '@ninetailed/experience.js-shared$': `${ninetailed}/experience.js-shared/index.esm.js`,
          '@ninetailed/experience.js-plugin-analytics$': `${ninetailed}/experience.js-plugin-analytics/index.esm.js`,
          zod$: `${ninetailed}/experience.js-shared/node_modules/zod/lib/index.mjs`,
          'i18n-iso-countries$': path.resolve('src/personalization/sdk/country-codes.ts'),
        },
      },
      plugins: [
        // Visitors get blocks and frame as HTML; their code is fetched only when it is needed.
        plugins.normalModuleReplacement(/\/block-source$/, path.resolve('src/blocks/block-source.lazy.ts')),
        plugins.normalModuleReplacement(/\/article-source$/, path.resolve('src/articles/article-source.lazy.ts')),
        plugins.normalModuleReplacement(/\/frame-source$/, path.resolve('src/frame/frame-source.lazy.ts')),
        // Gatsby's entry exports the Script component, which brings Partytown's snippet
        // with it, and registers Partytown besides.
        // The site loads its scripts itself, so none of it belongs in a visitor's download.
        plugins.normalModuleReplacement(/^gatsby-script$/, path.resolve('src/lib/no-gatsby-script.ts')),
        plugins.normalModuleReplacement(
          /internal-plugins[\\/]partytown[\\/]gatsby-browser/,
          path.resolve('src/lib/no-gatsby-script.ts'),
        ),
      ],
    })
  },
}
