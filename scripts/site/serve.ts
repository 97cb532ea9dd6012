import { existsSync } from 'node:fs'
import path from 'node:path'
import { readEmbedded } from '../../local/experience/read-content'
import { lazyRoutes, standInConfig } from '../../local/experience/start-experience'
import { compiledFunctions, functionRoutes } from '../../local/functions/mount-functions'
import { configuredPages } from '../../local/host/configured-pages'
import { type Host, type Routes, startHost } from '../../local/host/start-host'
import { createImageRoutes } from '../../local/images/image-routes'
import { warmUp } from '../../local/images/warm-up'
import { leadService, stopLeads } from '../../server/service'
import { readSettings } from '../../server/settings'
import { Failure, untilStopped } from '../support/command'
import { contentFolder, functionsFolder, imagesFolder, publicFolder } from './paths'

interface ServeOptions {
  /** Default: 9000. */
  readonly port?: number
  /** Serves pages as if the build had been configured with the stand-in for personalization. */
  readonly personalized?: boolean
}

const nothing: Routes = () => false

/**
 * With the embedded space, the stand-in for the personalization service, and pages that use it if requested.
 */
function personalizationRoutes(isPersonalized: boolean): Routes {
  if (process.env.CONTENTFUL_SPACE_ID) return nothing
  const experience = lazyRoutes(() => readEmbedded(contentFolder))
  const isOwn = isPersonalized && !process.env.PERSONALIZATION_CLIENT_ID
  const pages = isOwn ? configuredPages(publicFolder, () => ({ personalization: standInConfig })) : nothing
  return async (...request) => (await experience(...request)) || pages(...request)
}

async function startServing(port: number, isPersonalized: boolean): Promise<Host> {
  try {
    // Fails on invalid lead settings before the server starts.
    readSettings()
    const functions = existsSync(functionsFolder) ? await compiledFunctions(functionsFolder) : []
    const api = functionRoutes(functions)
    const personalization = personalizationRoutes(isPersonalized)
    const images = process.env.CONTENTFUL_SPACE_ID
      ? nothing
      : createImageRoutes({ contentFolder, cacheFolder: imagesFolder })
    return await startHost({
      folder: publicFolder,
      port,
      routes: async (...request) =>
        (await api(...request)) || (await images(...request)) || personalization(...request),
    })
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Serves the built site until the process is stopped.
 *
 * @throws Failure when there is no built site, the lead settings are invalid, or the port is in use
 */
export async function serve({ port = 9000, personalized = false }: ServeOptions): Promise<void> {
  if (!existsSync(path.join(publicFolder, 'index.html'))) {
    throw new Failure('There is no built site. Run "npm run build" first, or "npm start" to build and serve.')
  }
  const host = await startServing(port, personalized)
  const stopped = untilStopped()
  // Delivers leads that are stored, if a CRM is configured. Pages don't wait for the database.
  const { startDelivery, dependencies } = leadService()
  startDelivery().catch((error: unknown) => dependencies.reportError('Delivery could not be started', error))
  console.log(`\nHearthside is at ${host.url}  (press Ctrl+C to stop)`)
  const ending = new AbortController()
  // Fire and forget.
  warmUp(publicFolder, host.url, ending.signal).catch(() => undefined)
  await stopped
  ending.abort()
  await host.close()
  await stopLeads()
}
