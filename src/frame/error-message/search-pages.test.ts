import type { IndexedPage } from '../../lib/page-index'
import { searchPages } from './search-pages'

const pages: readonly IndexedPage[] = [
  ['/pricing/', 'Pricing and plans', 'What each plan costs.'],
  ['/inbox/', 'Shared inbox', 'Plans for the day, in one place.'],
  ['/blog/cafe/', 'A café’s first help desk', 'How they began.'],
]

const pathsOf = (search: string, count = 8): string[] => searchPages(pages, search, count).map(([href]) => href)

it('finds words of the title, of what a page is about and of its path, in any order and spelling', () => {
  expect(pathsOf('desk CAFE')).toEqual(['/blog/cafe/'])
  expect(pathsOf('began')).toEqual(['/blog/cafe/'])
  expect(pathsOf('inbox')).toEqual(['/inbox/'])
})

it('puts titles first', () => {
  expect(pathsOf('plans')).toEqual(['/pricing/', '/inbox/'])
})

it('finds nothing for nothing, and no more than it is asked for', () => {
  expect(pathsOf('  ')).toEqual([])
  expect(pathsOf('unheard-of')).toEqual([])
  expect(pathsOf('p', 1)).toHaveLength(1)
})
