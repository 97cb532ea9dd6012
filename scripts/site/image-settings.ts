import type { GatsbyVariable } from './gatsby-environment'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Who makes the pictures, where the environment does not say so: the image CDN that it names, else
 * Contentful's Images API with a real space, else the local stand-in or the build.
 *
 * @param variables of the environment
 * @param isEmbedded whether the content is that of the embedded space
 * @param standIn where the local stand-in is, for sites that have it beside them
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
