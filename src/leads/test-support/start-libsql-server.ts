import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, type Client, type InValue, type ResultSet, type Transaction } from '@libsql/client'

/**
 * As much of a libSQL server as the store asks of one: Hrana over HTTP, version 2, in JSON, before an
 * embedded database. The client that speaks to it is the real one.
 */

interface WireValue {
  readonly type: 'null' | 'integer' | 'float' | 'text' | 'blob'
  readonly value?: string | number
  readonly base64?: string
}

interface Statement {
  readonly sql?: string
  /** In place of the text: one that was stored before. */
  readonly sql_id?: number
  readonly args?: readonly WireValue[]
}

interface Condition {
  readonly type: 'ok' | 'error' | 'not' | 'and' | 'or' | 'is_autocommit'
  readonly step?: number
  readonly cond?: Condition
  readonly conds?: readonly Condition[]
}

interface Step {
  readonly stmt: Statement
  readonly condition?: Condition | null
}

type Request =
  | { readonly type: 'execute'; readonly stmt: Statement }
  | { readonly type: 'batch'; readonly batch: { readonly steps: readonly Step[] } }
  | { readonly type: 'store_sql' | 'close_sql'; readonly sql_id: number; readonly sql?: string }
  | { readonly type: 'close' }

const fromWire = ({ type, value, base64 }: WireValue): InValue => {
  switch (type) {
    case 'null':
      return null
    case 'integer':
      return BigInt(value ?? 0)
    case 'blob':
      return Buffer.from(base64 ?? '', 'base64')
    case 'float':
    case 'text':
      return value ?? ''
  }
}

const toWire = (value: ResultSet['rows'][number][string] | undefined): WireValue => {
  if (value === null || value === undefined) return { type: 'null' }
  if (value instanceof ArrayBuffer) return { type: 'blob', base64: Buffer.from(value).toString('base64') }
  if (typeof value === 'number') return { type: 'integer', value: String(value) }
  return { type: 'text', value: String(value) }
}

const toResult = ({ columns, rows, rowsAffected }: ResultSet) => ({
  cols: columns.map((name) => ({ name, decltype: null })),
  rows: rows.map((row) => columns.map((_name, index) => toWire(row[index]))),
  affected_row_count: rowsAffected,
  last_insert_rowid: null,
})

/** One connection, with the transaction that is open on it. */
class Stream {
  private transaction: Transaction | undefined
  private readonly texts = new Map<number, string>()

  constructor(private readonly client: Client) {}

  private async execute({ sql_id: id, sql = this.texts.get(id ?? 0) ?? '', args = [] }: Statement) {
    const verb = /^\w+/.exec(sql)?.[0].toUpperCase()
    if (verb === 'BEGIN') {
      this.transaction = await this.client.transaction('write')
    } else if (verb === 'COMMIT' || verb === 'ROLLBACK') {
      await (verb === 'COMMIT' ? this.transaction?.commit() : this.transaction?.rollback())
      this.transaction = undefined
    } else {
      return toResult(await (this.transaction ?? this.client).execute({ sql, args: args.map(fromWire) }))
    }
    return { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null }
  }

  private async batch(steps: readonly Step[]) {
    const results: (object | null)[] = []
    const errors: ({ message: string } | null)[] = []
    const holds = (condition: Condition): boolean => {
      switch (condition.type) {
        case 'ok':
          return Boolean(results[condition.step ?? 0])
        case 'error':
          return Boolean(errors[condition.step ?? 0])
        case 'not':
          return !condition.cond || !holds(condition.cond)
        case 'and':
          return (condition.conds ?? []).every(holds)
        case 'or':
          return (condition.conds ?? []).some(holds)
        case 'is_autocommit':
          return !this.transaction
      }
    }
    for (const { stmt, condition } of steps) {
      const outcome =
        condition && !holds(condition)
          ? { result: null, error: null }
          : await this.execute(stmt).then(
              (result) => ({ result, error: null }),
              (error: unknown) => ({ result: null, error: { message: (error as Error).message } }),
            )
      results.push(outcome.result)
      errors.push(outcome.error)
    }
    return { step_results: results, step_errors: errors }
  }

  async answer(request: Request): Promise<object> {
    switch (request.type) {
      case 'execute':
        return { type: 'execute', result: await this.execute(request.stmt) }
      case 'batch':
        return { type: 'batch', result: await this.batch(request.batch.steps) }
      case 'store_sql':
      case 'close_sql':
        this.texts.set(request.sql_id, request.sql ?? '')
        return { type: request.type }
      case 'close':
        this.transaction?.close()
        return { type: 'close' }
    }
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}

/**
 * Starts the server.
 *
 * @param file where the database is kept
 * @param token without which nobody is answered
 */
export async function startLibsqlServer(
  file: string,
  token: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const client = createClient({ url: `file:${file}`, timeout: 5000 })
  await client.execute('PRAGMA journal_mode = WAL')
  const streams = new Map<string, Stream>()

  const handle = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, body: { error: 'Unauthorized' } }
    if (request.method === 'GET') return { status: request.url === '/v2' ? 200 : 404, body: {} }
    const { baton, requests } = (await readJson(request)) as { baton: string | null; requests: readonly Request[] }
    const stream = (baton ? streams.get(baton) : undefined) ?? new Stream(client)
    if (baton) streams.delete(baton)
    const results: object[] = []
    for (const one of requests) {
      results.push(
        await stream.answer(one).then(
          (response) => ({ type: 'ok', response }),
          (error: unknown) => ({ type: 'error', error: { message: (error as Error).message } }),
        ),
      )
    }
    if (requests.some(({ type }) => type === 'close'))
      return { status: 200, body: { baton: null, base_url: null, results } }
    const next = randomUUID()
    streams.set(next, stream)
    return { status: 200, body: { baton: next, base_url: null, results } }
  }

  const server = createServer((request, response) => {
    handle(request).then(
      ({ status, body }) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      client.close()
    },
  }
}
