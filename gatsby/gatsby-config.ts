import type { GatsbyConfig } from 'gatsby'
import { backgroundColor, themeColor } from '../src/data/site'
import { readBuildEnvironment } from './environment'
import { offlineOptions } from './offline'

const environment = readBuildEnvironment(process.env)

/** Not named `config`: Gatsby takes any such export below src for a page's deferred rendering. */
export const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: environment.SITE_URL },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-contentful',
      options: {
        spaceId: environment.CONTENTFUL_SPACE_ID,
        accessToken: environment.CONTENTFUL_ACCESS_TOKEN,
        environment: environment.CONTENTFUL_ENVIRONMENT,
        host: environment.CONTENTFUL_HOST,
        // Content types are named by their identifiers, which editors can't change by renaming them.
        useNameForId: false,
      },
    },
    'gatsby-plugin-image',
    {
      // Requirements 2.2.
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: 'Hearthside',
        short_name: 'Hearthside',
        start_url: '/',
        background_color: backgroundColor,
        theme_color: themeColor,
        display: 'minimal-ui',
        icon: 'content/pictures/brand/icon.png',
        icons: [
          { src: '/icons/icon-192x192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icons/icon-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        ],
        include_favicon: false,
        legacy: false,
        theme_color_in_head: false,
        crossOrigin: 'use-credentials',
        cache_busting_mode: 'none',
      },
    },
    { resolve: 'gatsby-plugin-offline', options: offlineOptions },
  ],
}
