import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chooseCover, type CoverSubject } from './choose-cover'

const post = (title: string, over: Partial<CoverSubject> = {}): CoverSubject => ({
  type: 'blogPost',
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  ...over,
})

describe('chooseCover', () => {
  it.each([
    ['Answering an angry email', 'storm'],
    ['A checklist before you switch on AI answers', 'checklist'],
    ['Switching on AI answers', 'idea'],
    ['Saved replies', 'cards'],
    ['Tags that survive a year', 'tags'],
  ])('shows what “%s” is about: %s', (title, thing) => {
    expect(chooseCover(post(title)).thing).toBe(thing)
  })

  it('looks for the subject in the category and the description when the title does not name it', () => {
    expect(chooseCover(post('Sunday', { category: 'Hiring' })).thing).toBe('table')
    expect(chooseCover(post('Sunday', { description: 'What to do with bugs.' })).thing).toBe('jar')
  })

  it('chooses something for an entry that names no subject, always the same', () => {
    const subject = post('Zzz')
    expect(chooseCover(subject)).toEqual(chooseCover({ ...subject }))
  })

  it('gives a category its own light', () => {
    const lightsOf = (category: string) =>
      new Set(Array.from({ length: 40 }, (_, number) => chooseCover(post(`Zzz ${number}`, { category })).light))
    expect(lightsOf('Writing to customers')).toEqual(new Set(['dusk', 'morning']))
    expect(lightsOf('Knowledge')).toEqual(new Set(['night', 'day']))
  })

  it('shows webinars on a stage and classes at a table', () => {
    const event = (kind: string) => chooseCover({ type: 'event', slug: 'a', title: 'Great service', kind }).setting
    expect(event('webinar')).toBe('stage')
    expect(event('class')).toBe('lamplight')
  })

  it('gives the site’s own posts different subjects', () => {
    const folder = path.resolve('content/entries/blogPost')
    const chosen = readdirSync(folder).map((name) => {
      const [, title = ''] = /^title: '?(.*?)'?$/m.exec(readFileSync(path.join(folder, name), 'utf8')) ?? []
      return chooseCover(post(title)).thing
    })
    expect(new Set(chosen).size).toBe(chosen.length)
  })
})
