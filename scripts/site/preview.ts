import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { freePort } from '../../server/free-port'
import { signingSecret } from '../../server/publishing/publishing-settings'
import { previewAccessVariables } from '../../server/site/preview-access'
import { Failure } from '../../src/lib/failure'
import { messageOf } from '../../src/lib/message-of'
import { digits, readVariables } from '../../src/lib/variables'
import { readPlaces, type Place } from '../preview/find-place'
import { createGatsbyServer } from '../preview/gatsby-server'
import { createReceiver, webhookPath } from '../preview/receiver'
import { createWorkQueue } from '../preview/work-queue'
import { checkPort } from '../support/command'
import { openDevelopment } from './development'
import { startDevelop } from './gatsby'
import { clearCache } from './stale-cache'

/** Ms: the webhooks of one change arrive together. */
const collectFor = 200

const settings = v.object({
  ...previewAccessVariables,
  /** The secret with which Contentful signs webhooks. */
  PREVIEW_SIGNING_SECRET: v.optional(signingSecret),
  PREVIEW_MEMORY_MB: v.optional(digits(/^[1-9]\d{2,5}$/, 'a number of megabytes such as 2000'), '2000'),
  /** Address of this machine at which the preview listens. */
  HOST: v.optional(v.string(), '127.0.0.1'),
})

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
 * @throws Failure for invalid settings, content or access, or if the port is in use
 */
export async function preview({ port = 8000 }: { readonly port?: number }): Promise<void> {
  const variables = readVariables(settings, process.env)
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
    if (!isEmbedded && variables.PREVIEW_SIGNING_SECRET === undefined) {
      throw new Failure(
        'Set PREVIEW_SIGNING_SECRET to the signing secret of the space’s webhooks: in Contentful, Settings → Webhooks → Settings.',
      )
    }
    const password = variables.PREVIEW_PASSWORD ?? randomBytes(12).toString('hex')
    const gatsbyPort = await freePort()
    const origin = `http://localhost:${gatsbyPort}`
    const gatsby = createGatsbyServer({
      origin,
      token: environment.GATSBY_REFRESH_TOKEN,
      start: () => startDevelop(gatsbyPort, environment),
      clear: clearCache,
      memoryLimit: variables.PREVIEW_MEMORY_MB * 1024 * 1024,
    })
    const queue = createWorkQueue(collectFor, (work) => gatsby[work]())
    let places: { readonly state: string; readonly find: (id: string) => Place } | undefined
    const findPlace = async (id: string): Promise<Place> => {
      const state = JSON.stringify(gatsby.state())
      if (places?.state !== state) places = { state, find: await readPlaces({ graphql: graphqlAt(origin) }) }
      return places.find(id)
    }
    const receiver = await createReceiver({
      access: { password, linkKey: variables.PREVIEW_LINK_KEY },
      signingSecret: variables.PREVIEW_SIGNING_SECRET,
      origin,
      gatsby,
      findPlace,
      onChange: queue.add,
      app: environment.CONTENTFUL_APP_URL,
    })
    const stop = (): void => void gatsby.stop()
    process.once('SIGINT', stop).once('SIGTERM', stop)
    try {
      await receiver.listen({ port, host: variables.HOST }).catch((error: unknown) => {
        throw new Failure(messageOf(error))
      })
      console.log(`The preview will be at http://localhost:${port}/`)
      if (variables.PREVIEW_PASSWORD === undefined)
        console.log(`Its password is ${password} (set PREVIEW_PASSWORD to choose it).`)
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
