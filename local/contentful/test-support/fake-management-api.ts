import { createServer, type IncomingMessage } from 'node:http'

/** The parts of Contentful's Management and Upload APIs for pushing content, in memory. */

interface Stored {
  sys: Record<string, unknown> & { id: string; version: number; publishedVersion?: number }
  [key: string]: unknown
}

export interface FakeManagementApi {
  /** Host and port; the same for both APIs. */
  readonly host: string
  readonly types: Map<string, Stored>
  readonly editors: Map<string, Stored>
  readonly assets: Map<string, Stored>
  readonly entries: Map<string, Stored>
  /** Bytes of the assets' files by asset id; served without a token, as Contentful does. */
  readonly files: Map<string, Buffer>
  /** Requests that change something, such as `PUT entries/home`. */
  readonly writes: string[]
  readonly close: () => Promise<void>
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly details: unknown = {},
  ) {
    super(id)
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const linkedIds = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(linkedIds)
  if (typeof value !== 'object' || value === null) return []
  const { sys } = value as { sys?: { type?: string; linkType?: string; id?: string } }
  if (sys?.type === 'Link') return [`${sys.linkType}:${sys.id}`]
  return Object.values(value).flatMap(linkedIds)
}

/**
 * Starts the APIs with an empty space `target`, environment `master`, default locale en-US.
 *
 * @param token the accepted access token
 */
