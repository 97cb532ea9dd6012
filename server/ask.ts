import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** In ms. */
const timeout = 20_000

/** `fetch` would follow redirects, normalize addresses and decompress. */
export const createAsk =
  (origin: string) =>
  (path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { request } = origin.startsWith('https:') ? https : http
      const sent = request(origin, { path, method, headers, agent: false, timeout }, (response) => {
        const { statusCode: status = 0, headers: received } = response
        buffer(response).then((content) => resolve({ status, headers: received, body: content }), reject)
      })
      sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer within ${timeout / 1000} seconds`)))
      sent.on('error', reject)
      sent.end(body)
    })

export type Ask = ReturnType<typeof createAsk>
