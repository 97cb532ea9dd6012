import type { IncomingMessage, ServerResponse } from 'node:http'
import { messageOf } from '../src/lib/message-of'
import {
  readHeaders,
  type FilePart,
  type LeadDependencies,
  type LeadHandler,
  type LeadRequest,
  type LeadResponse,
} from './handler'
import { respondWithRefusal } from './respond'
import { leadService } from './service'

interface NetlifyEvent {
  readonly body?: string | null
  readonly isBase64Encoded?: boolean
}

/** A request to a Gatsby Function, with route parameters and a parsed body. */
export interface FunctionRequest extends IncomingMessage {
  /** Absent without parameters in the function's path. */
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The files of a form. Gatsby does not declare their type. */
  readonly files?: unknown
  readonly originalUrl?: string
  /** Set by Netlify's adapter, which creates requests from events, without a socket and without the query in `url`. */
  readonly netlifyFunctionParams?: { readonly event: NetlifyEvent }
  /** The complete address, on Netlify. */
  readonly rawUrl?: string
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

type Received = Pick<LeadRequest, 'url' | 'headers' | 'remoteAddress' | 'body'>

/**
 * On Netlify, the address comes from its own header, because its list of proxies has no fixed length. The body comes
 * from the event, because Gatsby's parser loses the files of forms in requests without a socket.
 */
function readNetlifyRequest(request: FunctionRequest, { body, isBase64Encoded }: NetlifyEvent): Received {
  const { rawUrl = '', url = '' } = request
  const headers = readHeaders(request.headers)
  const query = rawUrl.indexOf('?')
  return {
    url: query < 0 ? url : `${url}${rawUrl.slice(query)}`,
    headers: { ...headers, 'x-forwarded-for': undefined },
    remoteAddress: headers['x-nf-client-connection-ip'],
    body: body ? Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') : undefined,
  }
}

const readRequest = (request: FunctionRequest): Received => ({
  url: request.originalUrl ?? request.url ?? '',
  headers: readHeaders(request.headers),
  remoteAddress: request.socket.remoteAddress,
  body: readParts(request.body, request.files),
})

const toLeadRequest = (request: FunctionRequest): LeadRequest => ({
  ...(request.netlifyFunctionParams
    ? readNetlifyRequest(request, request.netlifyFunctionParams.event)
    : readRequest(request)),
  method: request.method ?? '',
  crm: request.params?.crm ?? '',
})

function send(response: ServerResponse, { status, headers, body }: LeadResponse): void {
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  // As text: Netlify's adapter passes headers on unchanged, and its gateway accepts no numbers.
  response.setHeader('Content-Length', String(Buffer.byteLength(body)))
  response.end(body)
}

/** Creates the Gatsby Function of an endpoint. It never throws. */
export const serveFunction =
  (handle: LeadHandler) =>
  async (request: FunctionRequest, response: ServerResponse): Promise<void> => {
    let dependencies: LeadDependencies
    try {
      ;({ dependencies } = leadService())
    } catch (error) {
      console.error(`[leads] ${messageOf(error)}`)
      const message = 'This can’t be sent right now. Please try again later.'
      send(response, respondWithRefusal({ status: 503, message }))
      return
    }
    send(response, await handle(toLeadRequest(request), dependencies))
  }
