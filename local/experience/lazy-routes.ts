import type { IncomingMessage } from 'node:http'
import type { ExperienceContent } from './content'
import { createExperience, experiencePrefix, type Experience } from './create-experience'

const isAsked = ({ url = '' }: IncomingMessage): boolean => url.split(/[/?]/, 2)[1] === experiencePrefix.slice(1)

/**
 * The stand-in as part of a host that may never be asked for it: content is read at the first request.
 *
 * @param read asked again by the next request after it has failed
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
