import { fireEvent, render, screen } from '@testing-library/react'
import { announceReplacement } from '../../lib/page-life'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { entries } from '../test-support/entries'
import { mapCollectionList } from './collection-list.cms'
import { CollectionList, type CollectionListProps } from './CollectionList'
import { startListFilter } from './start-list-filter'

const props = { ...mapCollectionList(entries.ContentfulCollectionList), months: undefined, highlights: undefined }

const titles = () =>
  Array.from(document.querySelectorAll('li:not([hidden]) a'), ({ textContent }) => textContent.trim())
const search = () => screen.getByLabelText('Search this list')
const enter = (words: string) => fireEvent.input(search(), { target: { value: words } })
const status = () => document.querySelector('[role=status]')?.textContent
const group = (name: string) => screen.getByText(name, { selector: 'h3' }).parentElement

endDocumentAfterEach()
afterEach(() => window.history.replaceState({}, '', '/'))

const draw = (over: Partial<CollectionListProps> = {}) => render(<CollectionList {...props} {...over} />)
const start = () => {
  startListFilter(document)
}

it('shows all items and no controls without a script', () => {
  draw()
  expect(titles()).toEqual(['Shopify', 'Stripe', 'Slack'])
  expect(search()).not.toBeVisible()
})

it('shows the items that match a search, and their number', () => {
  draw()
  start()
  enter('sh')
  expect(titles()).toEqual(['Shopify'])
  expect(status()).toBe('1 of 3')
  enter('shx')
  expect(titles()).toEqual([])
  expect(status()).toMatch(/^No matches/)
  enter('')
  expect(titles()).toHaveLength(3)
  expect(status()).toBe('')
})

it('applies a search that was typed before it started', () => {
  draw()
  enter('slack')
  start()
  expect(titles()).toEqual(['Slack'])
})

it('shows the controls of a variant of a block', () => {
  start()
  draw()
  announceReplacement(document)
  expect(search()).toBeVisible()
})

it('filters by one kind, together with the search', () => {
  draw()
  start()
  fireEvent.click(screen.getByLabelText('Commerce'))
  expect(titles()).toEqual(['Shopify', 'Stripe'])
  enter('str')
  expect(titles()).toEqual(['Stripe'])
  fireEvent.click(screen.getByLabelText('All'))
  expect(titles()).toEqual(['Stripe'])
})

it('keeps search and kind in the address, and reads them from it', () => {
  window.history.replaceState({}, '', '/integrations/?utm_source=ads&tools-search=str&tools-label=Commerce')
  const view = draw({ id: 'tools' })
  start()
  expect(titles()).toEqual(['Stripe'])
  expect(screen.getByLabelText('Commerce')).toBeChecked()
  enter('  slack ')
  fireEvent.click(screen.getByLabelText('All'))
  expect(window.location.search).toBe('?utm_source=ads&tools-search=slack')
  // Back to the page, rendered again.
  view.unmount()
  draw({ id: 'tools' })
  announceReplacement(document)
  expect(titles()).toEqual(['Slack'])
  fireEvent.click(screen.getByText('Show all'))
  expect(window.location.search).toBe('?utm_source=ads')
})

it('cuts a long search in the address', () => {
  window.history.replaceState({}, '', `/?tools-search=${'x'.repeat(5000)}`)
  draw({ id: 'tools' })
  start()
  expect(search()).toHaveValue('x'.repeat(100))
})

it('prefers what the visitor has entered before it started to the address', () => {
  window.history.replaceState({}, '', '/?tools-search=slack&tools-label=Messaging')
  draw({ id: 'tools' })
  enter('str')
  fireEvent.click(screen.getByLabelText('Commerce'))
  start()
  expect(titles()).toEqual(['Stripe'])
  expect(window.location.search).toBe('?tools-search=str&tools-label=Commerce')
})

it('shows all items again by a link to the list', () => {
  draw()
  start()
  const all = screen.getByText('Show all')
  expect(all).not.toBeVisible()
  enter('shx')
  fireEvent.click(screen.getByLabelText('Commerce'))
  expect(all).toBeVisible()
  expect(document.getElementById(all.getAttribute('href')?.slice(1) ?? '')).toContainElement(all)
  fireEvent.click(all)
  expect(titles()).toEqual(['Shopify', 'Stripe', 'Slack'])
  expect(search()).toHaveValue('')
  expect(screen.getByLabelText('All')).toBeChecked()
  expect(all).not.toBeVisible()
})

it('groups compact rows by their labels, and hides a group that the filter leaves empty', () => {
  draw()
  start()
  expect(group('Commerce')?.querySelectorAll('li')).toHaveLength(2)
  enter('slack')
  expect(group('Commerce')).not.toBeVisible()
  expect(group('Messaging')).toBeVisible()
})

it('shows highlights above, which the search ignores', () => {
  draw({ highlights: { heading: 'Most used', teasers: props.teasers.slice(0, 1) } })
  start()
  expect(group('Most used')).toBeVisible()
  enter('sh')
  expect(group('Most used')).not.toBeVisible()
  expect(status()).toBe('1 of 3')
})

it('shows a message for an empty list', () => {
  draw({ teasers: [], isSearchable: false })
  expect(screen.getByText('Nothing here yet.')).toBeVisible()
})

const [change] = entries.ContentfulCollectionList.changes
if (!change) throw new Error('The sample has no change.')
const older = {
  ...change,
  contentful_id: 'older',
  slug: 'older',
  title: 'Faster exports',
  kind: 'fixed',
  publishedOn: '2026-10-31T00:00+02:00',
}

const drawChangelog = (over: { readonly isSearchable: boolean }) => {
  const raw = { ...entries.ContentfulCollectionList, collection: 'changelog', teasers: [], highlighted: [] }
  return render(<CollectionList {...mapCollectionList({ ...raw, ...over, changes: [change, older] })} />)
}

it('shows the changelog by month, with the kind of each change in words and its address', () => {
  drawChangelog({ isSearchable: false })
  const items = (month: string) =>
    Array.from(group(month)?.querySelectorAll('li') ?? [], (item) => [
      item.id,
      item.querySelector('p')?.textContent,
      item.querySelector('a')?.getAttribute('href'),
    ])
  expect(items('November 2026')).toEqual([['mobile-lock', 'BetterAppNovember 18, 2026', '/changelog/#mobile-lock']])
  expect(items('October 2026')).toEqual([['older', 'FixedAppOctober 31, 2026', '/changelog/#older']])
  expect(screen.queryByText('Nothing here yet.')).not.toBeInTheDocument()
})

it('searches the changelog, and hides months without a match', () => {
  drawChangelog({ isSearchable: true })
  start()
  enter('exports')
  expect(group('October 2026')).toBeVisible()
  expect(group('November 2026')).not.toBeVisible()
  expect(status()).toBe('1 of 2')
})

it('does not count links to parts of the list as items', () => {
  draw({ filters: [{ label: 'Travel', href: '/customers/industry/travel/', isCurrent: false }] })
  start()
  enter('sh')
  expect(status()).toBe('1 of 3')
  expect(screen.getByRole('link', { name: 'Travel' })).toBeVisible()
})
