import type { ExperienceContent } from '../../local/experience/content'
import { readEmbedded } from '../../local/experience/read-embedded'
import { standInConfig } from '../../local/experience/stand-in-config'
import { startExperience } from '../../local/experience/start-experience'
import type { GatsbyVariable } from './gatsby-environment'
import { contentFolder } from './paths'

type Variables = Readonly<Record<string, string | undefined>>

type PersonalizationVariables = Partial<Record<GatsbyVariable, string>>

/**
 * How personalization is configured where people look at pages before visitors do: in develop, and in
 * builds with drafts. The panel is there, and with the embedded space a stand-in for the service. What
 * somebody has configured comes first.
 *
 * @param standIn where the stand-in is, an address or a path of the site; nothing with a real space
 */
export function previewPersonalization(variables: Variables, standIn: string | undefined): PersonalizationVariables {
  const panel = { PERSONALIZATION_PREVIEW: variables.PERSONALIZATION_PREVIEW || 'true' }
  if (standIn === undefined || variables.PERSONALIZATION_CLIENT_ID) return panel
  return {
    ...panel,
    PERSONALIZATION_CLIENT_ID: standInConfig.clientId,
    PERSONALIZATION_URL: standIn,
    PERSONALIZATION_INSIGHTS_URL: standIn,
    PERSONALIZATION_EXPERIMENT: variables.PERSONALIZATION_EXPERIMENT || standInConfig.experiment,
  }
}

/** Where the stand-in listens beside Gatsby's development server, when nobody else does. */
const developmentPort = 8745

interface DevelopmentService {
  /** Its address. */
  readonly url: string
  /** Reads the content again. */
  readonly refresh: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts the stand-in beside Gatsby's development server. */
export async function startDevelopmentService(): Promise<DevelopmentService> {
  let content: ExperienceContent = await readEmbedded(contentFolder)
  const options = { content: () => content }
  const { url, close } = await startExperience(options, developmentPort).catch(() => startExperience(options))
  return {
    url,
    refresh: async () => {
      content = await readEmbedded(contentFolder)
    },
    close,
  }
}
