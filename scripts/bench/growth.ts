import { link, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createServer } from '../../server/create-server'
import { listFiles } from '../../server/site/list-files'
import { searchFolder } from '../../src/lib/search'
import { makeWorkspace, type Workspace } from '../../tests/integration/workspace'
import { say, type Benchmark } from './benchmark'
import { median, milliseconds, repeat, seconds, sum, threeDecimals, time } from './figures'
import { middleOf, type Limit } from './limits'
import { withBrowser } from './phone'
import { buildSite, cleanSite } from './programs'

const postsPerAuthor = 50
const postsPerCategory = 200

/** Targets in ms, for 10,000 pages. */
const longestIndexing = 30_000
const longestSearching = 100

/** Edited fields, and the number of pages that show them if it does not depend on the number of posts. */
const edits = [
  { name: 'an author', entry: 'author/generated-author-1', field: 'name' },
  { name: 'a form', entry: 'form/form-newsletter', field: 'submitButtonText' },
  { name: 'the navigation', entry: 'navigation/navigation-main', field: 'demoLabel', shownBy: 0 },
  { name: 'the text of a post', entry: 'blogPost/generated-1', field: undefined, shownBy: 1 },
]

const patternOf = (field: string | undefined): RegExp => (field ? new RegExp(`^${field}: .*$`, 'm') : /$/)

/** Adds a copy of a post with a picture of its own, and for some posts a new author and a new category. */
async function addPost({ at, edit, write }: Workspace, number: number): Promise<void> {
  const copy = async (from: string, to: string, fields: Readonly<Record<string, string>>): Promise<void> => {
    const file = `content/entries/${to}.md`
    await write(file, await readFile(at(`content/entries/${from}.md`), 'utf8'))
    for (const [field, value] of Object.entries(fields)) await edit(file, patternOf(field), `${field}: ${value}`)
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

/** Sums the numbers of lines such as `success run page queries - 1.2s - 12/12 10/s` in Gatsby's output. */
const countOf = (log: string, step: string): number =>
  sum([...log.matchAll(new RegExp(`success (?:${step}) - [^\n]*? (\\d+)/\\d+`, 'g'))].map(([, count]) => Number(count)))

/** Of the build that wrote the log, in ms. */
const indexTime = (log: string): number =>
  1000 * Number(/success make the search index - (?<seconds>[\d.]+)s/.exec(log)?.groups?.seconds)

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

async function build({ folder, at }: Workspace) {
  // With an image CDN, builds make no picture files.
  const duration = await time(() => buildSite(folder, { IMAGE_CDN_DOMAIN: 'images.example.imgix.net' }))
  const log = await readFile(at('.local/logs/gatsby-build.log'), 'utf8')
  return {
    duration,
    index: indexTime(log),
    queries: countOf(log, 'run queries in workers|run page queries'),
    rendered: countOf(log, 'Building static HTML for pages'),
  }
}

async function buildCold(site: Workspace) {
  await cleanSite(site.folder)
  await rm(site.at('.local/contentful'), { recursive: true, force: true })
  return build(site)
}

const countPages = async ({ at }: Workspace): Promise<number> =>
  (await listFiles(at('public'))).filter((file) => path.basename(file) === 'index.html').length

export const growth: Benchmark = {
  name: 'growth',
  description: 'builds of a copy of the site with generated posts: cold, and the largest after edits',
  run: async ({ posts, runs }) => {
    const site = await makeWorkspace('growth', { isWarm: false })
    const limits: Limit[] = []
    try {
      let before: { readonly pages: number; readonly duration: number } | undefined
      for (const [index, count] of posts.entries()) {
        say(`Building with ${count} posts`)
        for (let number = posts[index - 1] ?? 0; number < count; number += 1) await addPost(site, number)
        const builds = await repeat(runs, () => buildCold(site))
        const durations = builds.map(({ duration }) => duration)
        const step = { pages: await countPages(site), duration: median(durations) }
        limits.push(
          middleOf(`Cold build of ${step.pages} pages (${count} generated posts)`, durations, { show: seconds }),
          middleOf(
            `Search index of ${step.pages} pages`,
            builds.map(({ index }) => index),
            { show: seconds, target: longestIndexing },
          ),
        )
        if (before) {
          const perPage = (step.duration - before.duration) / (step.pages - before.pages)
          // Small sites differ only by noise.
          const ratio = perPage / (before.duration / before.pages)
          limits.push(
            { what: 'Each further page', value: perPage, show: milliseconds },
            { what: 'Each further page, of a page before', value: ratio, most: 1, show: threeDecimals },
          )
        }
        before = step
      }
      say('Searching')
      const searches = await measureSearches(site.at('public'), runs)
      limits.push(middleOf('Search', searches, { show: milliseconds, target: longestSearching }))
      for (const { name, entry, field, shownBy } of edits) {
        say(`Building after an edit of ${name}`)
        const builds = await repeat(runs, async () => {
          const text = `Edit at ${Date.now()}`
          await site.edit(`content/entries/${entry}.md`, patternOf(field), field ? `${field}: ${text}` : `\n${text}\n`)
          return build(site)
        })
        const valuesOf = (key: keyof (typeof builds)[number]) => builds.map((facts) => facts[key])
        const rendered = { what: `Pages rendered after an edit of ${name}`, most: shownBy, least: shownBy }
        limits.push(
          middleOf(`Build after an edit of ${name}`, valuesOf('duration'), { show: seconds }),
          middleOf(`Queries after an edit of ${name}`, valuesOf('queries')),
          ...valuesOf('rendered').map((value) => ({ ...rendered, value })),
        )
      }
    } finally {
      await site.remove()
    }
    return limits
  },
}
