import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { Failure } from '../../src/lib/failure'
import { messageOf } from '../../src/lib/message-of'
import { publishEventSchema, type PublishEvent, scheduledEventSchema, type ScheduledEvent } from './publish-event'
import { signatureLifetime } from './verify-webhook'

const stateSchema = v.object({
  /** Events that no build has read, by kind and id: only the last one of an entry counts. */
  waiting: v.record(v.string(), publishEventSchema),
  building: v.record(v.string(), publishEventSchema),
  /** How often the server ended during this build. */
  attempts: v.number(),
  /** Signatures that were accepted, with the time in milliseconds since 1970. */
  signatures: v.record(v.string(), v.number()),
  /** Changes that dates of pages cause later. */
  scheduled: v.optional(v.array(scheduledEventSchema), []),
})

type State = v.InferOutput<typeof stateSchema>

export type WaitingEvents = Awaited<ReturnType<typeof openWaitingEvents>>

/**
 * Opens the events that wait for a build, in a file so that a restart of the server loses none. A damaged file counts
 * as empty.
 *
 * @param folder created if necessary
 * @throws Failure if the folder cannot be created
 */
export async function openWaitingEvents(folder: string) {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new Failure(`Set PUBLISH_STATE_FOLDER to a folder that the server may write to: ${messageOf(error)}.`)
  })
  const file = path.join(folder, 'waiting.json')
  const read = async (): Promise<State> => v.parse(stateSchema, JSON.parse(await readFile(file, 'utf8')))
  const state = await read().catch((): State => ({
    waiting: {},
    building: {},
    attempts: 0,
    signatures: {},
    scheduled: [],
  }))

  let writing = Promise.resolve()
  const save = (): Promise<void> => {
    const write = async (): Promise<void> => {
      await writeFile(`${file}.next`, JSON.stringify(state), { mode: 0o600, flush: true })
      await rename(`${file}.next`, file)
    }
    const written = writing.then(write)
    writing = written.catch(() => undefined)
    return written
  }

  return {
    /** Whether events wait, or a build was interrupted. */
    isEmpty: (): boolean => Object.keys({ ...state.waiting, ...state.building }).length === 0,
    /**
     * Stores an event.
     *
     * @returns false if its signature was used before
     * @throws Error if the file cannot be written
     */
    add: async (event: PublishEvent, signature: string, now: number): Promise<boolean> => {
      if (signature in state.signatures) return false
      // Others are refused because of their time, which may differ from the clock in both directions.
      const recent = Object.entries(state.signatures).filter(([, time]) => now - time <= 2 * signatureLifetime)
      state.signatures = Object.fromEntries([...recent, [signature, now]])
      state.waiting[`${event.kind} ${event.id}`] = event
      await save().catch((error: unknown) => {
        // Contentful repeats the call.
        state.signatures = Object.fromEntries(Object.entries(state.signatures).filter(([own]) => own !== signature))
        throw error
      })
      return true
    },
    /** Replaces the changes that dates of pages cause later. */
    schedule: async (changes: readonly ScheduledEvent[]): Promise<void> => {
      state.scheduled = [...changes]
      await save()
    },
    /**
     * Moves scheduled changes that are due to the waiting events.
     *
     * @param now in ms since 1970
     * @returns whether there were any, and when the next one is due
     */
    takeDue: async (now: number): Promise<{ readonly isDue: boolean; readonly next?: number }> => {
      const due = state.scheduled.filter(({ time }) => Date.parse(time) <= now)
      state.scheduled = state.scheduled.filter((change) => !due.includes(change))
      for (const change of due) state.waiting[`${change.kind} ${change.id}`] = v.parse(publishEventSchema, change)
      if (due.length > 0) await save()
      const times = state.scheduled.map(({ time }) => Date.parse(time))
      return { isDue: due.length > 0, next: times.length > 0 ? Math.min(...times) : undefined }
    },
    /** Takes all events for a build, with those of an interrupted one. */
    begin: async (): Promise<{ readonly events: readonly PublishEvent[]; readonly attempts: number }> => {
      state.building = { ...state.building, ...state.waiting }
      state.waiting = {}
      state.attempts += 1
      await save().catch((error: unknown) => {
        // No build starts.
        state.attempts -= 1
        throw error
      })
      return { events: Object.values(state.building), attempts: state.attempts }
    },
    /** Forgets the events of the build, or lets them wait again if the server stops it. */
    end: async (outcome: 'done' | 'stopped'): Promise<void> => {
      if (outcome === 'stopped') state.waiting = { ...state.building, ...state.waiting }
      state.building = {}
      state.attempts = 0
      await save()
    },
  }
}
