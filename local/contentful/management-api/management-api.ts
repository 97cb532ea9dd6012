import type { Certificate } from '../../faults/local-server'
import { ApiError, badRequest, notFound } from '../api-error'
import { createActions } from './actions'
import { checkLayout } from './editors'
import {
  addDefaults,
  checkFields,
  checkTypeChange,
  checkVersion,
  collectionOf,
  asksUntilDone,
  type Localized,
  newEnvironment,
  place,
  listItems as list,
  type RemoteField,
  remove,
  type Stored,
} from './environment'
import { createEnvironments } from './environments'
import { archive, markPublished, markUnpublished, unarchive } from './publishing'
import { type ApiRequest, serveAnswers } from './transport'

export { german } from './environment'

/**
 * Contentful's Management and Upload APIs of one space, in memory. Behaves as documented in
 * https://www.contentful.com/developers/docs/references/content-management-api/ (CMA below) and its subpages, which are
 * named beside the behavior. Assumptions, where the documentation says nothing, are marked as such.
 */

interface Interruption {
  /** Counted from 1; this call and all later ones are refused. */
  readonly call: number
  /** Whether the call has its effect, so that only its answer is lost. */
  readonly isProcessed: boolean
}

const token = 'management-token'

export type ManagementApi = Awaited<ReturnType<typeof startManagementApi>>

/**
 * Starts the APIs with an empty space `target`, environment `master`, default locale en-US.
 *
 * @param certificate answers https, too, at the same port: contentful-migration does not speak http
 */
