import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { industryLinks } from '../lib/story-paths'
import { ListPage } from './ListPage'

const teasers = [{ id: 'a', href: '/blog/a/', title: 'A post' }]
const posts = { heading: 'All posts', parent: { label: 'the blog', href: '/blog/' }, teasers }

it.each([
  [1, undefined, '/second/'],
  [2, '/first/', '/third/'],
  [3, '/second/', undefined],
])('links page %d of 3 to newer and older posts', (number, newer, older) => {
  render(<ListPage {...posts} number={number} pages={3} newer={newer} older={older} />)
  expect(screen.queryByRole('link', { name: 'Newer posts' })?.getAttribute('href')).toBe(newer)
  expect(screen.queryByRole('link', { name: 'Older posts' })?.getAttribute('href')).toBe(older)
})

it('has no empty navigation on the only page', () => {
  render(<ListPage {...posts} number={1} pages={1} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

it('links the stories of an industry to the other industries, and marks its own', async () => {
  const filters = industryLinks(['Software', 'Travel'], 'Travel')
  const { container } = render(<ListPage heading="Customer stories: Travel" filters={filters} teasers={teasers} />)
  const links = [...screen.getByRole('navigation', { name: 'Industry' }).querySelectorAll('a')]
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/customers/', null],
    ['/customers/industry/software/', null],
    ['/customers/industry/travel/', 'page'],
  ])
  expect(await axe(container)).toHaveNoViolations()
})
