import { entries } from '../test-support/entries'
import { mapTour } from './tour.cms'

const raw = entries.ContentfulTour
const [step] = (raw.scenes ?? []).filter((one) => one !== null)
if (!step) throw new Error('The tour has no scene.')

const filmOf = (scene: Partial<typeof step>, title: string | null = null) =>
  mapTour({ ...raw, style: 'film', title, scenes: [{ ...step, label: null, address: null, bodyHtml: null, ...scene }] })
    .content

it.each([
  ['She answers.', 3],
  ['Four emails came in overnight, and Ines takes the first one.', 7],
])('plays a scene of a film as long as its caption takes to read: %s', (caption, seconds) => {
  expect(filmOf({ caption })).toMatchObject({ scenes: [{ caption, seconds, focus: 'center' }] })
})

it('names a film by its title, or else by its heading', () => {
  expect(filmOf({ caption: 'She answers.' }, 'A morning')).toMatchObject({ title: 'A morning' })
  expect(filmOf({ caption: 'She answers.' })).toMatchObject({ title: raw.heading })
})

const maya = { contentful_id: 'maya', title: 'Maya Okafor', text: '7 orders', image: null }
const tom = { contentful_id: 'tom', title: 'Tom', text: null, image: null }
const inbox = {
  ...raw,
  style: 'inbox',
  people: [tom, null],
  replies: [{ contentful_id: 'again', title: 'Sent again', text: 'Hi {name}.' }],
  withoutScript: 'Read.',
  ending: 'That was all.',
}
const letter = { ...step, title: 'Wrong color', customer: maya, received: '7:12', colleague: tom, note: 'Packed.' }

it('maps the sample inbox', () => {
  expect(mapTour({ ...inbox, scenes: [letter] }).content).toMatchObject({
    style: 'inbox',
    id: 'tour',
    title: raw.heading,
    conversations: [
      {
        id: step.contentful_id,
        subject: 'Wrong color',
        customer: { name: 'Maya Okafor', about: '7 orders' },
        colleague: { name: 'Tom' },
        note: 'Packed.',
      },
    ],
    people: [{ id: 'tom', name: 'Tom' }],
    replies: [{ title: 'Sent again', text: 'Hi {name}.' }],
    primary: { label: 'Try it free', href: '/trial/' },
  })
})

it.each(['people', 'replies', 'withoutScript', 'ending', 'primaryUrl'] as const)(
  'names a missing “%s” of an inbox',
  (field) => {
    expect(() => mapTour({ ...inbox, scenes: [letter], [field]: null })).toThrow(
      `Entry "Product tour", field "${field}"`,
    )
  },
)

it.each(['customer', 'received', 'bodyHtml'] as const)('names a conversation without its “%s”', (field) => {
  expect(() => mapTour({ ...inbox, scenes: [{ ...letter, [field]: null }] })).toThrow('Entry "Wrong color", field "')
})

it('names a scene of a film without a caption', () => {
  expect(() => filmOf({})).toThrow('Entry "It is read", field "caption": it is empty, but required')
})