export async function startManagementApi(certificate?: Certificate) {
  const master = newEnvironment()
  /** The environment of the current call. */
  let here = master
  const files = new Map<string, Buffer>()
  const uploads = new Map<string, Buffer>()
  const actions = createActions()
  /** Assets whose files are being processed: how often a client must still ask. */
  const processing = new Map<string, { asks: number; locale: string }>()
  const writes: string[] = []
  const settings = {
    interruption: undefined as Interruption | undefined,
    /** Whether the plan has tabs in the entry editor. Assumption: otherwise they are refused with 403. */
    hasTabs: true,
    /** Runs before a call. May refuse it with an ApiError, or be an editor who saves something meanwhile. */
    beforeCall: undefined as ((call: string) => void) | undefined,
  }
  const environments = createEnvironments(master)
  let calls = 0

  const save = (kind: string, id: string, data: Record<string, unknown>, request: ApiRequest): Stored => {
    const collection = collectionOf(here, kind) ?? new Map<string, Stored>()
    const existing = collection.get(id)
    // https://github.com/contentful/contentful-migration/issues/122
    if (existing?.sys.archivedVersion !== undefined) throw badRequest('Cannot edit archived')
    if (existing) checkVersion(existing, request.headers['x-contentful-version'])
    const typeId = String(request.headers['x-contentful-content-type'] ?? '')
    if (kind === 'entries' && !existing && here.types.get(typeId)?.sys.publishedVersion === undefined) {
      throw new ApiError(422, 'UnknownContentType', `The content type ${typeId} is not active.`)
    }
    const type = { content_types: 'ContentType', assets: 'Asset', entries: 'Entry', tags: 'Tag' }[kind] ?? ''
    const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: typeId } }
    const sys = existing
      ? { ...existing.sys, version: existing.sys.version + 1 }
      : { ...place, id, type, version: 1, ...(kind === 'entries' ? { contentType } : {}) }
    const stored: Stored = { ...structuredClone(data), sys }
    if (kind === 'content_types') {
      const fields = stored.fields as RemoteField[]
      if (existing) checkTypeChange(existing, fields)
      stored.fields = fields.filter(({ deleted }) => !deleted)
    }
    if (kind === 'entries') checkFields(here, stored)
    if (kind === 'entries' && !existing) addDefaults(here, stored)
    collection.set(id, stored)
    return stored
  }

  /** CMA, “Process an asset”: may return before the processing is finished; `file.url` shows that it is. */
  const finishProcessing = (asset: Stored) => {
    const job = processing.get(asset.sys.id)
    if (!job || --job.asks > 0) return
    processing.delete(asset.sys.id)
    const file = (asset.fields as Localized).file ?? {}
    const { uploadFrom, ...facts } = file[job.locale] as { uploadFrom?: { sys: { id: string } }; fileName: string }
    const bytes = uploads.get(uploadFrom?.sys.id ?? '')
    if (!bytes) return
    const address = `/target/${asset.sys.id}/${files.size}/${encodeURIComponent(facts.fileName)}`
    files.set(address, bytes)
    file[job.locale] = { ...facts, url: `//${served.host}${address}`, details: { size: bytes.length } }
    asset.sys.version += 1
  }

  /** What a list contains; undefined for a single resource. */
  const itemsOf = (kind: string, id: string): readonly unknown[] | undefined => {
    switch (kind) {
      case 'locales':
        return here.locales.map((locale) => ({
          ...locale,
          sys: { ...place, id: locale.code, type: 'Locale', version: 1 },
        }))
      case 'editor_interfaces':
        return [...here.editors.values()]
      case 'public':
        return [...here.published].filter(([key]) => key.startsWith(`${id} `)).map(([, stored]) => stored)
    }
    const collection = collectionOf(here, kind)
    if (!collection) throw notFound()
    return id === '' ? [...collection.values()] : undefined
  }

  const editorOf = (typeId: string): Stored => {
    const editor = here.editors.get(typeId)
    if (!editor) throw new ApiError(404, 'NotFound', 'The content type is not active.')
    return editor
  }

  const saveEditor = (typeId: string, data: Record<string, unknown>, version: unknown): Stored => {
    const editor = editorOf(typeId)
    checkVersion(editor, version)
    if (data.editorLayout && !settings.hasTabs) throw new ApiError(403, 'AccessDenied', 'Forbidden')
    checkLayout(here, typeId, data)
    const next = { ...data, sys: { ...editor.sys, version: editor.sys.version + 1 } }
    here.editors.set(typeId, next)
    return next
  }

  const answer = (request: ApiRequest, url: URL): unknown => {
    const { method, body } = request
    if (request.headers.authorization !== `Bearer ${token}`)
      throw new ApiError(401, 'AccessTokenInvalid', 'Wrong token')
    const [, root, spaceId, ...path] = url.pathname.split('/')
    if (root !== 'spaces' || spaceId !== 'target') throw new ApiError(404, 'NotFound', 'There is no such space.')
    const [, environment, kind = '', id = '', ...rest] = path[0] === 'environments' ? path : ['', 'master', ...path]
    const isWrite = method !== 'GET'
    if (path[0] === 'environments' && path.length < 3) {
      if (isWrite) writes.push(`${method} ${path.join('/')}`)
      return environments.answer(request, path[1] ?? '')
    }
    here = environments.find(environment ?? '')
    if (isWrite) writes.push(`${method} ${[kind, id, ...rest].filter(Boolean).join('/')}`)
    if (kind === 'uploads') {
      const uploadId = `upload-${uploads.size}`
      uploads.set(uploadId, body)
      return { sys: { type: 'Upload', id: uploadId } }
    }
    const data = body.length > 0 ? (JSON.parse(body.toString('utf8')) as Record<string, unknown> | null) : null
    const version = request.headers['x-contentful-version']
    if (kind === 'environment_aliases') return environments.answerAlias(method, id, data, version)
    if (kind === 'bulk_actions') {
      return method === 'POST' && id === 'publish' ? actions.start(data) : actions.ask(rest[0] ?? '', here)
    }
    const items = itemsOf(kind, id)
    if (items) return list(items, url.searchParams)
    if (method === 'PUT' && rest.length === 0) return save(kind, id, data ?? {}, request)
    const stored = collectionOf(here, kind)?.get(id)
    if (!stored) throw notFound()
    if (rest[0] === 'editor_interface') return method === 'GET' ? editorOf(id) : saveEditor(id, data ?? {}, version)
    if (rest[0] === 'files') {
      processing.set(id, { asks: asksUntilDone, locale: rest[1] ?? '' })
      return undefined
    }
    const action = [method, ...rest].join(' ')
    // CMA, “Entries”: only a publication needs the version.
    if (action === 'PUT published' || (isWrite && version !== undefined)) checkVersion(stored, version)
    if (action === 'DELETE') {
      remove(here, kind, id, stored)
      return undefined
    }
    if (action === 'PUT published') markPublished(here, kind, stored)
    else if (action === 'DELETE published') markUnpublished(here, kind, stored)
    else if (action === 'PUT archived') archive(stored)
    else if (action === 'DELETE archived') unarchive(stored)
    else if (kind === 'assets') finishProcessing(stored)
    return stored
  }

  const interrupted = () => new ApiError(400, 'Interrupted', 'The test has interrupted this call.')

  const respond = (request: ApiRequest): unknown => {
    const url = new URL(request.address, 'http://localhost')
    const file = files.get(url.pathname)
    if (file) return file
    calls += 1
    const { interruption } = settings
    settings.beforeCall?.(`${request.method} ${url.pathname.split('/').slice(5).join('/')}`)
    if (interruption && (calls > interruption.call || (calls === interruption.call && !interruption.isProcessed))) {
      throw interrupted()
    }
    const result = answer(request, url)
    if (calls === interruption?.call) throw interrupted()
    return result
  }

  const served = await serveAnswers(respond, certificate)

  const stored = (id: string): Stored => {
    here = master
    const found = master.entries.get(id) ?? master.assets.get(id)
    if (!found) throw new Error(`The simulated space has no entry or asset “${id}”.`)
    return found
  }
  return {
    /** Host and port; the same for both APIs and for files. */
    host: served.host,
    /** The variables of commands that use it. */
    env: {
      CONTENTFUL_SPACE_ID: 'target',
      CONTENTFUL_MANAGEMENT_TOKEN: token,
      CONTENTFUL_MANAGEMENT_HOST: served.host,
      CONTENTFUL_UPLOAD_HOST: served.host,
    },
    /** Those of the environment `master`, also after an alias of that name leads to another one. */
    ...master,
    environments: environments.all,
    /** Ids of environments, by alias. Empty until a team sets up aliases. */
    aliases: environments.aliases,
    /** Requests that change something, such as `PUT entries/home`. */
    writes,
    settings,
    calls: () => calls,
    /** Saves fields as an editor in the web app does. */
    edit: (id: string, fields: Localized) => {
      const item = stored(id)
      item.fields = { ...(item.fields as Localized), ...fields }
      item.sys.version += 1
    },
    publish: (id: string) => {
      const item = stored(id)
      markPublished(here, master.entries.has(id) ? 'entries' : 'assets', item)
    },
    close: served.close,
  }
}
