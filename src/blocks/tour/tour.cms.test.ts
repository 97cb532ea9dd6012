import { entries } from '../test-support/entries'
import { mapTour } from './tour.cms'

const raw = entries.ContentfulTour
const [step] = (raw.scenes ?? []).filter((one) => one !== null)
if (!step) throw new Error('The tour has no scene.')

/** Maps a film with one scene. */
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

it('names a scene of a film without a caption', () => {
  expect(() => filmOf({})).toThrow('Entry "It is read", field "caption": it is empty, but required')
})
