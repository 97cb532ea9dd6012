import { vendorConfigFromEnvironment } from '../src/analytics/vendor-config-from-environment'
import type { PolicySources } from '../src/data/vendor-sources'
import { sourcesOf } from '../src/lib/content-policy'
import { personalizationConfigFromEnvironment, type BuildEnvironment } from './environment'

/** Where Contentful serves a space's pictures, and its videos. */
const contentfulPictures = 'https://images.ctfassets.net'
const contentfulVideos = 'https://videos.ctfassets.net'

/** The hosts of the service that makes the pictures; none where they are files of the site. */
function imageSources({ IMAGES, IMAGE_CDN_DOMAIN, LOCAL_IMAGES_URL }: BuildEnvironment): PolicySources {
  switch (IMAGES) {
    case 'contentful':
      return { 'img-src': [contentfulPictures], 'media-src': [contentfulVideos] }
    case 'imgix':
      return { 'img-src': [`https://${IMAGE_CDN_DOMAIN}`], 'media-src': [contentfulVideos] }
    case 'local': {
      const origins = URL.canParse(LOCAL_IMAGES_URL) ? [new URL(LOCAL_IMAGES_URL).origin] : []
      return { 'img-src': origins, 'media-src': origins }
    }
    case 'build':
      return {}
  }
}

/** What the pages of a build load from other hosts, for their content security policy. */
export const policySources = (environment: BuildEnvironment): readonly PolicySources[] => [
  ...sourcesOf({
    vendors: vendorConfigFromEnvironment(environment),
    personalization: personalizationConfigFromEnvironment(environment),
    forms: { ipLookupUrl: environment.FORMS_IP_LOOKUP_URL },
  }),
  imageSources(environment),
]
