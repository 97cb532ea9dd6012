import type { RateLimiter } from '../requests/rate-limiter'
import { refuseMethod, refuseSender } from '../requests/refusal'
import { respondWithJson, respondWithRefusal } from '../respond'
import type { ApiRoute } from '../serve-api'
import { readPublishEvent, type PublishEvent } from './publish-event'
import { verifyWebhook } from './verify-webhook'

/**
 * Maximum bytes of a webhook, twice those of a request that saves an entry
 * (https://www.contentful.com/developers/docs/technical-limits/).
 */
export const webhookLimit = 2 * 1024 * 1024

/** How many webhooks one address may send per minute: Contentful publishes up to 200 entries in one action. */
export const webhooksPerMinute = 300

export interface WebhookOptions {
  readonly secret: string
  readonly limiter: RateLimiter
  /** The origin of Contentful's web app. */
  readonly app: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /**
   * Stores an event so that it survives a restart.
   *
   * @returns false if the signature was used before
   */
  readonly accept: (event: PublishEvent, signature: string) => Promise<boolean>
  readonly reportError: (what: string, error: unknown) => void
}

/**
 * `POST /api/contentful-webhook`: receives Contentful's webhooks. Answers 202 when a build will follow, and 200 for
 * topics that do not change the site. Contentful repeats a call that was answered with 429 or 5xx.
 */
export const webhookRoute = ({ secret, limiter, app, now, accept, reportError }: WebhookOptions): ApiRoute => ({
  url: '/contentful-webhook',
  bodyLimit: webhookLimit,
  handle: async (request, deps) => {
    const refusal = refuseMethod(request, ['POST']) ?? (await refuseSender(request, limiter, deps))
    if (refusal) return respondWithRefusal(refusal)
    const signature = verifyWebhook(request, secret, now())
    if (signature === undefined || !Buffer.isBuffer(request.body)) {
      return respondWithRefusal({ status: 403, message: 'The signature of Contentful is missing, wrong or too old.' })
    }
    const event = await readPublishEvent(request.headers['x-contentful-topic'] ?? '', request.body, app, now())
    if (!event) return respondWithJson(200, { success: true, message: 'This topic does not change the site.' })
    try {
      if (!(await accept(event, signature)))
        return respondWithRefusal({ status: 409, message: 'This call was received before.' })
    } catch (error) {
      reportError('A publish could not be stored', error)
      return respondWithRefusal({ status: 503, message: 'The publish could not be stored.' })
    }
    return respondWithJson(202, { success: true, message: 'The site will be built.' })
  },
})
