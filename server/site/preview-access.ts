import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isSameSecret } from '../same-secret'
import { sendLine } from './serve-site'

/** Access to a site with drafts: by password, by link or both. Without either, nobody has access. */
export interface PreviewAccess {
  /** With any user name. */
  readonly password?: string
  /** Signs links. With another key, no earlier link works. */
  readonly linkKey?: string
}

export const previewAccessVariables = {
  PREVIEW_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(16, 'at least 16 characters'))),
  PREVIEW_LINK_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
}

/** How long a link works, in ms: seven days. */
const linkLifetime = 7 * 24 * 60 * 60 * 1000

/** The query parameter and the cookie with a link's token. */
const tokenName = 'preview-link'

const sign = (key: string, expires: string): string => createHmac('sha256', key).update(expires).digest('hex')

/**
 * Makes a link for people without the password. It opens the whole site and works for seven days.
 *
 * @param address of a page, absolute
 * @param now milliseconds since 1970
 */
export function makePreviewLink(address: string, key: string, now: number): string {
  const expires = String(now + linkLifetime)
  const link = new URL(address)
  link.searchParams.set(tokenName, `${expires}.${sign(key, expires)}`)
  return link.href
}

function isValidToken(token: string, key: string): boolean {
  const [expires = '', signature = ''] = token.split('.')
  return isSameSecret(signature, sign(key, expires)) && Number(expires) > Date.now()
}

/** The password of a request (RFC 7617). */
function passwordIn({ headers }: FastifyRequest): string | undefined {
  const [scheme = '', encoded = ''] = (headers.authorization ?? '').split(' ')
  if (scheme.toLowerCase() !== 'basic') return undefined
  const [, ...password] = Buffer.from(encoded, 'base64').toString().split(':')
  return password.join(':')
}

const cookieIn = ({ headers }: FastifyRequest): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${tokenName}=`))
    ?.slice(tokenName.length + 1)

/**
 * Protects a site with drafts: requests need the password or a link, search engines must not index it, and shared caches
 * must not keep it. A link leaves its token in a cookie, so that it opens all pages.
 *
 * @param isOpen exempts requests that have other protection
 */
export function guardPreview(
  app: FastifyInstance,
  { password, linkKey }: PreviewAccess,
  isOpen: (pathname: string) => boolean,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex')
    const address = request.raw.url ?? '/'
    // As it is routed, not normalized: `/a/../healthz` is not `/healthz`.
    if (isOpen(address.split('?')[0] ?? '')) return undefined
    const { pathname, searchParams } = URL.canParse(address, 'http://localhost')
      ? new URL(address, 'http://localhost')
      : new URL('http://localhost')
    const token = searchParams.get(tokenName)
    if (linkKey !== undefined && token !== null && isValidToken(token, linkKey)) {
      searchParams.delete(tokenName)
      const query = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
      // Two slashes at the start, as of `/.//a.example/`, would name another site.
      const path = pathname.replace(/^\/+/, '/')
      return reply
        .header(
          'set-cookie',
          `${tokenName}=${token}; Path=/; Max-Age=${linkLifetime / 1000}; HttpOnly; Secure; SameSite=Lax`,
        )
        .header('cache-control', 'no-store')
        .redirect(`${path}${query}`)
    }
    const given = passwordIn(request)
    if (password !== undefined && given !== undefined && isSameSecret(given, password)) return undefined
    if (linkKey !== undefined && isValidToken(cookieIn(request) ?? '', linkKey)) return undefined
    if (token !== null) return sendLine(reply, 403, 'This link is not valid or has expired. Ask for a new one.')
    if (password === undefined) return sendLine(reply, 403, 'This site needs a link. Ask for one.')
    return sendLine(
      reply.header('www-authenticate', 'Basic realm="Preview", charset="UTF-8"'),
      401,
      'This site needs a password.',
    )
  })
  app.addHook('onSend', async (_request, reply) => {
    const caching = reply.getHeader('cache-control')
    if (typeof caching === 'string') reply.header('cache-control', caching.replace('public', 'private'))
  })
}
