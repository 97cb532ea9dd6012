import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type Answer, answerWithFile, createCompressor } from './file-answer'
import { findRedirect, readRedirects, type Redirect, redirectLocation, resolvePath } from './resolve-path'

const immutable = 'public, max-age=31536000, immutable'

/** Browsers may keep a copy, but must revalidate it each time. */
const revalidate = 'public, max-age=0, must-revalidate'

/** Paths that change with their content, so that the content of a path never changes. */
const immutablePaths: readonly RegExp[] = [
  /^\/[^/]+[-.][0-9a-f]{16,}\.(js|css)(\.map|\.LICENSE\.txt)?$/,
  /^\/static\//,
  /^\/pictures\//,
  /^\/social\//,
  /^\/fonts\//,
]

/** `Cache-Control` for a file that is there: one year where the address names the content. */
export const cacheControlOf = (pathname: string): string =>
  immutablePaths.some((pattern) => pattern.test(pathname)) ? immutable : revalidate

/** Headers that the host adds to every response. */
const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

/** Answers requests before the host looks for files; returns whether it answered this one. */
export type Routes = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean

export interface HostOptions {
  /** The built site. */
  readonly folder: string
  /** 0, the default, takes any free port. */
  readonly port?: number
  /** Redirects besides those that the build wrote; they win over the build's. */
  readonly redirects?: readonly Redirect[]
  /** Added to every answer; a header that the host sets itself is replaced. */
  readonly extraHeaders?: Readonly<Record<string, string>>
  /** Where API functions are mounted. They see every method, the files only GET and HEAD. */
  readonly routes?: Routes
  /** 0 to 11. 11, the default, is what hosts use for files that they compress ahead of time. */
  readonly brotliQuality?: number
}

export interface Host {
  /** Origin without a slash at its end. */
  readonly url: string
  readonly close: () => Promise<void>
  /** Deploys another build. Open tabs get only its files from now on. */
  readonly setFolder: (folder: string) => Promise<void>
}

interface Deployment {
  readonly folder: string
  readonly redirects: readonly Redirect[]
}

const address = '127.0.0.1'

const plain = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  body: Buffer.from(`${text}\n`),
})

const movedTo = (status: number, location: string): Answer => ({
  status,
  headers: { Location: location, 'Cache-Control': revalidate },
})

async function readDeployment(folder: string, extraRedirects: readonly Redirect[]): Promise<Deployment> {
  const found = await stat(path.join(folder, 'index.html')).catch(() => undefined)
  if (!found) throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`)
  return { folder, redirects: [...extraRedirects, ...(await readRedirects(folder))] }
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Stop the program that uses it, or choose another port.`)
          : error,
      )
    })
    server.listen(port, address, resolve)
  })

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (status !== 304) response.setHeader('Content-Length', body?.length ?? 0)
  response.writeHead(status)
  // Node leaves the body out of an answer to HEAD by itself.
  response.end(body)
}

/**
 * Serves a built site on this machine as a good production host does: compressed, with the caching
 * that file names allow, redirects, the site's own 404 page and security headers.
 *
 * @throws Error when there is no built site, its redirects can't be read or the port is in use
 */
export async function startHost({
  folder,
  port = 0,
  redirects: extraRedirects = [],
  extraHeaders = {},
  routes = () => false,
  brotliQuality = 11,
}: HostOptions): Promise<Host> {
  let deployment = await readDeployment(folder, extraRedirects)
  const compress = createCompressor(brotliQuality)

  /** The site's own page for a status, else a line of text. */
  const errorPage = async (status: 404 | 500, text: string, { headers }: IncomingMessage): Promise<Answer> => {
    const name = `${status}.html`
    const content = await readFile(path.join(deployment.folder, name)).catch(() => undefined)
    if (!content) return plain(status, text)
    const page = { name, content, cacheControl: revalidate }
    // Ignores conditional headers, so that an error page is never answered with 304.
    const answer = await answerWithFile({ 'accept-encoding': headers['accept-encoding'] }, page, compress)
    return { ...answer, status }
  }

  /** Requests for documents get the site's error page (requirements 8), other requests a line of text. */
  const failed = (request: IncomingMessage): Promise<Answer> | Answer => {
    const text = 'Internal server error'
    return request.headers.accept?.includes('text/html') ? errorPage(500, text, request) : plain(500, text)
  }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Method not allowed', { Allow: 'GET, HEAD' })
    }
    const [pathname = '', ...rest] = (request.url ?? '').split('?')
    const query = rest.length > 0 ? `?${rest.join('?')}` : ''
    const { folder, redirects } = deployment

    const redirect = findRedirect(redirects, pathname)
    if (redirect) return movedTo(redirect.status, redirectLocation(redirect.to, query))

    const target = await resolvePath(folder, pathname)
    switch (target.kind) {
      case 'file': {
        const content = await readFile(target.file)
        const file = { name: target.file, content, cacheControl: cacheControlOf(pathname) }
        return answerWithFile(request.headers, file, compress)
      }
      case 'missing-slash':
        return movedTo(301, `${target.location}${query}`)
      case 'missing-page':
        return errorPage(404, 'Not found', request)
      case 'missing-asset':
        return plain(404, 'Not found')
      case 'malformed':
        return plain(400, 'Bad request')
    }
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries({ ...securityHeaders, ...extraHeaders })) response.setHeader(name, value)
    if (await routes(request, response)) return
    send(response, await answer(request))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(async (error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error)
      if (response.headersSent) response.destroy()
      else send(response, await failed(request))
    })
  })
  await listen(server, port)

  return {
    // Gatsby registers the service worker for pages of "localhost" and not for those of 127.0.0.1.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
    setFolder: async (next) => {
      deployment = await readDeployment(next, extraRedirects)
    },
  }
}
