import { allowSources } from '../src/lib/content-policy'
import { readBuildEnvironment } from './environment'
import { policySources } from './policy-sources'

const base = "default-src 'none';connect-src 'self';img-src 'self';media-src 'self'"

const policyWith = (variables: Readonly<Record<string, string>>): string =>
  allowSources(
    base,
    policySources(readBuildEnvironment({ CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b', ...variables })),
  )

it('allows only the site itself by default', () => {
  expect(policyWith({})).toBe(base)
  expect(policyWith({ IMAGES: 'local' })).toBe(base)
})

it.each([
  [
    { IMAGES: 'contentful' },
    "img-src 'self' https://images.ctfassets.net;media-src 'self' https://videos.ctfassets.net",
  ],
  [
    { IMAGES: 'imgix', IMAGE_CDN_DOMAIN: 'shop.imgix.net' },
    "img-src 'self' https://shop.imgix.net;media-src 'self' https://videos.ctfassets.net",
  ],
  [
    { IMAGES: 'local', LOCAL_IMAGES_URL: 'http://localhost:9001/_images' },
    "img-src 'self' http://localhost:9001;media-src 'self' http://localhost:9001",
  ],
])('allows the image service: %j', (variables, expected) => {
  expect(policyWith(variables)).toBe(`default-src 'none';connect-src 'self';${expected}`)
})
