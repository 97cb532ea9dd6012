import { isOwnPath, pagePath, placePages, postsPagePaths } from './page-paths'

it.each([
  ['page', { path: '/pricing/' }, '/pricing/'],
  ['companyPage', { path: '/company/legal/privacy/' }, '/company/legal/privacy/'],
  ['blogPost', { slug: 'first-reply' }, '/blog/first-reply/'],
  ['author', { slug: 'ada' }, '/blog/authors/ada/'],
  ['event', { slug: 'foundations', kind: 'webinar' }, '/webinars/foundations/'],
  ['event', { slug: 'writing', kind: 'class' }, '/classes/writing/'],
  ['blogPost', { slug: '' }, undefined],
  ['hero', { slug: 'x', path: '/x/' }, undefined],
])('returns the path of a %s with %j', (type, fields, path) => {
  expect(pagePath(type, fields)).toBe(path)
})

it('puts twelve posts on each page of the list of all posts', () => {
  expect(postsPagePaths(0)).toEqual([])
  expect(postsPagePaths(12)).toEqual(['/blog/page/1/'])
  expect(postsPagePaths(25)).toEqual(['/blog/page/1/', '/blog/page/2/', '/blog/page/3/'])
})

it.each([
  [
    true,
    ['/404/', '/style-guide/', '/blog/page/7/', '/blog/authors/ada/page/2/', '/customers/industry/x/', '/api/hubspot/'],
  ],
  [false, ['/', '/blog/', '/blog/page/', '/api-guide/', '/404/help/']],
])('reserves (%s) %j', (isReserved, paths) => {
  expect(paths.filter((path) => isOwnPath(path) !== isReserved)).toEqual([])
})

const page = (id: string, path: string) => ({ id, path })

it('assigns a path to the first of two pages, however they encode it', () => {
  const [first, second, third] = [page('a', '/über/'), page('b', '/%C3%BCber'), page('c', '/other/')]
  expect(placePages([first, second, third])).toEqual({
    placed: [first, third],
    misplaced: [{ page: second, first }],
  })
})

it('assigns no page to a reserved path', () => {
  const lost = page('a', '/404')
  expect(placePages([lost])).toEqual({ placed: [], misplaced: [{ page: lost, first: undefined }] })
})
