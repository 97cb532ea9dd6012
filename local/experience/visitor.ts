import { randomUUID } from 'node:crypto'
import type { Profile } from '@ninetailed/experience.js-shared'

export interface IncomingEvent {
  readonly type: string
  readonly timestamp?: string
  readonly originalTimestamp?: string
  readonly context?: { readonly page?: Partial<PageContext> }
  readonly event?: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly traits?: Profile['traits']
  readonly experienceId?: string
  readonly variantIndex?: number
}

export interface PageContext {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly referrer: string
  readonly search: string
  readonly url: string
}

export interface PastEvent {
  readonly type: 'page' | 'track'
  readonly name: string
  readonly page: PageContext
  readonly properties: Readonly<Record<string, unknown>>
}

export interface Session {
  readonly id: string
  readonly landingPage: PageContext
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly lastAt: number
}

export interface Visitor {
  readonly id: string
  /** 0 to 1, chosen once. */
  readonly random: number
  readonly traits: Profile['traits']
  readonly location: Profile['location']
  readonly history: readonly PastEvent[]
  readonly session: Session
  readonly sessionCount: number
  /** Total ms of earlier sessions. */
  readonly pastSessions: number
  readonly seen: Readonly<Record<string, number>>
}

/** Ms without events until a new session starts. */
export const sessionTimeout = 30 * 60 * 1000

const historyLimit = 200

const emptyPage: PageContext = { path: '', query: {}, referrer: '', search: '', url: '' }

const inOrder = (events: readonly IncomingEvent[]): readonly IncomingEvent[] =>
  events.toSorted((a, b) => Date.parse(a.originalTimestamp ?? '') - Date.parse(b.originalTimestamp ?? '') || 0)

const toPast = (event: IncomingEvent): PastEvent[] =>
  event.type === 'page' || event.type === 'track'
    ? [
        {
          type: event.type,
          name: event.event ?? '',
          page: { ...emptyPage, ...event.context?.page },
          properties: event.properties ?? {},
        },
      ]
    : []

type Newcomer = Pick<Visitor, 'id' | 'random' | 'location'>

/** @param now milliseconds since 1970 */
export function recordEvents(visitor: Visitor | Newcomer, incoming: readonly IncomingEvent[], now: number): Visitor {
  const events = inOrder(incoming)
  const known = 'session' in visitor ? visitor : undefined
  const page = { ...emptyPage, ...events.find(({ context }) => context?.page)?.context?.page }
  const fresh: Session = { id: randomUUID(), landingPage: page, startedAt: now, lastAt: now }
  const goesOn = known && now - known.session.lastAt < sessionTimeout
  return {
    id: visitor.id,
    random: visitor.random,
    location: visitor.location,
    traits: events.reduce(
      (traits, event) => (event.type === 'identify' ? { ...traits, ...event.traits } : traits),
      known?.traits ?? {},
    ),
    history: [...(known?.history ?? []), ...events.flatMap(toPast)].slice(-historyLimit),
    session: goesOn ? { ...known.session, lastAt: now } : fresh,
    sessionCount: (known?.sessionCount ?? 0) + (goesOn ? 0 : 1),
    pastSessions: (known?.pastSessions ?? 0) + (known && !goesOn ? known.session.lastAt - known.session.startedAt : 0),
    seen: {
      ...known?.seen,
      ...Object.fromEntries(
        events.flatMap(({ type, experienceId, variantIndex }) =>
          type === 'component' && experienceId && variantIndex !== undefined ? [[experienceId, variantIndex]] : [],
        ),
      ),
    },
  }
}

/** The visitor as a profile in the service's answers. Session lengths are in seconds. */
export function toProfile(visitor: Visitor, audiences: readonly string[]): Profile {
  const { id, random, traits, location, session, sessionCount, pastSessions } = visitor
  const active = session.lastAt - session.startedAt
  return {
    id,
    stableId: id,
    random,
    audiences: [...audiences],
    traits,
    location,
    session: {
      id: session.id,
      isReturningVisitor: sessionCount > 1,
      landingPage: session.landingPage,
      count: sessionCount,
      activeSessionLength: active / 1000,
      averageSessionLength: (pastSessions + active) / sessionCount / 1000,
    },
  }
}
