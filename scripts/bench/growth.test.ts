import { generatedEntries, readBuildLog } from './growing-site'

it('generates posts, and authors and categories for some of them', () => {
  const picture = 'https://cdn.example/picture.png'
  const post = generatedEntries(7, picture)['blogPost/generated-7.md']
  expect(post).toContain('author: generated-author-0\n')
  expect(post).toContain(`](${picture})`)
  expect(post?.split(/\s+/).length).toBeGreaterThan(600)
  expect(Object.keys(generatedEntries(1000, picture))).toEqual([
    'blogPost/generated-1000.md',
    'author/generated-author-20.md',
    'blogCategory/generated-category-5.md',
  ])
})

it('counts the queries and pages of a build', () => {
  const log = `success run queries in workers - 23.984s - 1373/1373 57.25/s
success Merge worker state - 0.084s
success run slice queries - 0.104s - 4/4 38.30/s
success Building static HTML for pages - 9.1s - 1200/1200 131.8/s
`
  expect(readBuildLog(log)).toEqual({ queries: 1373, rendered: 1200 })
  expect(readBuildLog('info Done building in 12 sec\n')).toEqual({ queries: 0, rendered: 0 })
})
