import { generatedEntries } from './growing-site'
import { findBrokenGrowth, formatGrowth, type GrowthSite, measureGrowth, readBuildLog } from './growth'

describe('growth', () => {
  const gigabyte = 1e9

  /** A site that takes `perPost` milliseconds for each post, and notes what it was asked to do. */
  function fakeSite(perPost: number, renderedByNavigation = 0) {
    const done: string[] = []
    let posts = 0
    let last = ''
    const note = (step: string) => () => {
      done.push(step)
      last = step
      return Promise.resolve()
    }
    const site: GrowthSite = {
      addPosts: (count) => {
        posts = count
        return note(`add ${count}`)()
      },
      clean: note('clean'),
      edits: [
        { name: 'a post', run: note('edit post'), shownBy: 1 },
        { name: 'an author', run: note('edit author') },
        { name: 'the navigation', run: note('edit navigation'), shownBy: 0 },
      ],
      build: () => {
        done.push('build')
        const isCold = last === 'clean'
        return Promise.resolve({
          milliseconds: isCold ? 60_000 + posts * perPost : 10_000,
          queries: isCold ? posts : 6,
          rendered: isCold ? posts : last === 'edit post' ? 1 : renderedByNavigation,
          memory: gigabyte,
        })
      },
      countPages: () => Promise.resolve(200 + posts),
    }
    return { site, done }
  }

  describe('measureGrowth', () => {
    it('builds cold with more and more posts, then after edits, each as often as requested', async () => {
      const { site, done } = fakeSite(20)
      await measureGrowth(site, [100, 1000], 2)
      const twice = (step: string) => [step, 'build', step, 'build']
      expect(done).toEqual([
        'add 100',
        ...twice('clean'),
        'add 1000',
        ...twice('clean'),
        ...twice('edit post'),
        ...twice('edit author'),
        ...twice('edit navigation'),
      ])
    })

    it('reports times, the time per further page, queries, pages and memory', async () => {
      const report = formatGrowth(await measureGrowth(fakeSite(20).site, [100, 1000], 3))
      expect(report).toMatch(/^300 pages \(100 generated posts\), cold +62\.0 s +62\.0 s +62\.0 s$/m)
      expect(report).toMatch(/each further page +20\.0 ms/)
      expect(report).toMatch(/memory +1\.00 GB +1\.00 GB +1\.00 GB/)
      expect(report).toMatch(
        /after an edit of a post +10\.0 s.*\n +queries of pages +6 +6 +6\n +pages rendered +1 +1 +1/,
      )
    })

    it('finds a build that grows faster than the site, and edits that render other pages than show them', async () => {
      expect(findBrokenGrowth(await measureGrowth(fakeSite(20).site, [100, 1000], 1))).toEqual([])
      expect(findBrokenGrowth(await measureGrowth(fakeSite(2000, 3).site, [100, 1000], 1))).toEqual([
        expect.stringContaining('Each further page up to 1200'),
        'An edit of the navigation renders 3 pages; 0 show it.',
      ])
    })
  })

  describe('generatedEntries', () => {
    const address = (name: string) => `https://cdn.example/${name}.png`

    it('generates a post of real length with two pictures, the same each time', () => {
      const entries = generatedEntries(7, address)
      expect(entries).toEqual(generatedEntries(7, address))
      expect(Object.keys(entries)).toEqual(['blogPost/generated-7.md'])
      const post = entries['blogPost/generated-7.md'] ?? ''
      expect(post.split(/\s+/).length).toBeGreaterThan(600)
      expect(post).toContain('slug: generated-post-7\n')
      expect(post).toContain('image: generated-7-own\n')
      expect(post).toContain('](https://cdn.example/generated-7-in-text.png)')
    })

    it('generates authors, categories and lists with some of them', () => {
      expect(Object.keys(generatedEntries(500, address))).toEqual([
        'blogPost/generated-500.md',
        'author/generated-author-10.md',
        'collectionList/generated-list-1.md',
        'page/generated-page-1.md',
      ])
      expect(Object.keys(generatedEntries(200, address))).toContain('blogCategory/generated-category-1.md')
    })
  })
})

describe('readBuildLog', () => {
  it('counts the queries and pages of a build', () => {
    const log = `success run queries in workers - 23.984s - 1373/1373 57.25/s
success Merge worker state - 0.084s
success run slice queries - 0.104s - 4/4 38.30/s
success Writing page-data.json and slice-data.json files to public directory - 0.701s - 1377/1377 1965.43/s
success Building static HTML for pages - 9.1s - 1200/1200 131.8/s
`
    expect(readBuildLog(log)).toEqual({ queries: 1373, rendered: 1200 })
  })

  it('counts none where there was nothing to do', () => {
    expect(readBuildLog('success Merge worker state - 0.084s\ninfo Done building in 12 sec\n')).toEqual({
      queries: 0,
      rendered: 0,
    })
  })
})
