import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type * as model from '../../content/model'
import type { RunningContentful } from '../../local/contentful/open-contentful'
import {
  entry,
  makeContentFolder,
  picture,
  type ContentFolder,
} from '../../local/contentful/test-support/content-folder'
import { startContentful } from '../../local/contentful/test-support/start-contentful'
import { withSiteConfig } from '../../local/pages/configured-pages'
import { readPage } from './crawl/read-page'
import type * as others from './other-model'
import { realSpace, runSite, type Variables } from './run-site'
import { type BuiltSite, changedFiles, makeWorkspace, pagesOf, readBuiltSite, type Workspace } from './workspace'

jest.mock('../../content/model', () =>
  jest
    .requireActual<typeof others>('./other-model')
    .otherModel(jest.requireActual<typeof model>('../../content/model')),
)

/** Ten posts, newest first, alternating between two categories. One post has a different author. */
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const cleoWrote = 2

const post = (number: number, title = `Post ${number}`): string =>
  entry(
    [
      `title: ${title}`,
      `slug: post-${number}`,
      `description: What post ${number} is about`,
      `author: ${number === cleoWrote ? 'cleo' : 'bob'}`,
      `category: ${number % 2 === 1 ? 'odd' : 'even'}`,
      `publishedOn: 2025-03-${30 - number}`,
    ].join('\n'),
    '\nA post with a few words.\n',
  )

const author = (name: string, slug: string): string =>
  entry(`name: ${name}\nslug: ${slug}\ndescription: What ${slug} writes about\nrole: Support lead`, '\nA person.\n')

const page = (place: string, blocks: string): string =>
  entry(`name: ${place}\npath: ${place}\ntitle: Page ${place}\ndescription: The page ${place}\nblocks: [${blocks}]`)

const richText = (name: string, text: string): string => entry(`name: ${name}`, `\n${text}\n`)

const navigation = `name: Main
items: [pricing-item]
demoLabel: Demo
demoUrl: /
trialLabel: Trial
trialUrl: /
loginLabel: Login
loginUrl: /`

const form = 'name: Form\nformId: letter\nuse: newsletter\nfieldGroups: [row]\nprivacyText: We keep it.'

const field = (label: string): string => entry(`label: ${label}\nname: email\nfieldType: email\nobjectTypeId: 0-1`)

const band = (name: string): string =>
  entry(`name: ${name}\nheading: A letter\nform: letter\nlinkLabel: Read it\nlinkUrl: /`)

const settings = (email: string): string =>
  entry(
    `name: Settings\nsiteName: Hearthside\ndescription: A help desk\nsocialImage: card\nsupportEmail: ${email}\napplicationsEmail: jobs@hearthside.example`,
  )

const posts = (...wanted: readonly number[]): readonly string[] => wanted.map((number) => `blog/post-${number}`)

interface Case {
  readonly type: string
  readonly file: string
  readonly before: string
  readonly after: string
  /** The words that the edit adds. */
  readonly words: string
  /** Folders of the pages that show the entry. */
  readonly pages: readonly string[]
}

const cases: readonly Case[] = [
  {
    // Shown by its own page, its neighbors, the lists of posts, its author, its category, and related posts of its
    // category.
    type: 'a post',
    file: 'entries/blogPost/post-9.md',
    before: post(9),
    after: post(9, 'A new title for the ninth'),
    words: 'A new title for the ninth',
    pages: ['blog', 'blog/authors/bob', 'blog/category/odd', 'blog/page/1', ...posts(3, 5, 7, 8, 9, 10)],
  },
  {
    // Named wherever a post by this author is listed, such as in the related posts of 6, 8 and 10.
    type: 'an author',
    file: 'entries/author/cleo.md',
    before: author('Cleo', 'cleo'),
    after: author('Cleopatra', 'cleo'),
    words: 'Cleopatra',
    pages: ['blog', 'blog/authors/cleo', 'blog/category/even', 'blog/page/1', ...posts(2, 6, 8, 10)],
  },
  {
    // Part of the form's definition in the build.
    type: 'a field of a form',
    file: 'entries/formField/email.md',
    before: field('Email'),
    after: field('Where letters go'),
    words: 'Where letters go',
    pages: ['contact', 'letter'],
  },
  {
    type: 'a block used on three pages',
    file: 'entries/richText/shared.md',
    before: richText('Shared', 'Shared words.'),
    after: richText('Shared', 'Shared words that are new.'),
    words: 'Shared words that are new.',
    pages: ['', 'about', 'tour'],
  },
  {
    type: 'the site settings',
    file: 'entries/siteSettings/settings.md',
    before: settings('old@hearthside.example'),
    after: settings('new@hearthside.example'),
    words: 'new@hearthside.example',
    pages: ['about'],
  },
  {
    // The header is a slice. Gatsby inserts it into every page, but not into page data.
    type: 'the navigation',
    file: 'entries/navigationItem/pricing-item.md',
    before: entry('title: Pricing\nurl: /'),
    after: entry('title: What it costs today\nurl: /'),
    words: 'What it costs today',
    pages: [],
  },
]

