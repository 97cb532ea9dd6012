import { vendorConfigFromEnvironment } from '../src/analytics/vendor-config-from-environment'
import { sourcesOf } from '../src/lib/content-policy'
import type { PolicySources } from '../src/lib/vendor-sources'
import { personalizationConfig, type BuildEnvironment } from './environment'

const contentfulPictures = 'https://images.ctfassets.net'
const contentfulVideos = 'https://videos.ctfassets.net'

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

/** Hosts for the content security policy. */
export const policySources = (environment: BuildEnvironment): readonly PolicySources[] => [
  ...sourcesOf({
    vendors: vendorConfigFromEnvironment(environment),
    personalization: personalizationConfig(environment),
    forms: { ipLookupUrl: environment.FORMS_IP_LOOKUP_URL },
  }),
  imageSources(environment),
]
