import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { createPageSearch } from './create-page-search'
import { ErrorMessage } from './ErrorMessage'

const pages = [
  ['/pricing/', 'Pricing and plans', 'What it costs.'],
  ['/inbox/', 'Shared inbox', 'One place.'],
]

const links = [{ label: 'Go to the home page', href: '/' }]

/** Answers as the host does: with parts of the index, of which the first letter’s may not be complete. */
const answer = (address: string, isComplete = true) =>
  Promise.resolve(
    address.includes('/un')
      ? { ok: false, status: 404, json: () => Promise.reject(new SyntaxError('No JSON')) }
      : { ok: true, status: 200, json: () => Promise.resolve({ pages, isComplete }) },
  )

function start(get = jest.fn((address: string) => answer(address))) {
  const view = render(<ErrorMessage heading="Not here" text="Sorry." links={links} hasSearch />)
  const tool = createPageSearch(document, get)
  tool.show()
  return { ...view, get, tool }
}

const field = () => screen.getByRole('searchbox', { name: 'Search this site' })

describe('the search of the page for a missing address', () => {
  it('is not there before its code is, nor on other error pages', () => {
    const { unmount } = render(<ErrorMessage heading="Not here" text="Sorry." links={links} hasSearch />)
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    unmount()
    const { container } = render(<ErrorMessage heading="Broken" text="Sorry." links={links} />)
    expect(container.querySelector('input')).toBeNull()
  })

  it('leads to the pages that have the words, and asks for each part of the index once', async () => {
    const { get, tool } = start()
    expect(get).not.toHaveBeenCalled()
    await userEvent.type(field(), 'inbox')
    expect(await screen.findByRole('link', { name: 'Shared inbox' })).toHaveAttribute('href', '/inbox/')
    expect(screen.queryByRole('link', { name: 'Pricing and plans' })).not.toBeInTheDocument()
    await userEvent.type(field(), ' SHARED')
    expect(await screen.findByRole('link', { name: 'Shared inbox' })).toHaveAttribute('href', '/inbox/')
    expect(get.mock.calls.flat()).toEqual(['/page-index/i.json', '/page-index/s.json'])
    tool.stop()
  })

  it('asks for parts of more letters until one is complete', async () => {
    const get = jest.fn((address: string) => answer(address, address.includes('inb')))
    const { tool } = start(get)
    await userEvent.type(field(), 'inbox')
    expect(await screen.findByRole('link', { name: 'Shared inbox' })).toBeVisible()
    expect(get.mock.calls.flat()).toEqual(['/page-index/i.json', '/page-index/in.json', '/page-index/inb.json'])
    tool.stop()
  })

  it('finds nothing where the index has no part', async () => {
    const { tool } = start(jest.fn((address: string) => answer(address, !address.endsWith('/u.json'))))
    await userEvent.type(field(), 'unheard')
    expect(await screen.findByText('Nothing has these words. Try fewer.')).toBeVisible()
    tool.stop()
  })

  it('says when nothing fits, and is silent when nothing is asked', async () => {
    const { tool } = start()
    await userEvent.type(field(), 'unheard-of')
    expect(await screen.findByText('Nothing has these words. Try fewer.')).toBeVisible()
    await userEvent.clear(field())
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    tool.stop()
  })

  it('says when the list can’t be had, and tries again', async () => {
    const get = jest.fn((address: string) => answer(address))
    get.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { tool } = start(get)
    await userEvent.type(field(), 'i')
    expect(await screen.findByText('The search can’t be reached. Please try again.')).toBeVisible()
    await userEvent.type(field(), 'n')
    expect(await screen.findByRole('link', { name: 'Shared inbox' })).toBeVisible()
    tool.stop()
  })

  it('has no accessibility violations, and no effect once it is stopped', async () => {
    const { container, tool, get } = start()
    expect(await axe(container)).toHaveNoViolations()
    tool.stop()
    await userEvent.type(field(), 'inbox')
    expect(get).not.toHaveBeenCalled()
  })
})
