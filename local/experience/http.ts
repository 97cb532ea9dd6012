import type { ServerResponse } from 'node:http'
import { errorCodes } from './faults'

/** How the stand-in speaks HTTP. */

export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, unless it is a text. */
  readonly body?: unknown
}

/** An error in the service's form. */
export const error = (status: number, message: string): Answer => ({
  status,
  body: { message, data: {}, error: { code: errorCodes[status] ?? 'ERR_UNKNOWN' } },
})

/** What went well, in the service's form. */
export const success = (data: object): Answer => ({ status: 200, body: { message: 'ok', data, error: null } })

/** JSON whatever the content type says: the SDK sends it as plain text. Forms, too, for the control page. */
export function parseBody(text: string, contentType: string | undefined): unknown {
  if (contentType?.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A browser's page may stand at another origin, and asks first when the content type is JSON. */
export const corsHeaders = (origin: string | undefined): Readonly<Record<string, string>> => ({
  'Access-Control-Allow-Origin': origin ?? '*',
  'Access-Control-Allow-Methods': 'GET,POST,OPTIONS',
  'Access-Control-Allow-Headers': 'content-type,x-force-ip,x-experience-fault',
  'Access-Control-Max-Age': '600',
  Vary: 'Origin',
})

export const send = (response: ServerResponse, { status, headers, body }: Answer): void => {
  const isText = typeof body === 'string'
  if (body !== undefined && !isText) response.setHeader('Content-Type', 'application/json')
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
  response.writeHead(status)
  response.end(body === undefined || isText ? body : JSON.stringify(body))
}
