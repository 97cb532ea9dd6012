import { verifyRequest } from '@contentful/node-apps-toolkit/requests'
import { attempt } from '../../src/lib/attempt'
import type { LeadRequest } from '../handler'

/**
 * How much the time of a signature may differ from the server's clock, in ms. Contentful repeats a failed call twice,
 * each time after 30 seconds (https://www.contentful.com/developers/docs/webhooks/retry-policy/), and it is not
 * documented whether it signs the call again.
 */
export const signatureLifetime = 5 * 60_000

/**
 * Verifies that Contentful signed a POST request, with Contentful's own package. The signature covers method, path, the
 * signed headers, the time and the body
 * (https://www.contentful.com/developers/docs/extensibility/webhooks/request-verification).
 *
 * @param now milliseconds since 1970
 * @returns the signature, or undefined if it is missing, wrong, too old or from the future
 */
export function verifyWebhook(
  { url, headers, body }: Pick<LeadRequest, 'url' | 'headers' | 'body'>,
  secret: string,
  now: number,
): string | undefined {
  const signature = headers['x-contentful-signature']
  const time = Number(headers['x-contentful-timestamp'])
  if (signature === undefined || !Buffer.isBuffer(body)) return undefined
  // Negated, so that a time that is not a number fails too.
  if (!(Math.abs(now - time) <= signatureLifetime)) return undefined
  const present = Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined)
  const request = {
    method: 'POST',
    path: url,
    headers: Object.fromEntries(present),
    body: body.toString('utf8'),
  } as const
  // The package throws for a malformed signature. 0 turns off its limit of time, which accepts any time in the future.
  return attempt(() => verifyRequest(secret, request, 0)) ? signature : undefined
}
