import { render, screen, within } from '@testing-library/react'
import { TeaserList } from './TeaserList'

const teasers = [
  {
    id: 'first-reply',
    href: '/blog/first-reply/',
    title: 'The first reply',
    text: 'What it should say.',
    label: 'Craft',
    date: '2026-03-04',
    minutes: 5,
    person: 'Ada Okafor',
  },
  { id: 'slack', href: '/integrations/slack/', title: 'Slack' },
]

it('shows the fields of each page, with a link on the title', () => {
  render(<TeaserList teasers={teasers} datePrefix="Posted" level={2} />)
  const [first, second] = screen.getAllByRole('listitem')
  const title = screen.getByRole('heading', { level: 2, name: 'The first reply' })
  expect(within(title).getByRole('link')).toHaveAttribute('href', '/blog/first-reply/')
  expect(first).toHaveTextContent('Craft')
  expect(first).toHaveTextContent('Ada OkaforPosted March 4, 20265 min')
  expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-03-04')
  expect(second).toHaveTextContent(/^Slack$/)
})

it('shows a logo tile before each title, hidden from screen readers', () => {
  render(<TeaserList teasers={teasers} look="marks" />)
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('SSlack')
  expect(screen.getByText('S')).toHaveAttribute('aria-hidden', 'true')
})
