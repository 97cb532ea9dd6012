import type { GatsbyVariable } from './gatsby-environment'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Chooses the image service if `IMAGES` is not set: imgix with a domain, Contentful for a real space, else stand-in or
 * build.
 */
export function imageSettings(
  variables: Variables,
  isEmbedded: boolean,
  standIn?: string,
): Partial<Record<GatsbyVariable, string>> {
  if (variables.IMAGES) return {}
  if (variables.IMAGE_CDN_DOMAIN) return { IMAGES: 'imgix' }
  if (!isEmbedded) return { IMAGES: 'contentful' }
  return standIn === undefined ? { IMAGES: 'build' } : { IMAGES: 'local', LOCAL_IMAGES_URL: standIn }
}
