import { listen } from '../faults/listen'
import { createExperience, experiencePrefix as prefix, type ExperienceOptions } from './create-experience'

export interface RunningExperience {
  /** Where the SDK is to send profiles and views. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Serves the stand-in by itself, on this machine only, for a site that is served by something else.
 *
 * @param port 0, the default, takes any free port
 * @throws Error when the port is taken
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
