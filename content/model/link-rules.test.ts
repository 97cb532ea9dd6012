import { type CheckedEntry, toRuleContent } from './checked-content'
import { deadLinks } from './link-rules'
import { blogPost } from './types/publications'

it('takes time in proportion to the number of pages with a dead link', () => {
  const posts = Array.from({ length: 2000 }, (_, index): CheckedEntry => ({
    id: `post-${index}`,
    type: blogPost,
    isDraft: false,
    file: `post-${index}.md`,
    lineOf: () => undefined,
    values: { slug: `how-to-answer-customers-faster-${index}` },
    textLinks: [
      { href: '/prices/of-the-year/', field: 'body', line: 1 },
      { href: '#gone', field: 'body', line: 2 },
    ],
    headingIds: [],
  }))
  const start = performance.now()
  expect(deadLinks(toRuleContent({ entries: posts, assets: [], now: 0 }))).toHaveLength(4000)
  expect(performance.now() - start).toBeLessThan(5000)
})
