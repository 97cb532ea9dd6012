import { newLinksModel, readNewLinks } from './new-links'
import { answerOf } from './test-support/answer-of'

const newLinksIn = (...changelogEntry: readonly object[]) =>
  readNewLinks(answerOf({ changelogEntry: changelogEntry as never }) as never, Date.parse('2026-11-27T12:00:00Z'))

const change = (publishedOn: string, linkUrl: string | undefined, kind = 'new') => ({ publishedOn, linkUrl, kind })

it('marks what new entries of the last 60 days link to, once each', async () => {
  const changes = [
    change('2026-11-27', '/inbox/'),
    change('2026-10-01', '/ai-features/#answers'),
    change('2026-09-29', '/inbox/'),
    change('2026-11-01', undefined),
  ]
  expect(await newLinksIn(...changes)).toEqual(['/ai-features/#answers', '/inbox/'])
})

it.each([
  ['an older entry', change('2026-09-28', '/inbox/')],
  ['an entry with a later date', change('2026-11-28', '/inbox/')],
  ['an improvement', change('2026-11-20', '/inbox/', 'better')],
  ['an unfinished draft', { publishedOn: null, kind: null, linkUrl: null }],
])('does not mark what %s links to', async (_what, entry) => {
  expect(await newLinksIn(entry)).toEqual([])
})

it('marks links to exactly these addresses', () => {
  const createResolvers = jest.fn()
  newLinksModel.createResolvers?.({ createResolvers } as never)
  const [[{ ContentfulNavigationLink }]] = createResolvers.mock.calls as [
    [Record<string, { isNew: { resolve: (link: object, args: { among: string[] }) => boolean } }>],
  ]
  const isNew = (url: string | null) => ContentfulNavigationLink?.isNew.resolve({ url }, { among: ['/inbox/'] })
  expect(['/inbox/', '/inbox/#piles', null].map(isNew)).toEqual([true, false, false])
})
