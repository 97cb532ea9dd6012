import { signRequest } from '@contentful/node-apps-toolkit/requests'

export const testSecret = 'a1b2c3d4'.repeat(8)

const link = (id: string) => ({ sys: { type: 'Link', id } })

/** A published entry as in the Content Management API. */
export const pageEntry = {
  sys: {
    type: 'Entry',
    id: 'pricing',
    space: link('space1'),
    environment: link('master'),
    contentType: link('page'),
  },
  fields: { name: { 'en-US': 'Pricing' }, path: { 'en-US': '/pricing/' } },
}

interface TestWebhook {
  readonly topic?: string
  readonly body?: string
  /** When it is signed, in milliseconds since 1970. */
  readonly time?: number
  readonly secret?: string
  readonly path?: string
}

/** The headers and the body of a webhook, signed as Contentful does. */
export function signedWebhook({
  topic = 'ContentManagement.Entry.publish',
  body = JSON.stringify(pageEntry),
  time = Date.now(),
  secret = testSecret,
  path = '/api/contentful-webhook',
}: TestWebhook = {}): { readonly headers: Readonly<Record<string, string>>; readonly body: string } {
  const own = { 'x-contentful-topic': topic, 'content-type': 'application/vnd.contentful.management.v1+json' }
  return { headers: { ...own, ...signRequest(secret, { method: 'POST', path, headers: own, body }, time) }, body }
}
