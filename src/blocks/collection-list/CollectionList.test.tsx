import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { announcePage } from '../../lib/page-life'
import { CollectionList, type CollectionListProps } from './CollectionList'
import { startListFilter } from './start-list-filter'

const teaser = (title: string, label: string) => ({ id: title, href: `/integrations/${title}/`, title, label })

const props: CollectionListProps = {
  id: 'list',
  background: 'white',
  heading: 'Works with',
  teasers: [teaser('Slack', 'Messaging'), teaser('Shopify', 'Commerce'), teaser('Stripe', 'Commerce')],
  look: 'marks',
  isSearchable: true,
  link: { label: 'Ask for another', href: '#contact-us' },
}

const titles = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('a')?.textContent)
const status = () => screen.getByRole('status')

let running: AbortController
beforeEach(() => {
  running = new AbortController()
})
afterEach(() => {
  running.abort()
})

function start(over: Partial<CollectionListProps> = {}) {
  const { container } = render(<CollectionList {...props} {...over} />)
  startListFilter(document, running)
  return container
}

describe('CollectionList', () => {
  it('shows all items and no controls without a script', () => {
    render(<CollectionList {...props} />)
    expect(titles()).toEqual(['Shopify', 'Stripe', 'Slack'])
    expect(screen.queryByRole('search')).toBeNull()
    expect(screen.getByRole('link', { name: 'Ask for another' })).toBeVisible()
  })

  it('shows the items that match a search, and their number', async () => {
    start()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search this list' }), 'sh')
    expect(titles()).toEqual(['Shopify'])
    expect(status()).toHaveTextContent('1 of 3')
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    expect(titles()).toEqual([])
    expect(status()).toHaveTextContent('No matches')
    await userEvent.clear(screen.getByRole('searchbox'))
    expect(titles()).toHaveLength(3)
    expect(status()).toBeEmptyDOMElement()
  })

  it('applies a search that was typed before it started', () => {
    const { container } = render(<CollectionList {...props} />)
    const search = container.querySelector('input')
    if (search) search.value = 'slack'
    startListFilter(document, running)
    expect(titles()).toEqual(['Slack'])
    expect(status()).toHaveTextContent('1 of 3')
  })

  it('shows the controls of a page that is drawn later', () => {
    startListFilter(document, running)
    render(<CollectionList {...props} />)
    announcePage(document, { path: '/integrations/', isForward: true })
    expect(screen.getByRole('searchbox')).toBeVisible()
  })

  it('shows one kind alone, together with the search', async () => {
    start()
    await userEvent.click(screen.getByRole('radio', { name: 'Commerce' }))
    expect(titles()).toEqual(['Shopify', 'Stripe'])
    await userEvent.type(screen.getByRole('searchbox'), 'str')
    expect(titles()).toEqual(['Stripe'])
    await userEvent.click(screen.getByRole('radio', { name: 'All' }))
    expect(titles()).toEqual(['Stripe'])
  })

  it('shows a prefix before dates', () => {
    const [first] = props.teasers
    render(<CollectionList {...props} teasers={first ? [{ ...first, date: '2026-03-04' }] : []} datePrefix="Posted" />)
    expect(screen.getByText(/^Posted/)).toHaveTextContent('Posted March 4, 2026')
  })

  it('groups compact rows by their labels, and hides a group that the filter leaves empty', async () => {
    start()
    const group = (name: string) => screen.getByRole('heading', { level: 3, name, hidden: true }).parentElement
    expect(group('Commerce')?.querySelectorAll('li')).toHaveLength(2)
    expect(group('Messaging')?.querySelectorAll('li')).toHaveLength(1)
    await userEvent.type(screen.getByRole('searchbox'), 'slack')
    expect(group('Commerce')).toHaveAttribute('hidden')
    expect(group('Messaging')).not.toHaveAttribute('hidden')
    await userEvent.clear(screen.getByRole('searchbox'))
    expect(group('Commerce')).not.toHaveAttribute('hidden')
  })

  it('shows highlights above, which the search neither finds nor counts', async () => {
    start({ highlights: { heading: 'Most used', teasers: props.teasers.slice(0, 1) } })
    const highlights = screen.getByRole('heading', { level: 3, name: 'Most used' }).parentElement
    expect(highlights).not.toHaveAttribute('hidden')
    await userEvent.type(screen.getByRole('searchbox'), 'sh')
    expect(highlights).toHaveAttribute('hidden')
    expect(status()).toHaveTextContent('1 of 3')
  })

  it('shows a message for an empty list', () => {
    start({ teasers: [], isSearchable: false })
    expect(screen.getByText('Nothing here yet.')).toBeVisible()
  })

  it('has no accessibility violations', async () => {
    expect(await axe(start())).toHaveNoViolations()
  })
})
