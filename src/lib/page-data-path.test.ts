import { pageDataPath } from './page-data-path'

it.each([
  ['/', '/page-data/index/page-data.json'],
  ['/platform/', '/page-data/platform/page-data.json'],
  ['/compare/zendesk', '/page-data/compare/zendesk/page-data.json'],
])('has the data of %s at %s', (pathname, address) => {
  expect(pageDataPath(pathname)).toBe(address)
})
