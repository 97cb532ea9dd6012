import { setTimeout as sleep } from 'node:timers/promises'
import { formatProblems } from '../../local/contentful/problem'
import { watchContent } from '../../local/contentful/watch-content'
import { startImages } from '../../local/images/image-routes'
import { openContentSource } from './content-source'
import {
  openLeadServices,
  previewPersonalization,
  startDevelopmentService,
  startThirdParties,
} from './development-services'
import { runGatsby } from './gatsby'
import { checkBuildVariables, gatsbyEnvironment, imageSettings, refreshEndpoint } from './gatsby-environment'
import { contentFolder, imagesFolder } from './paths'
import { clearStaleCache } from './stale-cache'

export interface DevelopOptions {
  readonly port?: number
  readonly preview?: boolean
}

/** Milliseconds between attempts to reach Gatsby while it starts. */
const retryPause = 500

const log = (line: string): void => {
  console.log(line)
}

const isAnswered = (address: string, request: RequestInit): Promise<boolean> =>
  fetch(address, request).then(
    ({ ok }) => ok,
    () => false,
  )

/** Refreshes Gatsby's development server once its bundle is ready. An earlier refresh would start it twice. */
async function refreshGatsby(port: number, token: string, signal: AbortSignal): Promise<void> {
  const origin = `http://localhost:${port}`
  const headers = { authorization: token }
  while (!signal.aborted) {
    const isReady = await isAnswered(`${origin}/commons.js`, { method: 'HEAD', signal })
    if (isReady && (await isAnswered(`${origin}/__refresh`, { method: 'POST', headers, signal }))) return
    await sleep(retryPause)
  }
}

/**
 * Runs Gatsby's development server. Changes of embedded content appear without a restart. Invalid content is reported,
 * and the last valid content remains. Stand-ins replace unconfigured services.
 */
export async function develop({ port = 8000, preview = false }: DevelopOptions): Promise<void> {
  const source = await openContentSource(process.env, { preview, log })
  await source.ready.catch(async (error: unknown) => {
    await source.close()
    throw error
  })
  const thirdParties = source.isEmbedded ? await startThirdParties(process.env) : undefined
  const experience = source.isEmbedded ? await startDevelopmentService() : undefined
  if (experience) log(`Requests to the stand-in for personalization: ${experience.url}/`)
  const images = source.isEmbedded ? await startImages({ contentFolder, cacheFolder: imagesFolder }) : undefined
  const leads = await openLeadServices(process.env, log)
  const refresh = refreshEndpoint(process.env)
  if (!source.isEmbedded) {
    log(
      `To fetch changes: curl -X POST -H "Authorization: ${refresh.GATSBY_REFRESH_TOKEN}" http://localhost:${port}/__refresh`,
    )
  }
  const ending = new AbortController()
  let refreshing: Promise<void> = Promise.resolve()
  const watcher = source.isEmbedded
    ? await watchContent({
        contentFolder,
        onChange: async () => {
          const { problems } = await source.refresh()
          if (problems.length > 0) {
            log(
              `\n${formatProblems(problems, { color: process.stdout.isTTY })}\n\nStill showing the last valid content.`,
            )
            return
          }
          refreshing = refreshing.then(() => refreshGatsby(port, refresh.GATSBY_REFRESH_TOKEN, ending.signal))
          await experience?.refresh()
        },
      })
    : undefined
  try {
    const environment = gatsbyEnvironment(process.env, {
      GATSBY_TELEMETRY_DISABLED: '1',
      ...refresh,
      ...(source.isEmbedded && { GATSBY_EXPERIMENTAL_DISABLE_SCHEMA_REBUILD: 'true' }),
      ...source.environment,
      ...imageSettings(process.env, source.isEmbedded, images?.url),
      ...thirdParties?.environment,
      ...previewPersonalization(process.env, experience?.url),
      ...leads.environment,
    })
    checkBuildVariables(environment)
    await clearStaleCache(source, log)
    await runGatsby(['develop', '--port', String(port)], { environment })
  } finally {
    ending.abort()
    await watcher?.close()
    await refreshing
    await thirdParties?.close()
    await experience?.close()
    await images?.close()
    await leads.close()
    await source.close()
  }
}
