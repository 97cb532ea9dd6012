import { createRequire } from 'node:module'
import type { AdapterInit, GatsbyConfig, IAdapter } from 'gatsby'
import { defaultLocale, isTranslatedLocale } from '../src/lib/locales'
import { backgroundColor, themeColor } from '../src/lib/site'
import { readBuildEnvironment } from './environment'
import { offlineOptions } from './offline'

const environment = readBuildEnvironment(process.env)

/** Loads the host's adapter without its cache, which would lack the state of the embedded CMS. */
function loadAdapter(file: string): IAdapter {
  const module = createRequire(file)(file) as { readonly default: AdapterInit }
  return { ...module.default(), cache: undefined }
}

/** Gatsby treats an export named `config` as deferred rendering. */
export const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: environment.SITE_URL },
  trailingSlash: 'always',
  adapter: environment.HOST_ADAPTER ? loadAdapter(environment.HOST_ADAPTER) : undefined,
  jsxRuntime: 'automatic',
  graphqlTypegen: environment.QUERY_TYPES === 'true' && {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: 'gatsby-source-contentful',
      options: {
        spaceId: environment.CONTENTFUL_SPACE_ID,
        accessToken: environment.CONTENTFUL_ACCESS_TOKEN,
        environment: environment.CONTENTFUL_ENVIRONMENT,
        host: environment.CONTENTFUL_HOST,
        // Answers have at most 7 MB. By default, 1000 entries are requested, and then fewer after an error.
        pageLimit: 500,
        // Types are named by their ids, because editors can change names.
        useNameForId: false,
        // Each locale doubles the nodes. Those of a team's other locales have no pages.
        localeFilter: ({ code }: { readonly code: string }) => code === defaultLocale || isTranslatedLocale(code),
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
