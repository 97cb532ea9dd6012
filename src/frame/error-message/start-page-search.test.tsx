import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ErrorMessage } from './ErrorMessage'
import { searchPages, startPageSearch } from './start-page-search'

const pages = [
  ['/pricing/', 'Pricing and plans', 'What each plan costs.'],
  ['/inbox/', 'Shared inbox', 'Plans for the day, in one place.'],
  ['/blog/cafe/', 'A café’s first help desk', 'How they began.'],
] as const

const links = [{ label: 'Go to the home page', href: '/' }]

/** Answers as the host does: with parts of the index, of which the first letter’s may not be complete. */
const answer = (address: string, isComplete = true) =>
  Promise.resolve(
    address.includes('/un')
      ? { ok: false, status: 404, json: () => Promise.reject(new SyntaxError('No JSON')) }
      : { ok: true, status: 200, json: () => Promise.resolve({ pages, isComplete }) },
  )

let running: AbortController
beforeEach(() => {
  running = new AbortController()
})
afterEach(() => {
  running.abort()
})

function start(get = jest.fn((address: string) => answer(address))) {
  const view = render(<ErrorMessage heading="Not here" text="Sorry." links={links} hasSearch />)
  startPageSearch(document, { get, signal: running.signal })
  return { ...view, get }
}

const field = () => screen.getByRole('searchbox', { name: 'Search this site' })

describe('the search of the page for a missing address', () => {
  it('is hidden without its code, and absent on other error pages', () => {
    const { unmount } = render(<ErrorMessage heading="Not here" text="Sorry." links={links} hasSearch />)
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    unmount()
    const { container } = render(<ErrorMessage heading="Broken" text="Sorry." links={links} />)
    expect(container.querySelector('input')).toBeNull()
  })

  it('links to pages with all words, and fetches each part of the index once', async () => {
    const { get } = start()
    expect(get).not.toHaveBeenCalled()
    await userEvent.type(field(), 'inbox')
    expect(await screen.findByRole('link', { name: 'Shared inbox' })).toHaveAttribute('href', '/inbox/')
    expect(screen.queryByRole('link', { name: 'Pricing and plans' })).not.toBeInTheDocument()
    await userEvent.type(field(), ' SHARED')
    expect(await screen.findByRole('link', { name: 'Shared inbox' })).toHaveAttribute('href', '/inbox/')
    expect(get.mock.calls.flat()).toEqual(['/page-index/i.json', '/page-index/s.json'])
  })

  it('fetches parts for more letters until one is complete', async () => {
    const get = jest.fn((address: string) => answer(address, address.includes('inb')))
    start(get)
    await userEvent.type(field(), 'inbox')
    expect(await screen.findByRole('link', { name: 'Shared inbox' })).toBeVisible()
    expect(get.mock.calls.flat()).toEqual(['/page-index/i.json', '/page-index/in.json', '/page-index/inb.json'])
  })

  it('finds nothing for a missing part of the index', async () => {
    start(jest.fn((address: string) => answer(address, !address.endsWith('/u.json'))))
    await userEvent.type(field(), 'unheard')
    expect(await screen.findByText('No results. Try fewer words.')).toBeVisible()
  })

  it('reports when nothing matches, and nothing for an empty search', async () => {
    start()
    await userEvent.type(field(), 'unheard-of')
    expect(await screen.findByText('No results. Try fewer words.')).toBeVisible()
    await userEvent.clear(field())
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('reports a failed request, and tries again', async () => {
    const get = jest.fn((address: string) => answer(address))
    get.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    start(get)
    await userEvent.type(field(), 'i')
    expect(await screen.findByText('Search isn’t available right now. Please try again.')).toBeVisible()
    await userEvent.type(field(), 'n')
    expect(await screen.findByRole('link', { name: 'Shared inbox' })).toBeVisible()
  })

  it('has no accessibility violations, and does nothing after the signal has aborted', async () => {
    const { container, get } = start()
    expect(await axe(container)).toHaveNoViolations()
    running.abort()
    await userEvent.type(field(), 'inbox')
    expect(get).not.toHaveBeenCalled()
  })
})

const pathsOf = (search: string, count = 8): string[] => searchPages(pages, search, count).map(([href]) => href)

it('finds words of title, description and path, in any order and spelling', () => {
  expect(pathsOf('desk CAFE')).toEqual(['/blog/cafe/'])
  expect(pathsOf('began')).toEqual(['/blog/cafe/'])
  expect(pathsOf('inbox')).toEqual(['/inbox/'])
})

it('lists matches in titles first', () => {
  expect(pathsOf('plans')).toEqual(['/pricing/', '/inbox/'])
})

it('finds nothing for an empty search, and at most the given count', () => {
  expect(pathsOf('  ')).toEqual([])
  expect(pathsOf('unheard-of')).toEqual([])
  expect(pathsOf('p', 1)).toHaveLength(1)
})
