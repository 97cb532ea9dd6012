import type { RunningContentful } from '../../local/contentful/start-contentful'
import type { Variables } from './run-site'

/** What the environment says of a local Contentful that stands in for a real space. */
export const realSpace = (contentful: RunningContentful): Variables => ({
  CONTENTFUL_SPACE_ID: contentful.spaceId,
  CONTENTFUL_ACCESS_TOKEN: contentful.deliveryToken,
  CONTENTFUL_ENVIRONMENT: contentful.environment,
  CONTENTFUL_HOST: contentful.deliveryHost,
  NODE_EXTRA_CA_CERTS: contentful.caFile,
})
