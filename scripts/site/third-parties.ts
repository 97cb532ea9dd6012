import { listen } from '../../local/faults/listen'
import { serveTags } from '../../local/tags/serve-tags'
import { tagsVariables } from '../../local/tags/tags-config'
import { vendorVariables } from '../../src/data/vendors'
import type { GatsbyVariable } from './gatsby-environment'

export interface ThirdParties {
  /** What Gatsby needs to know to load them. */
  readonly environment: Partial<Record<GatsbyVariable, string>>
  readonly close: () => Promise<void>
}

type Variables = Readonly<Record<string, string | undefined>>

const isConfigured = (names: Readonly<Record<string, string>>, variables: Variables): boolean =>
  Object.values(names).some((name) => Boolean(variables[name]))

/**
 * Starts the stand-ins for third parties, so that develop loads them as the real site loads the real
 * ones. A third party that is configured is not replaced.
 *
 * @param variables the environment of this process
 */
export async function startThirdParties(variables: Variables): Promise<ThirdParties> {
  const server = await listen(async (request, response) => {
    if (await serveTags(request, response)) return
    response.writeHead(404).end()
  })
  const values = tagsVariables(server.url)
  const names = Object.values(vendorVariables)
    .filter((vendor) => !isConfigured(vendor, variables))
    .flatMap((vendor) => Object.values(vendor))
  return {
    environment: Object.fromEntries(names.map((name) => [name, values[name] ?? ''])),
    close: server.close,
  }
}
