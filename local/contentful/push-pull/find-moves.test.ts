import type { ContentType } from '../../../content/model'
import { companyPage, page, redirect } from '../../../content/model/types/pages'
import { findMoves } from './find-moves'
import { markOf } from './values'

type Fields = Readonly<Record<string, unknown>>

/**
 * The moves of a push of one company page.
 *
 * @param synced its path at the last push or pull
 */
function movesOf(paths: { readonly file: string; readonly space: string; readonly synced: string }, from?: string) {
  const fileOf = (id: string, type: ContentType, fields: Fields) => ({ id, type, isDraft: false, fields, file: id })
  const files = [
    fileOf('terms', companyPage, { path: paths.file }),
    ...(from ? [fileOf('old', redirect, { from, to: '/' })] : []),
  ]
  const sys = { id: 'terms', publishedVersion: 1 }
  const remote = { defaultLocale: 'en-US', entries: [{ sys, fields: { path: { 'en-US': paths.space } } }] }
  const marks = new Map([['terms', { path: markOf(paths.synced) }]])
  return findMoves({ entries: files } as never, remote as never, { entries: marks } as never)
}

it('finds a page that a push moves', () => {
  expect(movesOf({ file: '/new/', space: '/old/', synced: '/old/' })).toEqual([{ from: '/old/', to: '/new/' }])
})

it.each(['/old', '/old/*'])('finds none with a redirect from %s', (from) => {
  expect(movesOf({ file: '/new/', space: '/old/', synced: '/old/' }, from)).toEqual([])
})

it('leaves a page alone that an editor has moved', () => {
  expect(movesOf({ file: '/old/', space: '/new/', synced: '/old/' })).toEqual([])
})

describe('a translated page', () => {
  const inGerman = ['de']

  /** The moves of a push. The space has the page in German. */
  const movesOfPage = (file: Fields, synced: readonly string[] = inGerman) => {
    const space = { path: '/old/', translations: inGerman }
    const fields = Object.fromEntries(Object.entries(space).map(([key, value]) => [key, { 'en-US': value }]))
    const remote = { defaultLocale: 'en-US', entries: [{ sys: { id: 'one', publishedVersion: 1 }, fields }] }
    const marks = new Map([['one', { path: markOf('/old/'), translations: markOf(synced) }]])
    const entries = [{ id: 'one', type: page, isDraft: false, fields: file, file: 'one' }]
    return findMoves({ entries } as never, remote as never, { entries: marks } as never)
  }

  it('moves in all languages', () => {
    expect(movesOfPage({ path: '/new/', translations: inGerman })).toEqual([
      { from: '/old/', to: '/new/' },
      { from: '/de/old/', to: '/de/new/' },
    ])
  })

  it('is replaced by the English one if it loses its translation', () => {
    expect(movesOfPage({ path: '/old/' })).toEqual([{ from: '/de/old/', to: '/old/' }])
  })

  it('stays if an editor has added the translation', () => {
    expect(movesOfPage({ path: '/old/' }, [])).toEqual([])
  })
})
