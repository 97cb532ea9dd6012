import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FilePart, LeadDependencies, LeadRequest, LeadResponse } from './handler'
import { respondWithJson } from './respond'
import { leadService } from './service'

/** A request as Gatsby passes it to a function: with route parameters and a parsed body. */
export interface FunctionRequest extends IncomingMessage {
  readonly params: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The files of a form. Gatsby does not declare their type. */
  readonly files?: unknown
  readonly originalUrl?: string
}

interface ReceivedFile {
  readonly fieldname: string
  readonly originalname: string
  readonly buffer: Buffer
}

const isReceivedFile = (file: unknown): file is ReceivedFile => {
  if (typeof file !== 'object' || file === null) return false
  const { fieldname, originalname, buffer } = file as Partial<ReceivedFile>
  return typeof fieldname === 'string' && typeof originalname === 'string' && Buffer.isBuffer(buffer)
}

/** Browsers send names in UTF-8, but the parser decodes them as Latin-1. */
const toUtf8 = (name: string): string => {
  const text = Buffer.from(name, 'latin1').toString('utf8')
  return text.includes('\uFFFD') ? name : text
}

function readParts(body: unknown, files: unknown): LeadRequest['body'] {
  if (Buffer.isBuffer(body)) return body
  if (typeof body !== 'object' || body === null) return undefined
  const fields = Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const received = Array.isArray(files) ? files.filter(isReceivedFile) : []
  return {
    fields,
    files: received.map((file): FilePart => ({
      field: file.fieldname,
      filename: toUtf8(file.originalname),
      content: file.buffer,
    })),
  }
}

const readHeaders = ({ headers }: IncomingMessage): LeadRequest['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )

const toLeadRequest = (request: FunctionRequest): LeadRequest => ({
  method: request.method ?? '',
  crm: request.params.crm ?? '',
  url: request.originalUrl ?? request.url ?? '',
  headers: readHeaders(request),
  body: readParts(request.body, request.files),
  remoteAddress: request.socket.remoteAddress,
})

/** The handler of an endpoint. */
export type LeadHandler = (request: LeadRequest, dependencies: LeadDependencies) => Promise<LeadResponse>

function send(response: ServerResponse, { status, headers, body }: LeadResponse): void {
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('Content-Length', Buffer.byteLength(body))
  response.end(body)
}

/** Answers a request to a Gatsby Function with a handler. Never throws. */
export async function serveFunction(
  handle: LeadHandler,
  request: FunctionRequest,
  response: ServerResponse,
): Promise<void> {
  let dependencies: LeadDependencies
  try {
    ;({ dependencies } = leadService())
  } catch (error) {
    console.error(`[leads] ${error instanceof Error ? error.message : String(error)}`)
    const message = 'This can’t be sent right now. Please try again later.'
    send(response, respondWithJson(503, { success: false, message }))
    return
  }
  send(response, await handle(toLeadRequest(request), dependencies))
}
