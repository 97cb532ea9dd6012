import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import ical from 'ical-generator'
import { calendarPath, pagePath } from '../content/model/page-paths'
import { defaultLocale } from '../src/lib/locales'
import type { BuildModel } from './build-model'
import { runQuery } from './read-content'

interface CalendarEvent {
  /** In the CMS. It stays, so calendars recognize a later version. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** Of its page. */
  readonly path: string
  /** An instant, ISO 8601. */
  readonly startsAt: string
  readonly minutes: number
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
  const { id, title, description, startsAt, minutes, updatedAt } = event
  const address = `${origin}${event.path}`
  const start = new Date(startsAt)
  const calendar = ical({ prodId: { company: 'Hearthside', product: 'Website' } })
  calendar.createEvent({
    id: `${id}@${new URL(origin).host}`,
    stamp: new Date(updatedAt),
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: title,
    description: `${description}\n\n${address}`,
    url: address,
  })
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`
}

interface EventsQuery {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } }
  readonly allContentfulEvent: {
    readonly nodes: readonly {
      readonly contentful_id: string
      readonly title: string | null
      readonly slug: string | null
      readonly kind: string | null
      readonly description: string | null
      readonly startsAt: string | null
      readonly minutes: number | null
      readonly updatedAt: string
    }[]
  }
}

/** Writes a calendar file for each event with a date. */
export const calendar: BuildModel = {
  async onPostBuild(args) {
    const { site, allContentfulEvent } = await runQuery<EventsQuery>(args, {
      message: 'The events for the calendar files could not be read.',
      text: `{
        site { siteMetadata { siteUrl } }
        allContentfulEvent(filter: { node_locale: { eq: "${defaultLocale}" } }) {
          nodes { contentful_id title slug kind description startsAt minutes updatedAt }
        }
      }`,
    })
    for (const {
      contentful_id: id,
      title,
      description,
      startsAt,
      minutes,
      updatedAt,
      ...place
    } of allContentfulEvent.nodes) {
      const own = pagePath('event', place)
      if (!own || !title || !startsAt || !minutes) continue
      const event = { id, title, description: description ?? '', path: own, startsAt, minutes, updatedAt }
      const file = path.join(args.store.getState().program.directory, 'public', calendarPath(own))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, calendarFile(site.siteMetadata.siteUrl, event))
    }
  },
}
