import { isOwnPath, pagePath, postsPagePaths } from './page-paths'

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

it('has a page of the list of all posts for each dozen', () => {
  expect(postsPagePaths(0)).toEqual([])
  expect(postsPagePaths(12)).toEqual(['/blog/page/1/'])
  expect(postsPagePaths(25)).toEqual(['/blog/page/1/', '/blog/page/2/', '/blog/page/3/'])
})

it.each([
  '/404/',
  '/500/',
  '/offline/',
  '/style-guide/',
  '/blog/page/7/',
  '/blog/authors/ada/page/2/',
  '/api/hubspot/',
  '/static/x/',
])('keeps %s for the site itself', (path) => {
  expect(isOwnPath(path)).toBe(true)
})

it.each(['/', '/blog/', '/blog/page/', '/api-guide/', '/404/help/'])('leaves %s to entries', (path) => {
  expect(isOwnPath(path)).toBe(false)
})