export async function startFakeManagementApi(token: string): Promise<FakeManagementApi> {
  const types = new Map<string, Stored>()
  const editors = new Map<string, Stored>()
  const assets = new Map<string, Stored>()
  const entries = new Map<string, Stored>()
  const files = new Map<string, Buffer>()
  const uploads = new Map<string, Buffer>()
  const collections: Record<string, Map<string, Stored>> = { content_types: types, assets, entries }
  const writes: string[] = []

  const list = (items: readonly unknown[], query: URLSearchParams) => {
    const skip = Number(query.get('skip') ?? 0)
    const limit = Number(query.get('limit') ?? 100)
    return { sys: { type: 'Array' }, total: items.length, skip, limit, items: items.slice(skip, skip + limit) }
  }

  const checkVersion = (stored: Stored, request: IncomingMessage) => {
    if (Number(request.headers['x-contentful-version']) !== stored.sys.version)
      throw new Refusal(409, 'VersionMismatch')
  }

  const checkLinks = (stored: Stored) => {
    for (const link of linkedIds(stored.fields)) {
      const [kind, id = ''] = link.split(':')
      const target = kind === 'Entry' ? entries.get(id) : kind === 'Asset' ? assets.get(id) : undefined
      if (!target && kind !== 'Upload') throw new Refusal(422, 'UnresolvedLinks', { link })
    }
  }

  const save = (kind: string, id: string, data: Record<string, unknown>, request: IncomingMessage) => {
    const collection = collections[kind] ?? new Map<string, Stored>()
    const existing = collection.get(id)
    if (existing) checkVersion(existing, request)
    const typeId = String(request.headers['x-contentful-content-type'] ?? '')
    if (kind === 'entries' && !existing && types.get(typeId)?.sys.publishedVersion === undefined) {
      throw new Refusal(422, 'UnknownContentType', { typeId })
    }
    const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: typeId } }
    const sys = existing
      ? { ...existing.sys, version: existing.sys.version + 1 }
      : { id, version: 1, type: kind, ...(kind === 'entries' ? { contentType } : {}) }
    const stored: Stored = { ...data, sys }
    if (Array.isArray(data.fields)) {
      stored.fields = data.fields.filter((field: { deleted?: boolean }) => !field.deleted)
    }
    collection.set(id, stored)
    if (kind === 'content_types' && !editors.has(id)) {
      editors.set(id, { sys: { id: 'default', version: 1, contentType: { sys: { id } } }, controls: [] })
    }
    return stored
  }

  const process = (asset: Stored, locale: string) => {
    const { file } = asset.fields as {
      file: Record<string, { uploadFrom?: { sys: { id: string } } } & Record<string, unknown>>
    }
    const { uploadFrom, ...facts } = file[locale] ?? {}
    const bytes = uploads.get(uploadFrom?.sys.id ?? '')
    if (!bytes) throw new Refusal(422, 'UnknownUpload')
    files.set(asset.sys.id, bytes)
    file[locale] = { ...facts, url: `//${host()}/files/${asset.sys.id}`, details: { size: bytes.length } }
    asset.sys.version += 1
  }

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const url = new URL(`http://fake${request.url ?? '/'}`)
    const method = request.method ?? 'GET'
    const [, fileId] = /^\/files\/(.*)$/.exec(url.pathname) ?? []
    if (fileId !== undefined) {
      const bytes = files.get(fileId)
      if (!bytes) throw new Refusal(404, 'NotFound')
      return bytes
    }
    if (request.headers.authorization !== `Bearer ${token}`) throw new Refusal(401, 'AccessTokenInvalid')
    const [, root, spaceId, , environment, kind = '', id = '', ...rest] = url.pathname.split('/')
    if (root !== 'spaces' || spaceId !== 'target' || environment !== 'master') throw new Refusal(404, 'NotFound')
    const body = await bodyOf(request)
    if (method !== 'GET') writes.push(`${method} ${[kind, id, ...rest].filter(Boolean).join('/')}`)
    if (kind === 'uploads') {
      const uploadId = `upload-${uploads.size}`
      uploads.set(uploadId, body)
      return { sys: { type: 'Upload', id: uploadId } }
    }
    if (kind === 'locales') return list([{ code: 'en-US', default: true }], url.searchParams)
    if (kind === 'editor_interfaces') return list([...editors.values()], url.searchParams)
    const collection = collections[kind]
    if (!collection) throw new Refusal(404, 'NotFound')
    if (id === '') return list([...collection.values()], url.searchParams)
    const data = body.length > 0 ? (JSON.parse(body.toString('utf8')) as Record<string, unknown> | null) : null
    const stored = collection.get(id)
    if (method === 'PUT' && rest.length === 0) return save(kind, id, data ?? {}, request)
    if (!stored) throw new Refusal(404, 'NotFound')
    if (rest[0] === 'editor_interface') {
      const editor = editors.get(id)
      if (!editor) throw new Refusal(404, 'NotFound')
      if (method === 'GET') return editor
      checkVersion(editor, request)
      const next = { ...data, sys: { ...editor.sys, version: editor.sys.version + 1 } }
      editors.set(id, next)
      return next
    }
    if (rest[0] === 'files') {
      process(stored, rest[1] ?? '')
      return undefined
    }
    if (rest[0] === 'published') {
      if (method === 'DELETE') {
        delete stored.sys.publishedVersion
        stored.sys.version += 1
        return stored
      }
      checkVersion(stored, request)
      checkLinks(stored)
      stored.sys.publishedVersion = stored.sys.version
      stored.sys.version += 1
      return stored
    }
    if (method === 'DELETE') {
      if (stored.sys.publishedVersion !== undefined) throw new Refusal(400, 'BadRequest', 'published')
      if (
        kind === 'content_types' &&
        [...entries.values()].some(({ sys }) => JSON.stringify(sys.contentType).includes(`"${id}"`))
      ) {
        throw new Refusal(400, 'BadRequest', 'has entries')
      }
      collection.delete(id)
      return undefined
    }
    return stored
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (body) => {
        response.writeHead(body === undefined ? 204 : 200, { 'content-type': 'application/json' })
        response.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body))
      },
      (error: unknown) => {
        const { status, id, details } = error instanceof Refusal ? error : new Refusal(500, String(error))
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ sys: { type: 'Error', id }, message: `The API says ${id}`, details }))
      },
    )
  })
  const host = () => {
    const address = server.address()
    return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { host: host(), types, editors, assets, entries, files, writes, close }
}
