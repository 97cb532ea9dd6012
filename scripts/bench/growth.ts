import { link, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createServer } from '../../server/create-server'
import { listFiles } from '../../server/site/list-files'
import { searchFolder } from '../../src/lib/site'
import { makeWorkspace, type Workspace } from '../../tests/integration/workspace'
import { say, type Benchmark } from './benchmark'
import { median, milliseconds, repeat, seconds, threeDecimals, time } from './figures'
import { middleOf, type Limit } from './limits'
import { withBrowser } from './phone'

/** Numbers of generated posts, ascending. */
const sizes = [3000, 10_000]
const postsPerAuthor = 50
const postsPerCategory = 200

/** Targets in ms, for 10,000 pages. */
const longestIndexing = 30_000
const longestSearching = 100

/** Adds a copy of a post with a picture of its own, and for some posts a new author and a new category. */
async function addPost({ at, edit, write }: Workspace, number: number): Promise<void> {
  const copy = async (from: string, to: string, fields: Readonly<Record<string, string>>): Promise<void> => {
    const file = `content/entries/${to}.md`
    await write(file, await readFile(at(`content/entries/${from}.md`), 'utf8'))
    for (const [field, value] of Object.entries(fields))
      await edit(file, new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`)
  }
  const name = `generated-${number}`
  const author = `generated-author-${Math.floor(number / postsPerAuthor)}`
  const category = `generated-category-${Math.floor(number / postsPerCategory)}`
  if (number % postsPerAuthor === 0)
    await copy('author/author-marisol-ibarra', `author/${author}`, { name: author, slug: author })
  if (number % postsPerCategory === 0)
    await copy('blogCategory/category-people', `blogCategory/${category}`, { name: category, slug: category })
  const publishedOn = new Date(Date.UTC(2015, 0, 1 + (number % 3650))).toISOString().slice(0, 10)
  const fields = { title: `Post ${number}`, slug: name, author, category, publishedOn, image: name }
  await copy('blogPost/post-after-a-hard-conversation', `blogPost/${name}`, fields)
  await link(at('content/assets/about-street.png'), at(`content/assets/${name}.png`))
  await write(`content/assets/${name}.yaml`, `title: ${name}\ndescription: A picture of post ${number}\n`)
}

/** Starts Pagefind as the search page does, then times searches with the first results, in ms. */
const searchInPage = `(async () => {
  const pagefind = await import('${searchFolder}pagefind.js')
  await pagefind.init()
  await pagefind.filters()
  const durations = []
  for (const words of ['angry customers', 'undo send', 'staffing calculator']) {
    const start = performance.now()
    const { results } = await pagefind.search(words)
    await Promise.all(results.slice(0, 10).map((result) => result.data()))
    durations.push(performance.now() - start)
  }
  return durations
})()`

/** In a browser on this machine. The generated posts all contain the first words. */
const measureSearches = (folder: string, runs: number): Promise<number[]> =>
  withBrowser(async (browser) => {
    const server = await createServer({ folder, drainTime: 0 })
    try {
      const origin = await server.listen()
      const searches = await repeat(runs, async () => {
        const page = await browser.newPage()
        // Not the search page, whose script starts Pagefind itself.
        await page.goto(origin)
        const durations = await page.evaluate<number[]>(searchInPage)
        await page.close()
        return durations
      })
      return searches.flat()
    } finally {
      await server.close()
    }
  })

async function measureBuild({ at, build }: Workspace) {
  // With an image CDN, builds make no picture files.
  const duration = await time(() => build({ IMAGE_CDN_DOMAIN: 'images.example.imgix.net' }))
  const log = await readFile(at('.local/logs/gatsby-build.log'), 'utf8')
  return {
    duration,
    index: 1000 * Number(/success make the search index - ([\d.]+)s/.exec(log)?.[1]),
    rendered: Number(/success Building static HTML for pages - .*? (\d+)\/\d+/.exec(log)?.[1] ?? 0),
  }
}

async function buildCold(site: Workspace) {
  for (const folder of ['.cache', 'public', '.local/contentful'])
    await rm(site.at(folder), { recursive: true, force: true })
  return measureBuild(site)
}

const countPages = async ({ at }: Workspace): Promise<number> =>
  (await listFiles(at('public'))).filter((file) => path.basename(file) === 'index.html').length

/** Cold builds with rising numbers of posts. */
async function measureGrowth(site: Workspace, runs: number): Promise<readonly Limit[]> {
  const limits: Limit[] = []
  const steps: { readonly pages: number; readonly duration: number }[] = []
  for (const [index, count] of sizes.entries()) {
    say(`Building with ${count} posts`)
    for (let number = sizes[index - 1] ?? 0; number < count; number += 1) await addPost(site, number)
    const builds = await repeat(runs, () => buildCold(site))
    const durations = builds.map(({ duration }) => duration)
    const step = { pages: await countPages(site), duration: median(durations) }
    const times = builds.map(({ index }) => index)
    limits.push(
      middleOf(`Cold build of ${step.pages} pages (${count} generated posts)`, durations, { show: seconds }),
      middleOf(`Search index of ${step.pages} pages`, times, { show: seconds, target: longestIndexing }),
    )
    const before = steps.at(-1)
    if (before) {
      const perPage = (step.duration - before.duration) / (step.pages - before.pages)
      // Small sites differ only by noise.
      const value = perPage / (before.duration / before.pages)
      limits.push({
        what: 'Time per additional page, relative to an earlier page',
        value,
        most: 1,
        show: threeDecimals,
      })
    }
    steps.push(step)
  }
  return limits
}

/** Edits, and the number of pages that must be rendered after each. */
const edits = [
  { of: 'the text of a post', entry: 'blogPost/generated-1', pattern: /$/, start: '\n', pages: 1 },
  {
    of: 'the navigation',
    entry: 'navigation/navigation-main',
    pattern: /^demoLabel: .*$/m,
    start: 'demoLabel: ',
    pages: 0,
  },
]

/** Warm builds after each edit. */
async function measureEdits(site: Workspace, runs: number): Promise<readonly Limit[]> {
  const limits: Limit[] = []
  for (const { of, entry, pattern, start, pages } of edits) {
    say(`Building after an edit of ${of}`)
    const builds = await repeat(runs, async () => {
      await site.edit(`content/entries/${entry}.md`, pattern, `${start}Edit at ${Date.now()}`)
      return measureBuild(site)
    })
    const durations = builds.map(({ duration }) => duration)
    const what = `Pages rendered after an edit of ${of}`
    limits.push(
      middleOf(`Build after an edit of ${of}`, durations, { show: seconds }),
      ...builds.map(({ rendered: value }) => ({ what, value, most: pages, least: pages })),
    )
  }
  return limits
}

export const growth: Benchmark = {
  name: 'growth',
  description: `builds of a copy of the site with ${sizes.join(' and ')} generated posts: cold ones, and warm ones of the largest after edits`,
  run: async ({ runs }) => {
    const site = await makeWorkspace('growth')
    try {
      const builds = await measureGrowth(site, runs)
      say('Searching')
      const searches = await measureSearches(site.at('public'), runs)
      const search = middleOf('Search', searches, { show: milliseconds, target: longestSearching })
      return [...builds, search, ...(await measureEdits(site, runs))]
    } finally {
      await site.remove()
    }
  },
}
