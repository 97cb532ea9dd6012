import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'

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
      const { protocol, hostname, port } = new URL(origin)
      const { request } = protocol === 'https:' ? https : http
      const sent = request(
        { hostname, port, path, method, agent: false, timeout, headers: { ...headers, ...lengthOf(body) } },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', reject)
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
          )
        },
      )
      sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer within ${timeout / 1000} seconds`)))
      sent.on('error', reject)
      sent.end(body)
    })

const lengthOf = (body: string | undefined): Record<string, number> =>
  body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }

export type Ask = ReturnType<typeof createAsk>
