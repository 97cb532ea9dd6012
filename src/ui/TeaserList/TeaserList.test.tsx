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

it('shows a logo or an icon before each title, hidden from screen readers', () => {
  const logo = { src: '/logo.svg', width: 48, height: 48, alt: '', sources: [] }
  const unknown = { id: 'unknown', href: '/unknown/', title: 'Unknown' }
  const { container } = render(
    <TeaserList
      teasers={[{ ...unknown, id: 'logo', mark: logo }, { ...unknown, id: 'chat', icon: 'chat' }, unknown]}
      look="marks"
    />,
  )
  const [shownLogo, icon, usual] = container.querySelectorAll('li > span:first-child > :is(img, picture, svg)')
  expect(shownLogo?.querySelector('img')).toHaveAttribute('src', '/logo.svg')
  expect(icon?.querySelector('use')).toHaveAttribute('href', '/icons.svg#chat')
  expect(icon).toHaveAttribute('aria-hidden', 'true')
  expect(usual?.querySelector('use')).toHaveAttribute('href', '/icons.svg#puzzle')
})