const consentTool = 'https://consent.example/tool.js'

let content: ContentFolder
let stateFolder: string
let contentful: RunningContentful
let variables: Variables
let site: Workspace
let first: BuiltSite
let firstOutput: string
let second: BuiltSite

async function build(): Promise<{ readonly output: string; readonly built: BuiltSite }> {
  const output = await site.build(variables)
  return { output, built: await readBuiltSite(site.at('public')) }
}

const readLog = (): Promise<string> => readFile(site.at('.local/logs/gatsby-build.log'), 'utf8')

const dataFile = (folder: string): string => `page-data/${folder === '' ? 'index' : folder}/page-data.json`
const htmlFile = (folder: string): string => path.posix.join(folder, 'index.html')

beforeAll(async () => {
  content = await makeContentFolder({
    'assets/card.png': await picture('png', 40),
    'assets/card.yaml': 'title: Card\ndescription: A card\n',
    ...Object.fromEntries(numbers.map((number) => [`entries/blogPost/post-${number}.md`, post(number)])),
    'entries/author/bob.md': author('Bob', 'bob'),
    'entries/blogCategory/odd.md': entry('name: Odd posts\nslug: odd\ndescription: Every other post'),
    'entries/blogCategory/even.md': entry('name: Even posts\nslug: even\ndescription: The other ones'),
    'entries/collectionList/all-posts.md': entry('name: All\nheading: All posts\ncollection: posts'),
    'entries/navigation/main.md': entry(navigation),
    'entries/formFieldGroup/row.md': entry('name: Row\nformFields: [email]'),
    'entries/form/letter.md': entry(form),
    'entries/newsletterBand/first-band.md': band('First'),
    'entries/newsletterBand/second-band.md': band('Second'),
    'entries/richText/words.md': richText('Words', 'Other words.'),
    'entries/riddle/sphinx.md': entry('name: Sphinx'),
    'entries/page/home.md': page('/', 'sphinx, shared'),
    'entries/page/about.md': page('/about/', 'words, shared'),
    'entries/page/tour.md': page('/tour/', 'shared, words'),
    'entries/testimonial/unsigned.md': entry('name: Unsigned\nquote: Nobody said this.'),
    'entries/page/plans.md': page('/plans/', 'words, unsigned'),
    'entries/page/contact.md': page('/contact/', 'first-band'),
    'entries/page/letter-page.md': page('/letter/', 'second-band'),
    'entries/page/blog-page.md': page('/blog/', 'all-posts'),
    ...Object.fromEntries(cases.map(({ file, before }) => [file, before])),
  })
  stateFolder = await mkdtemp(path.join(os.tmpdir(), 'contentful-state-'))
  contentful = await startContentful({ contentFolder: content.folder, stateFolder, port: 0 })
  variables = { ...realSpace(contentful), CONSENT_SRC: consentTool }
  site = await makeWorkspace('integration', { isWarm: false })
  ;({ built: first, output: firstOutput } = await build())
})

afterAll(async () => {
  await contentful.close()
  await content.remove()
  await rm(stateFolder, { recursive: true })
  await site.remove()
})

describe('a build from a space with an unknown block', () => {
  it('warns with the names of page and entry', () => {
    expect(firstOutput).toMatch(/warn\S* Page "\/" \(\/\) lists entry "sphinx" of type "Riddle"/)
  })

  it('renders the page with its known blocks', () => {
    const html = first.get('index.html')
    expect(html).toContain('Shared words.')
    // The unknown block leaves an empty island.
    expect(html?.replace('<div data-island="sphinx"></div>', '')).not.toContain('sphinx')
  })
})

describe('a build from a space with a faulty block', () => {
  it('warns with type, title, field and a link to the entry', () => {
    expect(firstOutput).toContain(`Testimonial “Unsigned”  Person
  “Person” is missing.
  → Fill in this field.
  https://app.contentful.com/spaces/test-space/environments/master/entries/unsigned`)
    expect(firstOutput).toMatch(/warn Entry "Unsigned", field "person": .*“unsigned” is left out/)
  })

  it('renders the page without the block', () => {
    const html = first.get('plans/index.html')
    expect(html).toContain('Other words.')
    expect(html).not.toContain('Nobody said this.')
  })
})

