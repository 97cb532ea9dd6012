import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import {
  type FaultName,
  faultNames,
  type JsonAnswer,
  listen,
  readRequest,
  sendJson,
  sendWithFault,
} from '../faults/local-server'
import { type CrmState, listSubmissions, takeFile, takeSubmission } from './crm-api'

export interface CrmFaults {
  /** 0 to 1. */
  readonly rate: number
  readonly faults: readonly FaultName[]
  /** Whether a failing call takes effect: `sometimes` is every other call. */
  readonly isDone: 'never' | 'always' | 'sometimes'
  /** Maximum number of calls in any period, whose length is in ms. Further calls get 429. */
  readonly limit?: { readonly calls: number; readonly period: number }
}

export type LocalCrm = Awaited<ReturnType<typeof startCrm>>

export const noFaults: CrmFaults = { rate: 0, faults: [], isDone: 'never' }

const faultsSchema = v.object({
  rate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  faults: v.optional(v.array(v.picklist(faultNames)), ['error']),
  isDone: v.optional(v.picklist(['never', 'always', 'sometimes']), 'never'),
  limit: v.optional(v.object({ calls: v.number(), period: v.number() })),
})

const portalId = '1234567'
const token = 'stand-in'

const bodyLimit = 20 * 1024 * 1024

const limited: JsonAnswer = {
  status: 429,
  body: {
    status: 'error',
    message: 'You have reached your ten_secondly_rolling limit.',
    errorType: 'RATE_LIMIT',
    policyName: 'TEN_SECONDLY_ROLLING',
  },
}

const notFound: JsonAnswer = { status: 404, body: { status: 'error', message: 'Not found' } }

const parse = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * Starts a stand-in for HubSpot: forms submissions v3, the list of submissions, and the files API.
 * `GET /_stand-in/state` shows its state; `PUT /_stand-in/faults` or `setFaults` sets faults.
 */
export async function startCrm(port?: number) {
  const state: CrmState = { submissions: [], contacts: new Map(), files: [], calls: [] }
  let faults = noFaults
  let failures = 0
  /** Times of the last accepted calls, in ms of a monotonic clock. */
  let accepted: readonly number[] = []

  const isOverLimit = (): boolean => {
    const { limit } = faults
    if (!limit) return false
    const time = performance.now()
    accepted = accepted.filter((then) => time - then < limit.period)
    if (accepted.length >= limit.calls) return true
    accepted = [...accepted, time]
    return false
  }

  const answer = async (request: IncomingMessage, url: URL, body: Buffer): Promise<JsonAnswer> => {
    if (request.headers.authorization !== `Bearer ${token}`) {
      return { status: 401, body: { status: 'error', message: 'Authentication credentials not found' } }
    }
    const parts = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
    const last = parts.at(-1) ?? ''
    const route = `${request.method} /${parts.slice(0, -1).join('/')}`
    switch (route) {
      case `POST /submissions/v3/integration/secure/submit/${portalId}`:
        return takeSubmission(last, parse(body), state, Date.now())
      case 'GET /form-integrations/v1/submissions/forms':
        return listSubmissions(last, url.searchParams, state)
      case 'POST /files/v3':
        return takeFile(body, request.headers['content-type'] ?? '', state, url.origin)
      default:
        return notFound
    }
  }

  /** Control endpoints never fail. */
  const control = (method: string | undefined, pathname: string, body: Buffer): JsonAnswer => {
    switch (`${method} ${pathname}`) {
      case 'GET /_stand-in/state':
        return { status: 200, body: { ...state, contacts: state.contacts.size } }
      case 'PUT /_stand-in/faults': {
        const result = v.safeParse(faultsSchema, parse(body))
        if (!result.success) return { status: 400, body: { message: result.issues[0].message } }
        faults = result.output
        return { status: 200, body: faults }
      }
      default:
        return notFound
    }
  }

  const nextFault = (): { readonly name: FaultName; readonly isDone: boolean } | undefined => {
    if (Math.random() >= faults.rate) return undefined
    const name = faults.faults[Math.floor(Math.random() * faults.faults.length)]
    if (!name) return undefined
    failures += 1
    const isDone = faults.isDone === 'always' || (faults.isDone === 'sometimes' && failures % 2 === 0)
    // A rate-limited call has no effect.
    return { name, isDone: isDone && name !== 'busy' }
  }

  const server = await listen(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const body = await readRequest(request, bodyLimit)
    if (!body) {
      sendJson(response, { status: 413, body: { status: 'error', message: 'Too large' } })
      return
    }
    if (url.pathname.startsWith('/_stand-in/')) {
      sendJson(response, control(request.method, url.pathname, body))
      return
    }

    const isLimited = isOverLimit()
    const fault = isLimited ? undefined : nextFault()
    const isDone = !isLimited && (!fault || fault.isDone)
    const failure = isLimited ? limited : { status: 500, body: { status: 'error' } }
    const result = isDone ? await answer(request, url, body) : failure
    state.calls.push({
      method: request.method ?? '',
      path: url.pathname,
      status: result.status,
      fault: fault?.name,
      isDone,
    })
    await sendWithFault(request, response, result, fault?.name)
  }, port)

  return {
    ...server,
    portalId,
    token,
    state,
    setFaults: (next: CrmFaults): void => {
      faults = next
    },
  }
}
