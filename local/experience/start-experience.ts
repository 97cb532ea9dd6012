import type { IncomingMessage } from 'node:http'
import { listen } from '../faults/local-server'
import {
  createExperience,
  type Experience,
  type ExperienceOptions,
  experiencePrefix,
  experiencePrefix as prefix,
} from './create-experience'
import type { ExperienceContent } from './read-content'

const isAsked = ({ url = '' }: IncomingMessage): boolean => url.split(/[/?]/, 2)[1] === experiencePrefix.slice(1)

/**
 * The stand-in as routes of a host. It reads the content at the first request.
 *
 * @param read called again by the next request if it fails
 */
export function lazyRoutes(read: () => Promise<ExperienceContent>): Experience['routes'] {
  let starting: Promise<Experience> | undefined

  const start = (): Promise<Experience> => {
    starting ??= read().then((content) => createExperience({ content: () => content }))
    starting.catch(() => {
      starting = undefined
    })
    return starting
  }
  return async (request, response) => isAsked(request) && (await start()).routes(request, response)
}

/**
 * Personalization settings of a page that uses the stand-in on its own host. The stand-in accepts any account.
 * The experiment, which sign-up links name, is one of the embedded space.
 */
export const standInConfig = {
  clientId: 'hearthside',
  url: experiencePrefix,
  insightsUrl: experiencePrefix,
  experiment: 'experience-pricing-model',
}

export interface RunningExperience {
  /** Where the SDK is to send profiles and views. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Serves the stand-in by itself, on this machine only, for a site that is served by something else.
 *
 * @param port 0, the default, takes any free port
 * @throws Error when the port is in use
 */
export async function startExperience(
  options: Omit<ExperienceOptions, 'prefix'>,
  port?: number,
): Promise<RunningExperience> {
  const { routes } = createExperience({ ...options, prefix })
  const { url, close } = await listen(async (request, response) => {
    if (!(await routes(request, response))) response.writeHead(302, { Location: `${prefix}/` }).end()
  }, port)
  return { url: `${url}${prefix}`, close }
}
