import { observatoryScore } from './observatory'

const good = {
  'content-security-policy': "default-src 'none';script-src 'self';style-src 'self';frame-ancestors 'self'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const html = '<script src="/a.js"></script>'

const score = (changes: Readonly<Record<string, string | undefined>>, page = html): number =>
  observatoryScore({ ...good, ...changes }, page).score

it('adds the bonuses of a strict site', () => {
  expect(score({})).toBe(130)
  expect(score({}, '<script src="/a.js" integrity="sha256-a"></script>')).toBe(135)
})

const policy = (value: string | undefined) => ({ 'content-security-policy': value })

it.each([
  [policy("default-src 'self';frame-ancestors 'self'"), 125],
  [policy("default-src 'none';style-src 'unsafe-inline';frame-ancestors 'self'"), 120],
  [policy("default-src 'none';script-src 'unsafe-inline';frame-ancestors 'self'"), 80],
  [policy("default-src 'none';script-src 'unsafe-eval';frame-ancestors 'self'"), 110],
  [policy("default-src 'none';img-src http://a.example;frame-ancestors 'self'"), 110],
  [policy("default-src 'none'"), 80],
  [policy(undefined), 55],
  [{ 'strict-transport-security': undefined }, 80],
  [{ 'strict-transport-security': 'max-age=3600' }, 120],
  [{ 'x-content-type-options': undefined }, 125],
  [{ 'referrer-policy': 'unsafe-url' }, 120],
  [{ 'cross-origin-resource-policy': 'cross-origin' }, 120],
  [{ 'access-control-allow-credentials': 'true' }, 50],
  [{ 'set-cookie': 'a=b' }, 80],
])('scores %j', (changes, points) => {
  expect(score(changes)).toBe(points)
})

it('requires checksums for scripts on other hosts', () => {
  expect(score({}, '<script src="https://a.example/a.js"></script>')).toBe(125)
  expect(score({}, '<script src="http://a.example/a.js"></script>')).toBe(50)
  expect(score({}, '<script src="https://a.example/a.js" integrity="sha256-a"></script>')).toBe(135)
})
