import { assets } from './assets/assets'
import { attribution } from './attribution/attribution'
import type { BuildModel } from './build-model'
import { bundles } from './bundles/bundles'
import { calendar } from './calendar'
import { collectionsModel } from './collections/collections'
import { contentPolicy } from './content-policy'
import { contentSchema } from './content-schema/content-schema'
import { drafts } from './drafts'
import { entryPagesModel } from './entry-pages'
import { feed } from './feed'
import { fixedPages } from './fixed-pages'
import { forms } from './forms/forms'
import { newLinksModel } from './new-links'
import { pages } from './pages'
import { personalization } from './personalization/personalization'
import { previewState } from './preview-state'
import { redirects } from './redirects'
import { search } from './search'
import { securityTxtModel } from './security-txt'
import { siteConfig } from './site-config'
import { sitemap } from './sitemap'
import { socialCards } from './social-cards/social-cards'
import { structuredData } from './structured-data/structured-data'
import { uptime } from './uptime'

/** All models of the build. Their hooks run in this order. */
export const models: readonly BuildModel[] = [
  contentSchema,
  drafts,
  assets,
  entryPagesModel,
  fixedPages,
  newLinksModel,
  previewState,
  pages,
  personalization,
  collectionsModel,
  socialCards,
  structuredData,
  uptime,
  redirects,
  forms,
  siteConfig,
  sitemap,
  securityTxtModel,
  feed,
  calendar,
  search,
  attribution,
  bundles,
  contentPolicy,
]
