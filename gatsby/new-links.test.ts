import { newLinksModel, readNewLinks } from './new-links'
import { answerOf } from './test-support/answer-of'

const changelogEntry = [
  { id: 'a', kind: 'new', publishedOn: '2026-11-20', linkUrl: '/ai-features/#answers' },
  { id: 'b', kind: 'new', publishedOn: '2026-03-02', linkUrl: '/inbox/' },
]

it('reads what is new on a day from the changelog', async () => {
  const access = answerOf({ changelogEntry }) as never
  expect(await readNewLinks(access, Date.parse('2026-11-27'))).toEqual(['/ai-features/#answers'])
  expect(await readNewLinks(access, Date.parse('2026-03-27'))).toEqual(['/inbox/'])
})

it('marks the links to these addresses', () => {
  const createResolvers = jest.fn()
  newLinksModel.createResolvers?.({ createResolvers } as never)
  const [[{ ContentfulNavigationLink }]] = createResolvers.mock.calls as [
    [Record<string, { isNew: { resolve: (link: object, args: { among: string[] }) => boolean } }>],
  ]
  const isNew = (url: string | null) => ContentfulNavigationLink?.isNew.resolve({ url }, { among: ['/inbox/'] })
  expect(isNew('/inbox/')).toBe(true)
  expect(isNew('/inbox/#piles')).toBe(false)
  expect(isNew(null)).toBe(false)
})
