import { createGatsbyClient } from '../preview/gatsby-client'
import { createWorkQueue } from '../preview/work-queue'
import { checkPort } from '../support/command'
import { openDevelopment } from './development'
import { runDevelop } from './gatsby'

export interface DevelopOptions {
  readonly port?: number
  readonly preview?: boolean
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
  const gatsby = createGatsbyClient(`http://localhost:${port}`, token)
  let isStopped = false
  const isRunning = (): boolean => !isStopped
  const queue = createWorkQueue(0, async () => {
    await gatsby.untilReady(isRunning)
    await gatsby.refresh(isRunning)
  })
  try {
    await watch(() => queue.add('refresh'))
    await runDevelop(port, environment)
  } finally {
    isStopped = true
    await queue.whenIdle()
    await close()
  }
}
