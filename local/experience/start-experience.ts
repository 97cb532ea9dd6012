import type { IncomingMessage } from 'node:http'
import type { Routes } from '../../server/create-server'
import { listen, type LocalServer } from '../faults/local-server'
import { createExperience, type ExperienceOptions, experiencePrefix } from './create-experience'
import type { ExperienceContent } from './read-content'

const isAsked = ({ url = '' }: IncomingMessage): boolean => url.split(/[/?]/, 2)[1] === experiencePrefix.slice(1)

/** Routes that read the content on the first request, and again after a failure. */
export function lazyRoutes(read: () => Promise<ExperienceContent>): Routes {
  let starting: Promise<Routes> | undefined

  const start = (): Promise<Routes> => {
    starting ??= read().then((content) => createExperience({ content: () => content }))
    starting.catch(() => {
      starting = undefined
    })
    return starting
  }
  return async (request, response) => isAsked(request) && (await start())(request, response)
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

/**
 * Serves the stand-in on this machine.
 *
 * @throws Error if the port is in use
 */
export async function startExperience(options: ExperienceOptions, port?: number): Promise<LocalServer> {
  const routes = createExperience(options)
  const { url, close } = await listen(async (request, response) => {
    if (!(await routes(request, response))) response.writeHead(302, { Location: `${experiencePrefix}/` }).end()
  }, port)
  return { url: `${url}${experiencePrefix}`, close }
}
