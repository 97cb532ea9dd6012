import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { ErrorMessage } from './ErrorMessage'
import { searchPages, startPageSearch } from './start-page-search'

const pages = [
  ['/pricing/', 'Pricing and plans', 'What each plan costs.'],
  ['/inbox/', 'Shared inbox', 'Plans for the day, in one place.'],
  ['/blog/cafe/', 'A café’s first help desk', 'How they began.'],
] as const

const links = [{ label: 'Go to the home page', href: '/' }]

/** Answers like the host: with parts of the index. The part of the first letter may be incomplete. */
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

const field = () => screen.getByLabelText('Search this site')
const enter = (value: string) => fireEvent.input(field(), { target: { value } })

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
    enter('inbox')
    expect(await screen.findByText('Shared inbox')).toHaveAttribute('href', '/inbox/')
    expect(screen.queryByText('Pricing and plans')).not.toBeInTheDocument()
    enter('inbox SHARED')
    expect(await screen.findByText('Shared inbox')).toHaveAttribute('href', '/inbox/')
    expect(get.mock.calls.flat()).toEqual(['/page-index/i.json', '/page-index/s.json'])
  })

  it('fetches parts for more letters until one is complete', async () => {
    const get = jest.fn((address: string) => answer(address, address.includes('inb')))
    start(get)
    enter('inbox')
    expect(await screen.findByText('Shared inbox')).toBeVisible()
    expect(get.mock.calls.flat()).toEqual(['/page-index/i.json', '/page-index/in.json', '/page-index/inb.json'])
  })

  it('reports when no page matches, and nothing for an empty search', async () => {
    // The host has no part for “un”.
    start(jest.fn((address: string) => answer(address, !address.endsWith('/u.json'))))
    enter('unheard-of')
    expect(await screen.findByText('No results. Try fewer words.')).toBeVisible()
    enter('')
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  })

  it('reports a failed request, and tries again', async () => {
    const get = jest.fn((address: string) => answer(address))
    get.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    start(get)
    enter('i')
    expect(await screen.findByText('Search isn’t available right now. Please try again.')).toBeVisible()
    enter('in')
    expect(await screen.findByText('Shared inbox')).toBeVisible()
  })

  it('has no accessibility violations, and does nothing after the signal has aborted', async () => {
    const { container, get } = start()
    expect(await axe(container)).toHaveNoViolations()
    running.abort()
    enter('inbox')
    expect(get).not.toHaveBeenCalled()
  })
})

it.each([
  ['words of title, description and path, in any order and spelling', 'desk CAFE', 8, ['/blog/cafe/']],
  ['matches in titles first', 'plans', 8, ['/pricing/', '/inbox/']],
  ['at most the given count', 'p', 1, ['/pricing/']],
])('finds %s: %j', (_name, search, count, paths) => {
  expect(searchPages(pages, search, count).map(([href]) => href)).toEqual(paths)
})
