import * as v from 'valibot'
import { defineContentType } from '../define'
import { splitMessage } from '../message'
import { toEntrySchema } from './entry-schema'

const schema = toEntrySchema(
  defineContentType({
    id: 'event',
    name: 'Event',
    description: 'Something that happens.',
    displayField: 'title',
    fields: {
      title: { kind: 'symbol', name: 'Title', required: true },
      day: { kind: 'date', name: 'Day' },
      price: { kind: 'number', name: 'Price', min: 0 },
      topics: { kind: 'symbols', name: 'Topics', oneOf: ['chat', 'mail'], maxItems: 2 },
      host: { kind: 'entry', name: 'Host', to: ['person'] },
    },
  }),
)

const complaints = (values: unknown) => {
  const result = v.safeParse(schema, values, { abortPipeEarly: true })
  return result.success ? [] : result.issues.map(({ message }) => splitMessage(message))
}

describe('toEntrySchema', () => {
  it.each(['2026-01-31', '2026-01-31T09:00Z', '2026-01-31T09:00:00.000+02:00'])('takes %s for a date', (day) => {
    expect(complaints({ title: 'Party', day })).toEqual([])
  })

  it.each(['31.1.2026', '2026-13-01', 'tomorrow'])('does not take %s for a date', (day) => {
    expect(complaints({ title: 'Party', day })).toEqual([
      { wrong: `“${day}” is not a date.`, advice: 'Write a day as 2026-01-31, or an instant as 2026-01-31T09:00:00Z.' },
    ])
  })

  it('takes days of leap years, and no days that there are not', () => {
    expect(complaints({ title: 'Party', day: '2028-02-29' })).toEqual([])
    expect(complaints({ title: 'Party', day: '2026-02-30' })).toEqual([
      { wrong: '“2026-02-30” is not in the calendar.', advice: 'Write a day that there is: 2026-02 has 28 days.' },
    ])
    expect(complaints({ title: 'Party', day: '2026-04-31T09:00Z' })).toHaveLength(1)
  })

  it('takes fractions where they may be, and says the range otherwise', () => {
    expect(complaints({ title: 'Party', price: 12.5 })).toEqual([])
    expect(complaints({ title: 'Party', price: -1 })).toEqual([
      { wrong: '“Price” cannot be -1.', advice: 'Write a number of at least 0.' },
    ])
  })

  it('checks each item of a list, and how many there are', () => {
    expect(complaints({ title: 'Party', topics: ['chat', 'fax'] })[0]?.wrong).toBe('“fax” is not a choice of “Topics”.')
    expect(complaints({ title: 'Party', topics: ['chat', 'mail', 'chat'] })).toEqual([
      { wrong: '“Topics” has 3 items; 2 fit.', advice: 'Remove what is too much.' },
    ])
  })

  it('takes names of entries, not paths', () => {
    expect(complaints({ title: 'Party', host: 'ada-l' })).toEqual([])
    expect(complaints({ title: 'Party', host: 'person/ada.md' })).toEqual([
      {
        wrong: '“person/ada.md” cannot be the name of an entry.',
        advice: 'Write the file name of the entry without “.md”.',
      },
    ])
  })

  it('complains of what is no group of fields', () => {
    expect(complaints('words')).toEqual([
      { wrong: 'The front matter must be a list of fields.', advice: 'Write lines such as “name: …”.' },
    ])
  })

  it('names the fields that there are when none is close', () => {
    expect(complaints({ title: 'Party', location: 'Here' })).toEqual([
      { wrong: '“Event” has no field “location”.', advice: 'It has: title, day, price, topics, host.' },
    ])
  })
})
