import { randomUUID } from 'node:crypto'
import { GeoLocation, type Profile } from '@ninetailed/experience.js-shared'
import type { Routes } from '../../server/create-server'
import { readRequest } from '../faults/local-server'
import { findAudiences, selectExperiences, unknownRules } from './evaluate'
import type { LoggedRequest } from './event-log'
import { type Answer, corsHeaders, error, type FaultName, faultNames, parseBody, send, success } from './http'
import { logPage } from './log-page'
import type { ExperienceContent } from './read-content'
import { recordEvents, sessionTimeout, toProfile, type IncomingEvent, type Visitor } from './visitor'

export interface ExperienceOptions {
  /** Called for each answer, so that changes take effect. */
  readonly content: () => ExperienceContent
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

export const experiencePrefix = '/_experience'

/** Maximum body size in bytes. */
const bodyLimit = 1_000_000

const storedVisitors = 5000
const loggedRequests = 500

const somewhere: Profile['location'] = {
  country: 'United States',
  countryCode: 'US',
  region: 'Massachusetts',
  regionCode: 'MA',
  city: 'Boston',
  continent: 'NA',
  timezone: 'America/New_York',
  coordinates: { latitude: 42.36, longitude: -71.06 },
}

/** Below `/v…/organizations/…/environments/…/`: profiles with an optional id, and events. */
const servicePath = /^\/(?:v2\/(?:[^/]+\/){4}profiles(?:\/([^/]+))?|v1\/(?:[^/]+\/){4}events)$/

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEvent = (value: unknown): value is IncomingEvent => isObject(value) && typeof value.type === 'string'

/**
 * A stand-in for the personalization service and its insights API, for the unmodified SDK (requirements 7.3). Its state
 * is limited and in memory.
 *
 * @returns routes for a server
 */
export function createExperience({ content, now = Date.now }: ExperienceOptions): Routes {
  const visitors = new Map<string, Visitor>()
  let log: readonly LoggedRequest[] = []
  let fault: FaultName = 'none'
  let location: Profile['location'] = somewhere

  const keep = (visitor: Visitor): void => {
    visitors.delete(visitor.id)
    visitors.set(visitor.id, visitor)
    const [oldest] = visitors.keys()
    if (visitors.size > storedVisitors && oldest !== undefined) visitors.delete(oldest)
  }

  const evaluate = (visitor: Visitor) => {
    const { audiences, experiences } = content()
    const profile = toProfile(visitor, findAudiences(visitor, audiences))
    return { profile, experiences: selectExperiences(profile, visitor.seen, experiences) }
  }

  const record = (id: string, events: readonly IncomingEvent[]): Visitor =>
    recordEvents(visitors.get(id) ?? { id, random: Math.random(), location }, events, now())

  const answerProfiles = (method: string, id: string | undefined, body: unknown): Answer => {
    if (method === 'GET' && id !== undefined) {
      const visitor = visitors.get(id)
      return visitor ? success({ ...evaluate(visitor), changes: [] }) : error(404, 'Profile not found.')
    }
    if (method !== 'POST') return error(404, 'Not found.')
    const events: readonly unknown[] = isObject(body) && Array.isArray(body.events) ? body.events : []
    if (events.length === 0) return error(400, 'events must contain at least 1 item')
    if (!events.every(isEvent)) return error(400, 'Every event must have a type.')

    const visitor = record(id ?? randomUUID(), events.toReversed())
    keep(visitor)
    return success({ ...evaluate(visitor), changes: [] })
  }

  const control = (body: unknown): Answer => {
    if (!isObject(body)) return error(400, 'The body must be JSON or a form.')
    if (body.reset) {
      visitors.clear()
      log = []
      fault = 'none'
      location = somewhere
      return success({})
    }
    if (body.newSession) {
      for (const visitor of visitors.values()) {
        const { session } = visitor
        visitors.set(visitor.id, { ...visitor, session: { ...session, lastAt: session.lastAt - sessionTimeout } })
      }
    }
    if (body.location !== undefined) {
      const place = GeoLocation.safeParse(body.location)
      if (!place.success) return error(400, 'Invalid location.')
      location = place.data
    }
    if (body.fault !== undefined) {
      const wanted = faultNames.find((name) => name === body.fault)
      if (!wanted) return error(400, 'Unknown fault.')
      fault = wanted
    }
    return success({})
  }

  const page = (): Answer => ({
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: logPage({
      prefix: experiencePrefix,
      requests: log,
      visitors: [...visitors.values()].reverse().slice(0, 50).map(evaluate),
      names: content(),
      fault,
      warnings: content().audiences.flatMap(unknownRules),
    }),
  })

  const answerTools = (path: string, method: string, body: unknown, isForm: boolean): Answer | undefined => {
    if (path === '/' && method === 'GET') return page()
    if (path === '/log' && method === 'GET') return { status: 200, body: log }
    if (path !== '/control' || method !== 'POST') return undefined
    const answer = control(body)
    return isForm && answer.status === 200 ? { status: 303, headers: { Location: `${experiencePrefix}/` } } : answer
  }

  const answerService = (path: string, method: string, id: string | undefined, body: unknown): Answer => {
    if (path.startsWith('/v1/')) {
      const isList = method === 'POST' && Array.isArray(body)
      return isList ? { status: 202, body: {} } : error(400, 'The body must be a list of batches.')
    }
    if (fault === 'malformed') return success({ profile: { id: 'somebody' } })
    if (fault === 'not-json') return { status: 200, body: '<p>Hello</p>' }
    return fault === 'none' ? answerProfiles(method, id, body) : error(Number(fault), `Requested fault: ${fault}.`)
  }

  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname !== experiencePrefix && !url.pathname.startsWith(`${experiencePrefix}/`)) return false
    const path = url.pathname.slice(experiencePrefix.length) || '/'
    const { method = 'GET', headers } = request
    const contentType = headers['content-type']
    for (const [name, value] of Object.entries(corsHeaders(headers.origin))) response.setHeader(name, value)
    response.setHeader('Cache-Control', 'no-store')

    const match = servicePath.exec(path)
    const entry = { at: new Date(now()).toISOString(), method, path: path + url.search, contentType }
    const note = (rest: Pick<LoggedRequest, 'status' | 'body'>): void => {
      if (match) log = [...log, { ...entry, ...rest }].slice(-loggedRequests)
    }
    if (method === 'OPTIONS') {
      note({ status: 204 })
      send(response, { status: 204 })
      return true
    }

    const text = (await readRequest(request, bodyLimit))?.toString('utf8')
    const body = text === undefined ? undefined : parseBody(text, contentType)
    if (!match) {
      const isForm = contentType?.startsWith('application/x-www-form-urlencoded') ?? false
      send(response, answerTools(path, method, body, isForm) ?? error(404, 'Not found.'))
      return true
    }

    if (!path.startsWith('/v1/') && (fault === 'hang' || fault === 'reset')) {
      note({ status: null, body })
      if (fault === 'reset') response.destroy()
      return true
    }
    const answer =
      text === undefined ? error(400, 'The request is too large.') : answerService(path, method, match[1], body)
    note({ status: answer.status, body })
    send(response, answer)
    return true
  }
}
