import { pagePath } from './page-paths'

it.each([
  ['page', { path: '/pricing/' }, '/pricing/'],
  ['companyPage', { path: '/company/legal/privacy/' }, '/company/legal/privacy/'],
  ['blogPost', { slug: 'first-reply' }, '/blog/first-reply/'],
  ['author', { slug: 'ada' }, '/blog/authors/ada/'],
  ['event', { slug: 'foundations', kind: 'webinar' }, '/webinars/foundations/'],
  ['event', { slug: 'writing', kind: 'class' }, '/classes/writing/'],
  ['blogPost', { slug: '' }, undefined],
  ['blogPost', {}, undefined],
  ['page', {}, undefined],
  ['hero', { slug: 'x', path: '/x/' }, undefined],
])('gives the path of a %s with %j', (type, fields, path) => {
  expect(pagePath(type, fields)).toBe(path)
})
