import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { track } from '../../analytics/analytics'
import { groupBy } from '../../lib/group-by'
import { searchKeyOffKey } from '../../lib/storage-keys'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import type { Pagefind } from './pagefind'
import { SearchPage } from './SearchPage'
import { startSearch } from './start-search'

jest.mock('../../analytics/analytics', () => ({ track: jest.fn() }))

const pages = [
  { url: '/inbox/', title: 'Shared inbox', kind: 'Pages' },
  { url: '/blog/inbox/', title: 'Inbox zero', kind: 'Blog' },
  ...Array.from({ length: 11 }, (_, index) => ({
    url: `/blog/${index}/`,
    title: `Note ${index}`,
    kind: 'Blog',
  })),
]

/** Finds pages whose titles contain the words. */
const engine: Pagefind = {
  options: () => Promise.resolve(),
  init: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
  filters: () => Promise.resolve(),
  search: (words, { filters }) => {
    const all = pages.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))
    const results = all
      .filter(({ kind }) => !filters.kind || kind === filters.kind)
      .map(({ url, title, kind }) => ({
        data: () =>
          Promise.resolve({ url, excerpt: `About <mark>${words}</mark>`, meta: { title }, filters: { kind: [kind] } }),
      }))
    const counts = Array.from(
      groupBy(all, ({ kind }) => kind),
      ([kind, group]) => [kind, group.length],
    )
    return Promise.resolve({ results, totalFilters: { kind: Object.fromEntries(counts) as Record<string, number> } })
  },
}

endDocumentAfterEach()

function start(address = '/search/', load = () => Promise.resolve(engine)) {
  window.history.replaceState(null, '', address)
  const view = render(
    <SearchPage heading="Search" text="Search all pages." links={[{ label: 'Pricing', href: '/pricing/' }]} />,
  )
  startSearch(document, load)
  return view
}

const field = () => screen.getByLabelText('Search this site')
const enter = (value: string) => fireEvent.input(field(), { target: { value } })
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  jest.mocked(track).mockReset()
})

