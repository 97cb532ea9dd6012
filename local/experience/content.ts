import type { ExperienceConfiguration } from '@ninetailed/experience.js-shared'
import type { AudienceRules } from './audience-rules'

/** An audience and who belongs to it. */
export interface AudienceDefinition {
  readonly id: string
  readonly name: string
  readonly rules: AudienceRules
}

/** What the service knows of the CMS: the real one is told by the vendor's app in Contentful. */
export interface ExperienceContent {
  readonly audiences: readonly AudienceDefinition[]
  readonly experiences: readonly ExperienceConfiguration[]
}
