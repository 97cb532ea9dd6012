import { render, screen } from '@testing-library/react'
import { PostsPage } from './PostsPage'

const list = { heading: 'All posts', parent: { label: 'the blog', href: '/blog/' } }
const teasers = [{ id: 'a', href: '/blog/a/', title: 'A post' }]

it.each([
  [1, undefined, '/second/'],
  [2, '/first/', '/third/'],
  [3, '/second/', undefined],
])('links page %d of 3 to newer and older posts', (number, newer, older) => {
  render(<PostsPage {...list} teasers={teasers} number={number} pages={3} newer={newer} older={older} />)
  expect(screen.queryByRole('link', { name: 'Newer posts' })?.getAttribute('href')).toBe(newer)
  expect(screen.queryByRole('link', { name: 'Older posts' })?.getAttribute('href')).toBe(older)
})
