import { caddyConfiguration } from './caddy'

/** The paths that Caddy compares for a redirect. */
const pathsFor = (from: string): string | undefined =>
  /@redirect0 path (.*)/.exec(caddyConfiguration([{ from, to: '/new/', status: 301 }]))?.[1]

it.each([
  ['/old', '`/old/` `/old`'],
  ['/%C3%BCber/', '`/über/` `/über`'],
  ['/100%/', '`/100%25/` `/100%25`'],
  ['/braces-{x}/', '`/braces-\\{x\\}/` `/braces-\\{x\\}`'],
  ['/a-[bc]/', '`/a-\\[bc\\]/` `/a-\\[bc\\]`'],
  ['/a-%5Bbc%5D/', '`/a-\\[bc\\]/` `/a-\\[bc\\]`'],
  ['/why%3F/', '`/why\\?/` `/why\\?`'],
  ['/a\\b/', '`/a\\\\b/` `/a\\\\b`'],
  ['/docs/*', '`/docs/` `/docs` `/docs/*`'],
])('compares %s literally', (from, paths) => {
  expect(pathsFor(from)).toBe(paths)
})
