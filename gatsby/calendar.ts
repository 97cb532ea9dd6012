import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import ical from 'ical-generator'
import { calendarPath, eventFolders } from '../content/model/page-paths'
import type { BuildModel } from './build-model'
import { entryPagesOfThisBuild, type EntryPage } from './entry-pages'
import { readBuildEnvironment } from './environment'
import { runQuery } from './read-content'
import { publicFile, writePublicFile } from './site-files'

interface CalendarEvent extends Pick<EntryPage, 'entry' | 'title' | 'description' | 'path'> {
  /** An instant, ISO 8601. */
  readonly startsAt: string
  readonly minutes: number | null
  /** Of the entry, ISO 8601. */
  readonly updatedAt: string
}

/**
 * An event as an iCalendar file (RFC 5545), with times in UTC. The file has no build time, so equal entries give equal
 * files.
 *
 * @param origin of the site
 */
export function calendarFile(origin: string, event: CalendarEvent): string {
  const { title, description, startsAt, minutes, updatedAt } = event
  const address = `${origin}${event.path}`
  const start = new Date(startsAt)
  const calendar = ical({ prodId: { company: 'Hearthside', product: 'Website' } })
  calendar.createEvent({
    // It stays, so calendars recognize a later version.
    id: `${event.entry}@${new URL(origin).host}`,
    stamp: new Date(updatedAt),
    start,
    // A draft may have no length yet.
    end: minutes ? new Date(start.getTime() + minutes * 60_000) : undefined,
    summary: title,
    description: `${description}\n\n${address}`,
    url: address,
  })
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`
}

/**
 * Writes the calendar files, and removes those of earlier builds.
 *
 * @param calendars by the path of the event's page
 */
export async function writeCalendarFiles(calendars: ReadonlyMap<string, string>): Promise<void> {
  for (const folder of Object.values(eventFolders).map(publicFile)) {
    const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : []
    const earlier = files.filter((file) => path.basename(file) === calendarPath(''))
    await Promise.all(earlier.map((file) => rm(path.join(folder, file))))
  }
  for (const [event, calendar] of calendars) await writePublicFile(calendarPath(event), calendar)
}

interface EventsQuery {
  readonly allContentfulEvent: {
    readonly nodes: readonly (Pick<CalendarEvent, 'minutes' | 'updatedAt'> & {
      readonly id: string
      readonly startsAt: string | null
    })[]
  }
}

/** Writes a calendar file for each event with a date. */
export const calendar: BuildModel = {
  async onPostBuild(args) {
    const { SITE_URL: origin } = readBuildEnvironment(process.env)
    const { pages } = entryPagesOfThisBuild()
    const { allContentfulEvent } = await runQuery<EventsQuery>(args, {
      text: '{ allContentfulEvent { nodes { id startsAt minutes updatedAt } } }',
      message: 'The events for the calendar files could not be read.',
    })
    const events = new Map(allContentfulEvent.nodes.map((event) => [event.id, event]))
    const calendars = new Map<string, string>()
    for (const page of pages) {
      const event = events.get(page.id)
      if (!event?.startsAt) continue
      calendars.set(page.path, calendarFile(origin, { ...page, ...event, startsAt: event.startsAt }))
    }
    await writeCalendarFiles(calendars)
  },
}