it('shows kind, title and marked excerpt of each result, announces their number, and hides the first links', async () => {
  const { container } = start()
  // Screen readers announce changes of an element that they know already.
  expect(screen.getByRole('status')).toBeVisible()
  expect(screen.getByText('Pricing')).toBeVisible()
  enter('inbox')
  expect(await screen.findByRole('link', { name: 'Shared inbox' })).toHaveAttribute('href', '/inbox/')
  expect(screen.getAllByText('inbox', { selector: 'mark' })).toHaveLength(2)
  expect(screen.getByText('Pages', { selector: 'li p' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('2 results for “inbox”')
  expect(screen.getByText('Pricing')).not.toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('keeps the search in the address, with other parameters, and repeats it for a visitor who comes back', async () => {
  start('/search/?utm_source=mail&q=zero')
  expect(field()).toHaveValue('zero')
  expect(await screen.findByText('Inbox zero')).toBeVisible()
  enter('shared')
  expect(await screen.findByText('Shared inbox')).toBeVisible()
  expect(window.location.search).toBe('?utm_source=mail&q=shared')
  enter('')
  await waitFor(() => expect(window.location.search).toBe('?utm_source=mail'))
  expect(titles()).toEqual([])
})

it('filters by kind, until the visitor enters other words', async () => {
  start()
  enter('inbox')
  await userEvent.click(await screen.findByLabelText('Blog (1)'))
  await waitFor(() => expect(titles()).toEqual(['Inbox zero']))
  expect(screen.getByLabelText('Blog (1)')).toHaveFocus()
  expect(window.location.search).toBe('?q=inbox&kind=Blog')
  enter('shared')
  await waitFor(() => expect(titles()).toEqual(['Shared inbox']))
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

it('shows results of all kinds for an address with a kind that has none', async () => {
  start('/search/?q=shared&kind=%3Cb%3E')
  expect(await screen.findByText('Shared inbox')).toBeVisible()
  expect(window.location.search).toBe('?q=shared')
})

it('keeps the chosen kind when the form is submitted with the same words, without leaving the page', async () => {
  start('/search/?q=o&kind=Blog')
  fireEvent.click(await screen.findByRole('button', { name: 'Show more results' }))
  await waitFor(() => expect(titles()).toHaveLength(12))
  expect(fireEvent.submit(field())).toBe(false)
  await waitFor(() => expect(titles()).toHaveLength(10))
  expect(window.location.search).toBe('?q=o&kind=Blog')
})

it('leaves the address of the next page alone', async () => {
  jest.useFakeTimers()
  const { unmount } = start()
  enter('inbox')
  unmount()
  window.history.replaceState(null, '', '/pricing/?seats=12')
  await jest.advanceTimersByTimeAsync(1000)
  expect(window.location.search).toBe('?seats=12')
})

it('searches again after a failure when the page returns from the back-forward cache, and keeps results', async () => {
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  const load = jest.fn(() => Promise.resolve(engine)).mockRejectedValueOnce(new Error('cancelled'))
  start('/search/?q=o&kind=Blog', load)
  expect(await screen.findByText(/^The search isn’t available/)).toBeVisible()
  comeBack()
  const result = await screen.findByRole('link', { name: 'Note 1' })
  comeBack()
  await new Promise(process.nextTick)
  expect(result).toBeVisible()
})

it('shows ten results at a time, and moves the focus to the first new one', async () => {
  start()
  enter('note')
  await waitFor(() => expect(titles()).toHaveLength(10))
  fireEvent.click(screen.getByRole('button', { name: 'Show more results' }))
  await waitFor(() => expect(titles()).toHaveLength(11))
  expect(screen.getByRole('link', { name: 'Note 10' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Show more results' })).not.toBeInTheDocument()
})

it('lets visitors turn the key / off and on again', () => {
  start()
  fireEvent.click(screen.getByLabelText(/^The key \//))
  expect(localStorage.getItem(searchKeyOffKey)).toBe('1')
  fireEvent.click(screen.getByLabelText(/^The key \//))
  expect(localStorage.getItem(searchKeyOffKey)).toBeNull()
})

it('moves between field and results with the arrow keys, except in an input method', async () => {
  start('/search/?q=inbox')
  await screen.findByText('Shared inbox')
  field().focus()
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
  expect(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Inbox zero' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(field()).toHaveFocus()
})

it('says that it searches when the answer takes longer than a second', async () => {
  jest.useFakeTimers()
  let arrive: (pagefind: Pagefind) => void = () => undefined
  start('/search/?q=zero', () => new Promise((resolve) => (arrive = resolve)))
  await jest.advanceTimersByTimeAsync(999)
  expect(screen.getByRole('status')).toHaveTextContent(/^$/)
  await jest.advanceTimersByTimeAsync(1)
  expect(screen.getByRole('status')).toHaveTextContent('Searching…')
  arrive(engine)
  await jest.advanceTimersByTimeAsync(2000)
  expect(screen.getByRole('status')).toHaveTextContent('1 result for “zero”')
})

it('searches also when the browser refuses to change the address', async () => {
  start()
  jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Too many calls', 'SecurityError')
  })
  fireEvent.change(field(), { target: { value: 'zero' } })
  fireEvent.submit(field())
  expect(await screen.findByText('Inbox zero')).toBeVisible()
})

it('reports a search without a result, with links, and counts it once', async () => {
  jest.useFakeTimers()
  start()
  for (const words of ['Wombat', 'inbox', 'wombat']) {
    enter(words)
    await jest.advanceTimersByTimeAsync(3000)
  }
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “wombat”.')
  expect(screen.getByText('Pricing')).toBeVisible()
  expect(jest.mocked(track).mock.calls).toEqual([[{ name: 'Searched Without Result', words: 'wombat' }, '/search/']])
})

it('does not count words that the visitor is still typing', async () => {
  jest.useFakeTimers()
  start()
  enter('inbx')
  await jest.advanceTimersByTimeAsync(1000)
  enter('inbox')
  await jest.advanceTimersByTimeAsync(3000)
  expect(track).not.toHaveBeenCalled()
})

it('begins again when Pagefind’s worker was too slow', async () => {
  const filters = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('No worker'))
  start('/search/?q=inbox', () => Promise.resolve({ ...engine, filters }))
  expect(await screen.findByText('Shared inbox')).toBeVisible()
  expect(filters).toHaveBeenCalledTimes(2)
})

it('loads the index again when a newer build has replaced it', async () => {
  let isReplaced = true
  const destroy = jest.fn(() => Promise.resolve(void (isReplaced = false)))
  const search: Pagefind['search'] = (...query) =>
    isReplaced ? Promise.reject(new Error('404')) : engine.search(...query)
  start('/search/', () => Promise.resolve({ ...engine, destroy, search }))
  await waitFor(() => expect(destroy).toHaveBeenCalledTimes(1))
  isReplaced = true
  enter('inbox')
  expect(await screen.findByText(/^The search isn’t available right now/)).toBeVisible()
  fireEvent.submit(field())
  expect(await screen.findByText('Shared inbox')).toBeVisible()
})

it('reports that the search is not available, and tries again', async () => {
  const load = jest.fn(() => Promise.resolve(engine)).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  start('/search/?q=inbox', load)
  expect(await screen.findByText(/^The search isn’t available right now/)).toBeVisible()
  expect(screen.getByText('Pricing')).toBeVisible()
  fireEvent.submit(field())
  expect(await screen.findByText('Shared inbox')).toBeVisible()
  expect(track).not.toHaveBeenCalled()
})
