import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { calendarFile, writeCalendarFiles } from './calendar'
import { useOwnFolder } from './test-support/own-folder'

const event = {
  entry: 'event-foundations',
  title: 'Foundations, questions; and answers',
  description: 'A free hour: one owner, an honest promise – and a clear reply. Bring last week’s arrivals by day.',
  path: '/webinars/foundations/',
  startsAt: '2026-12-10T18:00:00+01:00',
  minutes: 60,
  updatedAt: '2026-11-20T08:30:00.000Z',
}

const file = calendarFile('https://www.hearthside.example', event)
/** The content lines, unfolded. */
const lines = file.replaceAll('\r\n ', '').split('\r\n')

it('has the times of the event in UTC', () => {
  expect(lines).toEqual(
    expect.arrayContaining(['DTSTART:20261210T170000Z', 'DTEND:20261210T180000Z', 'DTSTAMP:20261120T083000Z']),
  )
})

it('has no end without a length', () => {
  expect(calendarFile('https://www.hearthside.example', { ...event, minutes: null })).not.toContain('DTEND')
})

it('identifies the event by its entry, and links to its page', () => {
  expect(lines).toContain('UID:event-foundations@www.hearthside.example')
  expect(lines).toContain('URL;VALUE=URI:https://www.hearthside.example/webinars/foundations/')
})

it('has the description, and the address for programs that hide the link', () => {
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(/by day\.\\n\\nhttps:\/\/www/)
})

it('ends each line with CRLF', () => {
  expect(file).toMatch(/END:VCALENDAR\r\n$/)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

describe('the calendar files of a build', () => {
  useOwnFolder()

  it('replace those of earlier builds, whose events may be gone', async () => {
    await writeCalendarFiles(
      new Map([
        ['/classes/one/', 'one'],
        ['/webinars/two/', 'two'],
      ]),
    )
    await writeCalendarFiles(new Map([['/classes/one/', 'later']]))
    expect(await readFile('public/classes/one/event.ics', 'utf8')).toBe('later')
    expect(existsSync('public/webinars/two/event.ics')).toBe(false)
  })
})
