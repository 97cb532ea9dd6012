import { newLinks } from './changelog'

const now = Date.parse('2026-11-27T12:00:00Z')

const change = (publishedOn: string, linkUrl: string | undefined, kind = 'new') => ({ publishedOn, linkUrl, kind })

it('marks what new entries of the last 60 days link to, once each', () => {
  const changes = [
    change('2026-11-27', '/inbox/'),
    change('2026-10-01', '/ai-features/#answers'),
    change('2026-09-29', '/inbox/'),
    change('2026-11-01', undefined),
  ]
  expect(newLinks(changes, now)).toEqual(['/ai-features/#answers', '/inbox/'])
})

it.each([
  ['an older entry', change('2026-09-28', '/inbox/')],
  ['an entry with a later date', change('2026-11-28', '/inbox/')],
  ['an improvement', change('2026-11-20', '/inbox/', 'better')],
  ['an unfinished draft', { publishedOn: null, kind: null, linkUrl: null }],
])('does not mark what %s links to', (_what, entry) => {
  expect(newLinks([entry], now)).toEqual([])
})
