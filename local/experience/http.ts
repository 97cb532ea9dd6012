import type { ServerResponse } from 'node:http'

export const faultNames = ['none', '400', '404', '429', '500', '503', 'malformed', 'not-json', 'hang', 'reset'] as const

export type FaultName = (typeof faultNames)[number]

const errorCodes: Readonly<Record<string, string>> = {
  400: 'ERR_INVALID_DATA',
  404: 'ERR_PROFILE_NOT_FOUND',
  429: 'ERR_PROFILE_OVERLOAD',
  500: 'ERR_INTERNAL_SERVER_ERROR',
  503: 'ERR_SERVICE_UNAVAILABLE',
}

export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export const error = (status: number, message: string): Answer => ({
  status,
  body: { message, data: {}, error: { code: errorCodes[status] ?? 'ERR_UNKNOWN' } },
})

export const success = (data: object): Answer => ({ status: 200, body: { message: 'ok', data, error: null } })

/** Parses forms, and JSON of any content type: the SDK sends it as plain text. */
export function parseBody(text: string, contentType: string | undefined): unknown {
  if (contentType?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** For pages on other origins. JSON requires a preflight request. */
export const corsHeaders = (origin: string | undefined): Readonly<Record<string, string>> => ({
  'Access-Control-Allow-Origin': origin ?? '*',
  'Access-Control-Allow-Methods': 'GET,POST,OPTIONS',
  'Access-Control-Allow-Headers': 'content-type,x-force-ip',
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
