import { existsSync } from 'node:fs'
import path from 'node:path'
import { lazyRoutes } from '../../local/experience/lazy-routes'
import { readEmbedded } from '../../local/experience/read-embedded'
import { compiledFunctions } from '../../local/functions/compiled-functions'
import { functionRoutes } from '../../local/functions/mount-functions'
import { startHost, type Host, type Routes } from '../../local/host/start-host'
import { startDelivery, stopLeads } from '../../src/leads/service'
import { Failure } from './failure'
import { contentFolder, functionsFolder, publicFolder } from './paths'

interface ServeOptions {
  /** 9000 unless told. */
  readonly port?: number
}

/** With the embedded space, the site has a stand-in for the personalization service (docs/guides/personalization.md). */
const experienceRoutes = (): Routes =>
  process.env.CONTENTFUL_SPACE_ID ? () => false : lazyRoutes(() => readEmbedded(contentFolder))

async function startServing(port: number): Promise<Host> {
  try {
    const functions = existsSync(functionsFolder) ? await compiledFunctions(functionsFolder) : []
    const api = functionRoutes(functions)
    const experience = experienceRoutes()
    return await startHost({
      folder: publicFolder,
      port,
      routes: async (request, response) => (await api(request, response)) || experience(request, response),
    })
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Serves the built site until the process is told to stop.
 *
 * @throws Failure when there is no built site, or the port is taken
 */
export async function serve({ port = 9000 }: ServeOptions): Promise<void> {
  if (!existsSync(path.join(publicFolder, 'index.html'))) {
    throw new Failure('There is no built site yet. Run "npm run build" first, or "npm start", which does both.')
  }
  const host = await startServing(port)
  // Leads that are stored and not delivered yet go on their way, where a CRM is configured.
  await startDelivery()
  console.log(`\nHearthside is at ${host.url}  (stop with Ctrl+C)`)
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await host.close()
  await stopLeads()
}
