import * as v from 'valibot'
import { badRequest, invalidQuery } from './api-error'
import { readJson } from './files'
import type { Api, LedgerRecord } from './ledger'
import { assetResource, deletedResource, entryResource, environmentId, type Resource, type View } from './resources'

const positionSchema = v.object({
  since: v.number(),
  /** Between pages of a sync: its first step, and the last sent one. */
  paging: v.optional(v.object({ began: v.number(), sent: v.number() })),
  limit: v.number(),
})

type SyncPosition = v.InferOutput<typeof positionSchema>

const tokenStart = (ledgerId: string, api: Api): string => `hearthside-sync.${ledgerId}.${api}.`

const writeToken = (ledgerId: string, api: Api, position: SyncPosition): string =>
  tokenStart(ledgerId, api) + Buffer.from(JSON.stringify(position)).toString('base64url')

/** @returns undefined for a token of another ledger or API, or an invalid one */
function readToken(token: string, ledgerId: string, api: Api): SyncPosition | undefined {
  const start = tokenStart(ledgerId, api)
  if (!token.startsWith(start)) return undefined
  const text = Buffer.from(token.slice(start.length), 'base64url').toString('utf8')
  return readJson(positionSchema, text)
}

const defaultLimit = 100
const highestLimit = 1000

const initialParameters = new Set(['initial', 'limit'])

function firstPosition(query: URLSearchParams): SyncPosition {
  const limit = Number(query.get('limit') ?? defaultLimit)
  if (!Number.isInteger(limit) || limit < 1 || limit > highestLimit) {
    throw badRequest(`The limit must be a whole number from 1 to ${highestLimit}.`)
  }
  return { since: 0, limit }
}

function positionOf(view: View, query: URLSearchParams): SyncPosition {
  const token = query.get('sync_token')
  const names = [...query.keys()].filter((name) => name !== 'access_token')
  if (token === null) {
    const unknown = names.filter((name) => !initialParameters.has(name))
    if (unknown.length > 0) throw invalidQuery(...unknown.map((name) => ({ name: 'unknown', path: [name] })))
    if (query.get('initial') === 'true') return firstPosition(query)
    throw badRequest('Either initial=true or a sync_token is needed.')
  }
  if (names.length > 1) {
    throw badRequest(
      'When passing a sync token you can not pass any other parameters. If you want to sync only a specific type or content_type start a new sync with "initial".',
    )
  }
  const position = readToken(token, view.ledger.id, view.api)
  if (!position || Math.max(position.since, position.paging?.sent ?? 0) > view.ledger.step) {
    throw badRequest('The sync_token is invalid.')
  }
  // The Preview API has only initial syncs, so clients with a token get everything again.
  return view.api === 'preview' && !position.paging ? { ...position, since: 0 } : position
}

/** @param wanted the number of changes, at most */
function changesSince(view: View, position: SyncPosition, wanted: number) {
  const { since, paging } = position

  /** From an earlier sync or an earlier page. */
  const clientHasIt = (record: LedgerRecord) =>
    record.firstStep <= since || (paging !== undefined && record.step > paging.began && record.firstStep <= paging.sent)

  const resourcesOf = (key: string, record: LedgerRecord): Resource[] => {
    const kind = key.startsWith('Entry:') ? 'Entry' : 'Asset'
    const goneAt = record.deletedAt ?? ((record.retypedStep ?? 0) > since ? record.updatedAt : undefined)
    const gone = goneAt !== undefined && clientHasIt(record) ? [deletedResource(view, key, record, goneAt)] : []
    if (record.deletedAt) return gone
    const id = key.slice(kind.length + 1)
    const asset = kind === 'Asset' ? view.assets.get(id) : undefined
    if (asset) return [...gone, assetResource(view, asset)]
    const entry = kind === 'Entry' ? view.entries.get(id) : undefined
    return entry ? [...gone, entryResource(view, entry)] : gone
  }

  const changes: { readonly step: number; readonly resources: readonly Resource[] }[] = []
  for (const [key, record] of view.changes) {
    if (changes.length === wanted) break
    if (record.step <= (paging?.sent ?? since)) continue
    const resources = resourcesOf(key, record)
    if (resources.length > 0) changes.push({ step: record.step, resources })
  }
  return changes
}

/**
 * Answers a Sync API request.
 *
 * @param host of the next request
 * @throws ApiError 400 for an invalid query or token
 */
export function answerSync(view: View, query: URLSearchParams, host: string) {
  const position = positionOf(view, query)
  const { since, limit, paging } = position
  const changes = changesSince(view, position, limit + 1)
  const page = changes.slice(0, limit)
  const sent = page.at(-1)?.step ?? view.ledger.step
  const next = (where: Pick<SyncPosition, 'since' | 'paging'>) => {
    const token = writeToken(view.ledger.id, view.api, { ...where, limit })
    return `https://${host}/spaces/${view.space.id}/environments/${environmentId}/sync?sync_token=${token}`
  }
  return {
    sys: { type: 'Array' },
    items: page.flatMap(({ resources }) => resources),
    ...(page.length < changes.length
      ? { nextPageUrl: next({ since, paging: { began: paging?.began ?? view.ledger.step, sent } }) }
      : { nextSyncUrl: next({ since: view.ledger.step }) }),
  }
}
