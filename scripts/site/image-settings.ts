import type { GatsbyVariable } from './gatsby-environment'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Chooses who makes the pictures when `IMAGES` is not set: imgix when a domain is set, Contentful's Images API
 * for a real space, else the local stand-in or the build.
 *
 * @param variables of the environment
 * @param isEmbedded whether the content is that of the embedded space
 * @param standIn address of the local stand-in, for commands that run one
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
