import { readSiteConfig } from '../lib/site-config'
import { createPersonalization } from './create-personalization'

/** The personalization of this page. Nothing is read, sent or fetched before the first call. */
export const personalization = createPersonalization(
  () => readSiteConfig(document).personalization ?? {},
  () => import(/* webpackChunkName: "personalization" */ './sdk/start-sdk'),
)
