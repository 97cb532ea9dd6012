import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { industryLinks } from '../lib/story-paths'
import { StoriesPage } from './StoriesPage'

it('links to the other industries, and marks its own', async () => {
  const { container } = render(
    <StoriesPage
      heading="Customer stories: Travel"
      filters={industryLinks(['Software', 'Travel'], 'Travel')}
      teasers={[{ id: 'a', href: '/customers/a/', title: 'A story' }]}
    />,
  )
  const filters = [...screen.getByRole('navigation', { name: 'Industry' }).querySelectorAll('a')]
  expect(filters.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/customers/', null],
    ['/customers/industry/software/', null],
    ['/customers/industry/travel/', 'page'],
  ])
  expect(await axe(container)).toHaveNoViolations()
})
