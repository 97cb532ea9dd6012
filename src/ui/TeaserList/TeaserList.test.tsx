import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
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

describe('TeaserList', () => {
  it('shows the fields of each page, with a link on the title', () => {
    render(<TeaserList teasers={teasers} />)
    const [first, second] = screen.getAllByRole('listitem')
    if (!first || !second) throw new Error('There are no two items')
    expect(within(first).getByRole('link', { name: 'The first reply' })).toHaveAttribute('href', '/blog/first-reply/')
    expect(first).toHaveTextContent('Craft')
    expect(first).toHaveTextContent('Ada OkaforMarch 4, 20265 min')
    expect(first.querySelector('time')).toHaveAttribute('datetime', '2026-03-04')
    expect(second).toHaveTextContent(/^Slack$/)
  })

  it('shows a prefix before a date', () => {
    render(<TeaserList teasers={teasers} datePrefix="Posted" />)
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('Ada OkaforPosted March 4, 20265 min')
    expect(second).toHaveTextContent(/^Slack$/)
  })

  it('shows pictures as decoration, with their space reserved, when they are needed', () => {
    const picture = { src: '/covers/blogPost.svg', width: 640, height: 400, alt: 'A letter', sources: [] }
    const { container } = render(<TeaserList teasers={teasers.map((teaser) => ({ ...teaser, picture }))} />)
    const images = [...container.querySelectorAll('img')]
    expect(images).toHaveLength(2)
    for (const image of images) {
      expect(image).toHaveAttribute('alt', '')
      expect(image).toHaveAttribute('loading', 'lazy')
      expect(image).toHaveAttribute('width', '640')
      expect(image).toHaveAttribute('height', '400')
    }
  })

  it('shows a logo tile before each title, hidden from screen readers', () => {
    render(<TeaserList teasers={teasers} look="marks" />)
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('SSlack')
    expect(screen.getByText('S')).toHaveAttribute('aria-hidden', 'true')
  })

  it('has titles of the given level', () => {
    render(<TeaserList teasers={teasers} level={2} />)
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  })

  it('has no accessibility violations', async () => {
    const { container } = render(<TeaserList teasers={teasers} level={2} look="marks" />)
    expect(await axe(container)).toHaveNoViolations()
  })
})
