import proxy from '@fastify/http-proxy'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { readHeaders } from '../../server/handler'
import { webhookLimit } from '../../server/publishing/receive-webhook'
import { verifyWebhook, signatureLifetime } from '../../server/publishing/verify-webhook'
import { responseHeaders } from '../../server/security-headers'
import { guardPreview, type PreviewAccess } from '../../server/site/preview-access'
import { sendLine } from '../../server/site/serve-site'
import type { Place } from './find-place'
import type { GatsbyServer } from './gatsby-server'
import { noticeOf, startingNotice, type Notice } from './notices'
import type { Work } from './work-queue'

export const webhookPath = '/_preview/webhook'

/** Changes when Gatsby starts again: open pages have then missed changes and reload. */
const startPath = '/_preview/start'

export interface ReceiverOptions {
  readonly access: PreviewAccess
  /** The secret with which Contentful signs webhooks. Without it, none is accepted. */
  readonly signingSecret?: string
  /** Where Gatsby's development server answers. */
  readonly origin: string
  readonly gatsby: Pick<GatsbyServer, 'state'>
  readonly findPlace: (id: string) => Promise<Place>
  readonly onChange: (work: Work) => void
  /** Address of the space's environment in Contentful's web app; empty without a real space. */
  readonly app: string
}

const updates = ['create', 'save', 'auto_save', 'publish', 'unpublish']

/**
 * A refresh misses these: the Preview API does not report deleted and archived items, Gatsby's Contentful plugin restores
 * no links of unchanged entries to one that is back, and a content type changes the schema.
 */
const restarts = [
  ...['delete', 'archive', 'unarchive'].flatMap((action) => [`Entry.${action}`, `Asset.${action}`]),
  'ContentType.publish',
]

/**
 * What a change needs.
 *
 * @param topic https://www.contentful.com/developers/docs/webhooks/headers
 * @returns undefined for topics that do not change what the preview shows
 */
export function workFor(topic: string): Work | undefined {
  const [, type = '', action = ''] = topic.split('.')
  if (restarts.includes(`${type}.${action}`)) return 'restart'
  return (type === 'Entry' || type === 'Asset') && updates.includes(action) ? 'refresh' : undefined
}

/**
 * Gatsby's development server has endpoints that must not be public, such as one that opens files in an editor, one that
 * fetches any address, and one whose answers contain the refresh token. They start with `_`. Pages need only updates.
 */
function isPrivate(address: string): boolean {
  const [pathname = ''] = address.split('?')
  // The proxy turns backslashes into slashes.
  const parts = decodeURIComponent(pathname).split(/[/\\]/)
  return parts.some((part) => part.startsWith('_') && part !== '__webpack_hmr')
}

/** Seconds after which a notice reloads itself. */
const reloadAfter = 3

const sendNotice = (reply: FastifyReply, { status, html }: Notice): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', refresh: String(reloadAfter) })
    .send(html)

/**
 * Ms that Gatsby may take for the data of a page. If it runs a query while it writes results, it writes the new result
 * only after its next query (`isFlushing` in its page-data.js). The next refresh runs one.
 */
const longestQuery = 3000

/** Accepts each signature once. */
function rememberSignatures(): (signature: string) => boolean {
  const seen = new Map<string, number>()
  return (signature) => {
    const now = Date.now()
    for (const [known, time] of seen) if (now - time > 2 * signatureLifetime) seen.delete(known)
    if (seen.has(signature)) return false
    seen.set(signature, now)
    return true
  }
}

/** Creates the server of the preview: Contentful's webhooks, `/preview/<entry id>`, and the pages of Gatsby. */
export async function createReceiver(options: ReceiverOptions): Promise<FastifyInstance> {
  const { access, signingSecret, origin, gatsby, findPlace, onChange, app: contentfulApp } = options
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 1000 } })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(responseHeaders(true))
  })
  // Webhooks have a signature instead.
  guardPreview(app, access, (pathname) => pathname === webhookPath)

  const isNew = rememberSignatures()
  await app.register((webhooks, _options, done) => {
    webhooks.removeAllContentTypeParsers()
    webhooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: webhookLimit }, (_request, body, parsed) =>
      parsed(null, body),
    )
    webhooks.post(webhookPath, async (request, reply) => {
      const headers = readHeaders(request.headers)
      const body = request.body as Buffer | undefined
      const signature =
        signingSecret === undefined
          ? undefined
          : verifyWebhook({ url: request.url, headers, body }, signingSecret, Date.now())
      if (signature === undefined) return sendLine(reply, 403, 'The signature is missing, wrong or too old.')
      if (!isNew(signature)) return sendLine(reply, 409, 'This webhook was received before.')
      const work = workFor(headers['x-contentful-topic'] ?? '')
      if (work) onChange(work)
      return sendLine(reply, work ? 202 : 200, work ? 'Accepted' : 'This topic does not change the preview.')
    })
    done()
  })

  app.get(startPath, (_request, reply) => sendLine(reply, 200, String(gatsby.state().starts)))

  app.get<{ Params: { id: string } }>('/preview/:id', async (request, reply) => {
    if (!gatsby.state().isReady) return sendNotice(reply, startingNotice)
    const { id } = request.params
    // Queries fail while Gatsby stops.
    const place = await findPlace(id).catch(() => undefined)
    if (!place) return sendNotice(reply, startingNotice)
    if (place.kind !== 'page') return sendNotice(reply, noticeOf(id, place, contentfulApp))
    // Gatsby does not update open pages whose address has a query.
    const hash = place.island === undefined ? '' : `#${place.island}`
    return reply.header('cache-control', 'no-store').redirect(`${place.path}${hash}`)
  })

  await app.register(proxy, {
    upstream: origin,
    preHandler: (request, reply, done) => {
      if (isPrivate(request.url)) void sendLine(reply, 404, 'Not found')
      else if (!gatsby.state().isReady) void sendNotice(reply, startingNotice)
      else {
        if (request.url.startsWith('/page-data/')) {
          const timer = setTimeout(onChange, longestQuery, 'refresh')
          reply.raw.once('close', () => clearTimeout(timer))
        }
        done()
      }
    },
    replyOptions: {
      rewriteRequestHeaders: (_request, { authorization: _password, ...headers }) => headers,
      // Gatsby lets all sites read its answers.
      rewriteHeaders: ({ 'access-control-allow-origin': _anyone, ...headers }) => headers,
      onError: (reply) => void sendNotice(reply as FastifyReply, startingNotice),
    },
  })
  return app
}
