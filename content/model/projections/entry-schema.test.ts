import * as v from 'valibot'
import { defineContentType } from '../define'
import { url } from '../fields'
import { splitMessage } from '../message'
import { toEntrySchema } from './entry-schema'

const schema = toEntrySchema(
  defineContentType({
    id: 'event',
    name: 'Event',
    description: 'Something that happens.',
    displayField: 'title',
    fields: {
      title: { kind: 'symbol', name: 'Title', required: true, maxLength: 10 },
      slug: { kind: 'symbol', name: 'Address', pattern: { regexp: '^[a-z]+$', explanation: 'use letters only' } },
      website: url('Website'),
      day: { kind: 'date', name: 'Day' },
      seats: { kind: 'integer', name: 'Seats', min: 2, max: 4 },
      price: { kind: 'number', name: 'Price', min: 0 },
      isFull: { kind: 'boolean', name: 'Full' },
      topics: { kind: 'symbols', name: 'Topics', oneOf: ['chat', 'mail'], minItems: 1, maxItems: 2 },
      points: { kind: 'symbols', name: 'Points' },
      text: { kind: 'text', name: 'Text', format: 'plain' },
      host: { kind: 'entry', name: 'Host', to: ['person'] },
      guests: { kind: 'json', name: 'Guests', shape: 'audienceRules' },
      data: { kind: 'json', name: 'Data', shape: 'anything' },
    },
  }),
)

const messages = (values: unknown): string[] => {
  const result = v.safeParse(schema, values, { abortPipeEarly: true })
  if (result.success) return []
  return result.issues.map(({ message }) => {
    const { wrong, advice } = splitMessage(message)
    return `${wrong} ${advice}`
  })
}

const event = (values: object) => ({ title: 'Party', ...values })

describe('toEntrySchema', () => {
  it.each([
    {},
    { website: 'https://example.com:8000/a?b#c' },
    { website: '/pricing/#plans' },
    { day: '2026-01-31' },
    { day: '2026-01-31T09:00:00.000+02:00' },
    { day: '2028-02-29' },
    { topics: ['chat', 'mail'] },
    { host: 'ada-l' },
  ])('accepts %j', (values) => {
    expect(messages(event(values))).toEqual([])
  })

  const aDate = 'Write a date such as 2026-01-31, or a date and time such as 2026-01-31T09:00:00Z.'

  it.each([
    [
      { website: 'https://example.com:abc' },
      '“https://example.com:abc” is not an address. Correct the host or the port.',
    ],
    [{ website: 'https://exa%mple.com' }, '“https://exa%mple.com” is not an address. Correct the host or the port.'],
    [{ day: '31.1.2026' }, `“31.1.2026” is not a date. ${aDate}`],
    [{ day: '2026-02-30' }, '“2026-02-30” is not a valid date. Use a valid day: 2026-02 has 28 days.'],
    [{ day: '2026-04-31T09:00Z' }, '“2026-04-31T09:00Z” is not a valid date. Use a valid day: 2026-04 has 30 days.'],
    [{ price: -1 }, '“Price” must be at least 0, not -1. Write a number in this range.'],
    [{ seats: 5 }, '“Seats” must be 2 to 4, not 5. Write a number in this range.'],
    [
      { seats: 2.5 },
      '“Seats” must be a whole number, not 2.5. Write digits, without quotes and without a currency sign.',
    ],
    [{ isFull: 'yes' }, '“Full” must be true or false, but here it is text. Write true or false, without quotes.'],
    [{ topics: ['fax'] }, '“fax” is not an option for “Topics”. Use one of: chat, mail.'],
    [{ topics: ['mial'] }, '“mial” is not an option for “Topics”. Did you mean “mail”? The options are: chat, mail.'],
    [{ topics: [] }, '“Topics” has 0 items; it needs at least 1. Add at least 1 item.'],
    [{ topics: ['chat', 'mail', 'chat'] }, '“Topics” has 3 items; the limit is 2. Remove the extra items.'],
    [
      { topics: 'chat' },
      '“Topics” must be a list, but here it is text. Write it as a list: add the line “- chat” under the field name.',
    ],
    [
      { host: 'person/ada.md' },
      '“person/ada.md” is not a valid name of an entry. Write the file name of the entry without “.md”.',
    ],
    [{ slug: 'A b' }, '“A b” is not a valid value for “Address”. Use letters only.'],
    [{ title: 'A long party' }, '“Title” has 12 characters; the limit is 10. Shorten it by 2 characters.'],
    [{ title: '' }, '“Title” is empty. Write some text.'],
    [{ text: ' \n' }, '“Text” is empty. Write some text, or leave it out.'],
    [{ points: ['A', ' '] }, '“Points” is empty. Write some text, or leave it out.'],
    [{ title: 'A\nB' }, '“Title” must be a single line. Remove the line breaks.'],
    [{ title: 404 }, '“Title” must be text, but here it is a number. Put it in quotes: "404".'],
    [
      { location: 'Here' },
      '“Event” has no field “location”. Its fields are: title, slug, website, day, seats, price, isFull, topics, points, text, host, guests, data.',
    ],
    [
      { guests: { any: [{ all: [{ type: 'page', key: 5 }] }] } },
      '“Guests” does not have the expected structure. For examples, see docs/guides/personalization.md.',
    ],
    [
      { data: 'Words' },
      '“Data” does not have the expected structure. For examples, see docs/guides/personalization.md.',
    ],
    [{ prize: 1 }, '“Event” has no field “prize”. Did you mean “price”?'],
  ])('reports %j', (values, message) => {
    expect(messages(event(values))).toEqual([message])
  })

  it('reports a missing required field', () => {
    expect(messages({})).toEqual(['“Title” is missing. Write “title: …”.'])
  })

  it('reports an entry without fields', () => {
    expect(messages('words')).toEqual(['The front matter must consist of fields. Write lines such as “name: …”.'])
  })
})