describe('a build with a consent tool', () => {
  it('has the tool in the head of every page, before attribution, which waits for it', () => {
    const scripts = [
      { src: consentTool, async: '', 'data-consent-tool': '' },
      { src: '/site-attribution.js', async: '', 'data-consent': 'required' },
    ]
    for (const [name, html] of pagesOf(first)) {
      expect([name, readPage(html).scripts]).toEqual([name, scripts])
      // Browser tests configure built pages with this function.
      const configured = withSiteConfig(html, { vendors: { consentTool: { src: consentTool } } })
      expect([name, readPage(configured).scripts]).toEqual([name, scripts])
    }
  })
})

/** One build for all edits. Each edit adds unique words to identify its effects. */
describe('a build after edits of entries', () => {
  let log: string

  beforeAll(async () => {
    await content.write(Object.fromEntries(cases.map(({ file, after }) => [file, after])))
    expect(await contentful.refresh()).toEqual({ isChanged: true, problems: [] })
    second = (await build()).built
    log = await readLog()
  })

  it.each(cases)('changes only the data of pages that show $type', ({ words, pages }) => {
    const found = [...second].flatMap(([file, text]) =>
      file.startsWith('page-data/') && text.includes(words) ? [file] : [],
    )
    expect(found).toEqual(pages.map(dataFile).sort())
    expect(pages.filter((folder) => !second.get(htmlFile(folder))?.includes(words))).toEqual([])
  })

  const shown = [...new Set(cases.flatMap(({ pages }) => pages))]

  it('keeps the data of all other pages', () => {
    const data = changedFiles(first, second).filter((file) => file.startsWith('page-data/'))
    expect(data).toEqual(shown.map(dataFile).sort())
  })

  it('rerenders no other page', () => {
    expect(/Building static HTML for pages - .* (\d+\/\d+) /.exec(log)?.[1]).toBe(`${shown.length}/${shown.length}`)
  })

  it('inserts the new frame into every page and keeps the rest of other pages', () => {
    expect(changedFiles(first, second).filter((file) => file.startsWith('slice-data/'))).toEqual([
      // The footers show the email of the site settings.
      'slice-data/footer.json',
      'slice-data/header.json',
      'slice-data/small-footer.json',
    ])
    const before = new Map(pagesOf(first))
    const isShown = new Set(shown.map(htmlFile))
    expect(pagesOf(second).length).toBeGreaterThan(shown.length)
    for (const [name, html] of pagesOf(second)) {
      expect([name, html.includes('What it costs today')]).toEqual([name, true])
      if (isShown.has(name)) continue
      const old = html.replaceAll('What it costs today', 'Pricing').replaceAll('new@hearthside', 'old@hearthside')
      expect([name, old === before.get(name)]).toEqual([name, true])
    }
  })
})

describe('a build with an expired sync token', () => {
  let output: string

  beforeAll(async () => {
    await rm(path.join(stateFolder, 'ledger.json'))
    await content.write({ 'entries/richText/words.md': richText('Words', 'Words after the full sync.') })
    expect(await contentful.refresh()).toEqual({ isChanged: true, problems: [] })
    output = (await build()).output
  })

  it('reports it in one sentence', () => {
    expect(output.match(/Contentful rejected the sync token of the last build; clearing the cache.*/g)).toHaveLength(1)
    expect(output).toContain('Built in')
  })

  it('shows the new content after one full sync', async () => {
    expect(await readLog()).toContain('Contentful: Sync all items')
    expect(await readFile(site.at('public/plans/index.html'), 'utf8')).toContain('Words after the full sync.')
  })
})

describe('a build from a space with a faulty price', () => {
  it('fails with type, title, field and a link, without a stack, and keeps the last site', async () => {
    await content.write({
      'entries/plan/half.md': entry('title: Half\npriceLabel: Free\nfeatures: [All]\nactionLabel: Try\nactionUrl: /'),
    })
    expect(await contentful.refresh()).toEqual({ isChanged: true, problems: [] })
    const before = await readBuiltSite(site.at('public'))
    const { code, output } = await runSite(site.folder, ['build'], variables)
    expect(code).toBe(1)
    expect(output).toContain(`Plan “Half”  For whom
  “For whom” is missing.
  → Fill in this field.
  https://app.contentful.com/spaces/test-space/environments/master/entries/half

The site is not built, because navigation, prices, forms and legal pages must be complete.`)
    expect(output).not.toMatch(/^\s+at /m)
    expect(changedFiles(before, await readBuiltSite(site.at('public')))).toEqual([])
  })
})
