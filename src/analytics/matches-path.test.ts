import { matchesPath } from './matches-path'

const patterns = ['/', '/pricing/', '/blog/*']

it.each(['/', '/pricing/', '/blog/', '/blog/first-reply/', '/blog/page/2/'])('finds %s', (path) => {
  expect(matchesPath(path, patterns)).toBe(true)
})

it.each(['/about/', '/pricing/contact-based/', '/pricing', '/blogs/', ''])('does not find %j', (path) => {
  expect(matchesPath(path, patterns)).toBe(false)
})
