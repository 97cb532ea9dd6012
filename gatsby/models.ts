import { assets } from './assets/assets'
import { attribution } from './attribution/attribution'
import type { BuildModel } from './build-model'
import { bundles } from './bundles/bundles'
import { collectionsModel } from './collections/collections'
import { contentSchema } from './content-schema/content-schema'
import { drafts } from './drafts/drafts'
import { errorPages } from './error-pages/error-pages'
import { feed } from './feed/feed'
import { forms } from './forms/forms'
import { frame } from './frame/frame'
import { loading } from './loading/loading'
import { pageIndex } from './page-index/page-index'
import { pages } from './pages/pages'
import { personalization } from './personalization/personalization'
import { redirects } from './redirects/redirects'
import { siteConfig } from './site-config/site-config'
import { sitemap } from './sitemap/sitemap'
import { socialCards } from './social-cards/social-cards'
import { structuredData } from './structured-data/structured-data'
import { styleGuide } from './style-guide/style-guide'

/** What takes part in the build, in the order in which it does. */
export const models: readonly BuildModel[] = [
  contentSchema,
  drafts,
  assets,
  frame,
  pages,
  personalization,
  collectionsModel,
  socialCards,
  structuredData,
  errorPages,
  redirects,
  forms,
  siteConfig,
  sitemap,
  feed,
  pageIndex,
  styleGuide,
  attribution,
  bundles,
  loading,
]
