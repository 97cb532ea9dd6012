import { randomBytes } from 'node:crypto'
import { messageOf } from '../../src/lib/message-of'
import { readPlaces, type Place } from '../preview/find-place'
import { createGatsbyServer } from '../preview/gatsby-server'
import { createReceiver, webhookPath } from '../preview/receiver'
import { readPreviewSettings } from '../preview/settings'
import { createWorkQueue } from '../preview/work-queue'
import { checkPort, Failure } from '../support/command'
import { freePort } from '../support/free-port.mjs'
import { openDevelopment } from './development'
import { startDevelop } from './gatsby'
import { clearCache } from './stale-cache'

/** Ms: the webhooks of one change arrive together. */
const collectFor = 200

/** Runs a query in Gatsby's development server. */
const graphqlAt =
  (origin: string) =>
  async (query: string, variables?: unknown): Promise<never> => {
    const response = await fetch(`${origin}/___graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    return (await response.json()) as never
  }

/**
 * Runs a preview for editors: pages with drafts that follow Contentful's webhooks, behind a password.
 *
 * @throws SettingsError for invalid settings
 * @throws Failure for invalid content or access, or if the port is in use
 */
export async function preview({ port = 8000 }: { readonly port?: number }): Promise<void> {
  const { access, signingSecret, memoryLimit, host } = readPreviewSettings(process.env)
  await checkPort(port)
  const { isEmbedded, environment: development, watch, close } = await openDevelopment(true)
  const environment = {
    ...development,
    // These would take half of the time of a refresh. The webhook of a content type makes Gatsby start again.
    GATSBY_EXPERIMENTAL_DISABLE_SCHEMA_REBUILD: 'true',
    QUERY_TYPES: 'false',
    // Not all browsers send passwords with WebSockets.
    GATSBY_SOCKET_IO_DEFAULT_TRANSPORT: 'polling',
  }
  try {
    if (!isEmbedded && signingSecret === undefined) {
      throw new Failure(
        'Set PREVIEW_SIGNING_SECRET to the signing secret of the space’s webhooks: in Contentful, Settings → Webhooks → Settings.',
      )
    }
    const password = access.password ?? randomBytes(12).toString('hex')
    const gatsbyPort = await freePort()
    const origin = `http://localhost:${gatsbyPort}`
    const gatsby = createGatsbyServer({
      origin,
      token: environment.GATSBY_REFRESH_TOKEN,
      start: () => startDevelop(gatsbyPort, environment),
      clear: clearCache,
      memoryLimit,
    })
    const queue = createWorkQueue(collectFor, (work) => gatsby[work]())
    let places: { readonly state: string; readonly find: (id: string) => Place } | undefined
    const findPlace = async (id: string): Promise<Place> => {
      const state = JSON.stringify(gatsby.state())
      if (places?.state !== state) places = { state, find: await readPlaces({ graphql: graphqlAt(origin) }) }
      return places.find(id)
    }
    const receiver = await createReceiver({
      access: { ...access, password },
      signingSecret,
      origin,
      gatsby,
      findPlace,
      onChange: queue.add,
      app: environment.CONTENTFUL_APP_URL,
    })
    const stop = (): void => void gatsby.stop()
    process.once('SIGINT', stop).once('SIGTERM', stop)
    try {
      await receiver.listen({ port, host }).catch((error: unknown) => {
        throw new Failure(messageOf(error))
      })
      console.log(`The preview will be at http://localhost:${port}/`)
      if (access.password === undefined)
        console.log(`Its password is ${password} (PREVIEW_PASSWORD sets one that stays).`)
      if (!isEmbedded) console.log(`It listens for Contentful’s webhooks at ${webhookPath}.`)
      await watch(() => queue.add('refresh'))
      await gatsby.run()
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      await gatsby.stop()
      await receiver.close()
      await queue.whenIdle()
    }
  } finally {
    await close()
  }
}
