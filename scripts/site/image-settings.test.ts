import { imageSettings } from './image-settings'

it.each([
  ['the build, for the embedded space', {}, true, undefined, { IMAGES: 'build' }],
  ['the stand-in, when one runs', {}, true, '/_images', { IMAGES: 'local', LOCAL_IMAGES_URL: '/_images' }],
  ['Contentful, for a real space', {}, false, undefined, { IMAGES: 'contentful' }],
  ['imgix, when a domain is set', { IMAGE_CDN_DOMAIN: 'a.imgix.net' }, false, undefined, { IMAGES: 'imgix' }],
  ['the service that IMAGES names', { IMAGES: 'build', IMAGE_CDN_DOMAIN: 'a.imgix.net' }, false, undefined, {}],
])('leaves pictures to %s', (_who, variables, isEmbedded, standIn, settings) => {
  expect(imageSettings(variables, isEmbedded, standIn)).toEqual(settings)
})
