import * as v from 'valibot'
import type { Api } from './ledger'

const positionSchema = v.object({
  since: v.number(),
  /** Between pages of a sync: its first step, and the last sent one. */
  paging: v.optional(v.object({ began: v.number(), sent: v.number() })),
  limit: v.number(),
})

export type SyncPosition = v.InferOutput<typeof positionSchema>

const prefix = 'hearthside-sync'

export const writeToken = (ledgerId: string, api: Api, position: SyncPosition): string =>
  `${prefix}.${ledgerId}.${api}.${Buffer.from(JSON.stringify(position)).toString('base64url')}`

export function readToken(token: string, ledgerId: string, api: Api): SyncPosition | undefined {
  const [head, ledger, tokenApi, position = '', ...rest] = token.split('.')
  if (head !== prefix || ledger !== ledgerId || tokenApi !== api || rest.length > 0) return undefined
  try {
    const result = v.safeParse(positionSchema, JSON.parse(Buffer.from(position, 'base64url').toString('utf8')))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
