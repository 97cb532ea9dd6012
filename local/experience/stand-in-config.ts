import { experiencePrefix } from './create-experience'

/**
 * What a page's configuration says of personalization when it uses the stand-in of its own host. The
 * stand-in takes any account; the experiment, which sign-up links name, is one of the embedded space.
 */
export const standInConfig = {
  clientId: 'hearthside',
  url: experiencePrefix,
  insightsUrl: experiencePrefix,
  experiment: 'experience-pricing-model',
}
