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

/** Routes that read the content on the first request, and again after a failure. */
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
 * Settings for pages that use the stand-in on their own host. It accepts any account. The experiment is an embedded
 * one.
 */
export const standInConfig = {
  clientId: 'hearthside',
  url: experiencePrefix,
  insightsUrl: experiencePrefix,
  experiment: 'experience-pricing-model',
}

export interface RunningExperience {
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Serves the stand-in on this machine.
 *
 * @throws Error if the port is in use
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
