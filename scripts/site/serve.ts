import { existsSync } from 'node:fs'
import path from 'node:path'
import { readEmbedded } from '../../local/experience/read-content'
import { lazyRoutes, standInConfig } from '../../local/experience/start-experience'
import { createImageRoutes } from '../../local/images/image-routes'
import { warmUp } from '../../local/images/warm-up'
import { configuredPages } from '../../local/pages/configured-pages'
import { createServer, type Routes } from '../../server/create-server'
import { createLog } from '../../server/operations/log'
import { createLeadService } from '../../server/service'
import { Failure } from '../../src/lib/failure'
import { checkPort, untilStopped } from '../support/command'
import { contentFolder, imagesFolder, publicFolder } from './paths'

/** Where the site is served, unless an option names another port. */
export const defaultPort = 9000

interface ServeOptions {
  readonly port?: number
  readonly personalized?: boolean
}

const nothing: Routes = () => false

function personalizationRoutes(isPersonalized: boolean): Routes {
  if (process.env.CONTENTFUL_SPACE_ID) return nothing
  const experience = lazyRoutes(() => readEmbedded(contentFolder))
  const isOwn = isPersonalized && !process.env.PERSONALIZATION_CLIENT_ID
  const pages = isOwn ? configuredPages(publicFolder, () => ({ personalization: standInConfig })) : nothing
  return async (...request) => (await experience(...request)) || pages(...request)
}

/**
 * Serves the built site.
 *
 * @throws Failure without a site, for invalid settings, or if the port is in use
 */
export async function serve({ port = defaultPort, personalized = false }: ServeOptions): Promise<void> {
  if (!existsSync(path.join(publicFolder, 'index.html'))) {
    throw new Failure('There is no built site. Run "npm run build" first, or "npm start" to build and serve.')
  }
  await checkPort(port)
  const leads = createLeadService()
  const personalization = personalizationRoutes(personalized)
  const images = process.env.CONTENTFUL_SPACE_ID
    ? nothing
    : createImageRoutes({ contentFolder, cacheFolder: imagesFolder })
  const server = await createServer({
    folder: publicFolder,
    leads: leads.dependencies,
    log: createLog('warn'),
    before: async (...request) => (await images(...request)) || personalization(...request),
    drainTime: 1000,
  })
  const url = await server.listen(port)
  const stopped = untilStopped()
  leads.startDelivery().catch(() => undefined)
  console.log(`\nHearthside is at ${url}  (press Ctrl+C to stop)`)
  const ending = new AbortController()
  warmUp(publicFolder, url, ending.signal).catch(() => undefined)
  await stopped
  ending.abort()
  await server.close()
  await leads.close()
}
