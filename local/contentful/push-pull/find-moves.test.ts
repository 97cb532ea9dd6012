import type { ContentType } from '../../../content/model'
import { page, redirect } from '../../../content/model/types/pages'
import { findMoves } from './find-moves'
import { marksOf, type Values } from './values'

const old: Values = { path: '/old/' }
const moved: Values = { path: '/new/' }

/**
 * The moves of a push of one page.
 *
 * @param synced its values at the last push or pull
 * @param from the path of a redirect in the files
 */
function movesOf(file: Values, space: Values, synced: Values, from?: string) {
  const entryOf = (id: string, type: ContentType, fields: Values) => ({ id, type, isDraft: false, fields })
  const entries = [entryOf('one', page, file), ...(from ? [entryOf('old', redirect, { from, to: '/' })] : [])]
  const fields = Object.fromEntries(Object.entries(space).map(([key, value]) => [key, { 'en-US': value }]))
  const remote = { defaultLocale: 'en-US', entries: [{ sys: { id: 'one', publishedVersion: 1 }, fields }] }
  const marks = new Map([['one', marksOf(synced)]])
  return findMoves({ entries } as never, remote as never, { entries: marks } as never)
}

it('finds a page that a push moves', () => {
  expect(movesOf(moved, old, old)).toEqual([{ from: '/old/', to: '/new/' }])
})

it.each(['/old', '/old/*'])('finds none with a redirect from %s', (from) => {
  expect(movesOf(moved, old, old, from)).toEqual([])
})

it('leaves a page alone that an editor has moved', () => {
  expect(movesOf(old, moved, old)).toEqual([])
})

describe('a translated page', () => {
  const inGerman = { translations: ['de'] }

  it('moves in all languages', () => {
    expect(movesOf({ ...moved, ...inGerman }, { ...old, ...inGerman }, { ...old, ...inGerman })).toEqual([
      { from: '/old/', to: '/new/' },
      { from: '/de/old/', to: '/de/new/' },
    ])
  })

  it('is replaced by the English one if it loses its translation', () => {
    expect(movesOf(old, { ...old, ...inGerman }, { ...old, ...inGerman })).toEqual([{ from: '/de/old/', to: '/old/' }])
  })

  it('stays if an editor has added the translation', () => {
    expect(movesOf(old, { ...old, ...inGerman }, old)).toEqual([])
  })
})
