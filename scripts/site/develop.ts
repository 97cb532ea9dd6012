import { setTimeout as sleep } from 'node:timers/promises'
import { checkPort } from '../support/command'
import { openDevelopment } from './development'
import { runDevelop } from './gatsby'

export interface DevelopOptions {
  readonly port?: number
  readonly preview?: boolean
}

/** Milliseconds between attempts to reach Gatsby while it starts. */
const retryPause = 500

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
 *
 * @throws Failure for invalid content, settings or access, or if the port is in use
 */
export async function develop({ port = 8000, preview = false }: DevelopOptions): Promise<void> {
  await checkPort(port)
  const { isEmbedded, environment, watch, close } = await openDevelopment(preview)
  const token = environment.GATSBY_REFRESH_TOKEN
  if (!isEmbedded) {
    console.log(`To fetch changes: curl -X POST -H "Authorization: ${token}" http://localhost:${port}/__refresh`)
  }
  const ending = new AbortController()
  let refreshing: Promise<void> = Promise.resolve()
  try {
    await watch(() => {
      refreshing = refreshing.then(() => refreshGatsby(port, token, ending.signal))
    })
    await runDevelop(port, environment)
  } finally {
    ending.abort()
    await refreshing
    await close()
  }
}
