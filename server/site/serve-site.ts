import path from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { revalidate } from './cache-rules'
import { fileHeaders } from './file-headers'
import { encodings, isText, memoryFiles, type Encoding, type FileAnswer, type MemoryFile } from './memory-files'
import type { Site } from './open-site'

/** The classes by which requests are counted. */
export type RequestClass = 'page' | 'data' | 'asset' | 'redirect' | 'missing' | 'api' | 'operations' | 'other'

declare module 'fastify' {
  interface FastifyRequest {
    requestClass: RequestClass
  }
}

type ErrorStatus = 404 | 410 | 500

const errorLines: Readonly<Record<ErrorStatus, string>> = {
  404: 'Not found',
  410: 'Gone',
  500: 'Internal server error',
}

export const sendLine = (reply: FastifyReply, status: number, line: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(`${line}\n`)

const supported = Object.keys(encodings)

const acceptedAnswer = (file: MemoryFile, acceptEncoding: string | undefined): FileAnswer => {
  const accepted = acceptEncoding ? negotiate(acceptEncoding, supported) : null
  const answer = file.get((accepted ?? 'identity') as Encoding) ?? file.get('identity')
  if (!answer) throw new Error('A file has no content.')
  return answer
}

/** Weak comparison against `If-None-Match` (RFC 9110, 13.1.2). */
const isKnown = (ifNoneMatch: string | undefined, etag: string | undefined): boolean =>
  (ifNoneMatch ?? '').split(',').some((candidate) => {
    const value = candidate.trim()
    return value === '*' || value.replace(/^W\//, '') === etag
  })

const classOf = (pathname: string): RequestClass => {
  if (pathname.endsWith('.html')) return 'page'
  return /^\/(page|slice)-data\//.test(pathname) ? 'data' : 'asset'
}

/**
 * Serves a site. Text files, compressed by the build, pictures and fonts are sent from memory. Videos, large files and
 * parts of files are streamed by `@fastify/static`, which knows ranges and conditional requests.
 *
 * @param first the site until another is used; without one, every page is missing
 */
export async function sitePages(app: FastifyInstance, first: Site | undefined) {
  await app.register(fastifyStatic, {
    root: first?.folder ?? path.resolve('.'),
    serve: false,
    index: false,
    cacheControl: false,
    dotfiles: 'allow',
  })
  let current = first && { site: first, read: memoryFiles(first) }

  /** Sends `404.html` (also for 410) or `500.html` to a browser that requests a document, otherwise a line of text. */
  const sendError = async (
    status: ErrorStatus,
    isDocument: boolean,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const pathname = status === 500 ? '/500.html' : '/404.html'
    const file = isDocument && current?.site.has(pathname) ? await current.read(pathname) : undefined
    if (!file) return sendLine(reply, status, errorLines[status])
    const { headers, body } = acceptedAnswer(file, request.headers['accept-encoding'])
    return reply.code(status).headers(headers).send(body)
  }

  /** Answers a GET or HEAD request. */
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!current) return sendLine(reply, 404, 'Not found')
    const { site, read } = current
    const target = site.resolve(request.raw.url ?? '/')
    switch (target.kind) {
      case 'file': {
        const { pathname } = target
        request.requestClass = classOf(pathname)
        const name = pathname.slice(1)
        const file = await read(pathname)
        if (!file) return reply.headers(fileHeaders(site, pathname)).sendFile(name, site.folder)
        const { headers, body } = acceptedAnswer(file, request.headers['accept-encoding'])
        if (isKnown(request.headers['if-none-match'], headers.etag)) {
          return reply.headers(headers).removeHeader('content-type').removeHeader('content-encoding').code(304).send()
        }
        reply.headers(headers)
        return request.headers.range !== undefined && !isText(pathname)
          ? reply.sendFile(name, site.folder, { etag: false, lastModified: false })
          : reply.send(body)
      }
      case 'redirect':
        request.requestClass = 'redirect'
        return reply.code(target.status).headers({ location: target.location, 'cache-control': revalidate }).send()
      case 'malformed':
        return sendLine(reply, 400, 'Bad request')
      case 'gone':
        request.requestClass = 'missing'
        return sendError(410, true, request, reply)
      case 'missing page':
      case 'missing file':
        request.requestClass = 'missing'
        return sendError(404, target.kind === 'missing page', request, reply)
    }
  }

  return {
    send,
    sendError,
    /** Serves another site from the next request on. */
    use: (site: Site): void => {
      current = { site, read: memoryFiles(site) }
    },
  }
}
