import { cp, readFile, rm } from 'node:fs/promises'
import { freePort } from '../../scripts/support/free-port.mjs'
import { secondBuild } from '../../scripts/support/paths.mjs'
import { readPage } from './crawl/read-page'
import { runSite, useOnePort, type Variables } from './run-site'
import { type BuiltSite, changedFiles, makeWorkspace, pagesOf, readBuiltSite, type Workspace } from './workspace'

/** A module of each named chunk. A statement at its end changes the chunk. */
const modulesOfChunks = {
  app: 'src/app/gatsby/browser.tsx',
  'component---src-templates-block-page-tsx': 'src/templates/block-page.tsx',
  'component---src-templates-error-page-tsx': 'src/templates/error-page.tsx',
  'slice---src-frame-header-header-slice-tsx': 'src/frame/header/header.slice.tsx',
  'slice---src-frame-footer-footer-slice-tsx': 'src/frame/footer/footer.slice.tsx',
} as const

/** Excludes error and offline pages, which have no scripts. */
const hydratedPagesOf = (built: BuiltSite) =>
  pagesOf(built).filter(([name]) => !['500.html', 'offline/index.html'].includes(name))

const statement = (chunk: string): string =>
  `\n;(globalThis as { secondBuild?: string }).secondBuild = ${JSON.stringify(chunk)}\n`

let port: Variables
let site: Workspace
let first: BuiltSite
let edited: BuiltSite

async function build(): Promise<BuiltSite> {
  await site.build(port)
  return readBuiltSite(site.at('public'))
}

/** Scripts of a build, by chunk name. */
const chunksOf = (built: BuiltSite): Map<string, string> =>
  new Map(
    [...built.keys()].flatMap((name) => {
      const [, chunk] = /^(.+)-[0-9a-f]{20}\.js$/.exec(name) ?? []
      return chunk === undefined ? [] : [[chunk, name]]
    }),
  )

beforeAll(async () => {
  port = await useOnePort()
  await rm(secondBuild, { recursive: true, force: true })
  site = await makeWorkspace('integration', { isWarm: true })
  first = await build()
})

afterAll(() => site.remove())

/** One build for all edits. Each edit adds unique words to identify its effects. */
describe('a build after edits of entries', () => {
  const edits = {
    hero: {
      file: 'content/entries/hero/inbox-hero.md',
      field: 'heading',
      words: 'Words that an editor has just written',
    },
    item: {
      file: 'content/entries/navigationItem/navigation-pricing.md',
      field: 'title',
      words: 'What it costs today',
    },
    author: {
      file: 'content/entries/author/author-yuki-tanabe.md',
      field: 'name',
      words: 'Yuki Tanabe With a New Name',
    },
  }
  const oldWords = new Map<string, string>()

  /** Replaces the edited text with the original. */
  const restore = (text: string): string =>
    Object.values(edits).reduce((part, { words }) => part.replaceAll(words, oldWords.get(words) ?? ''), text)

  /** Pages of entries or lists that name a person in a teaser. */
  const pagesNaming = (built: BuiltSite, person: string): string[] =>
    [...built].flatMap(([file, text]) => (text.includes(`"person":"${person}"`) ? [file] : []))

  beforeAll(async () => {
    for (const { file, field, words } of Object.values(edits)) {
      const line = new RegExp(`^${field}: (.*)$`, 'm')
      oldWords.set(words, line.exec(await readFile(site.at(file), 'utf8'))?.[1] ?? '')
      await site.edit(file, line, `${field}: ${words}`)
    }
    edited = await build()
  })

  it('shows the new words', () => {
    expect(edited.get('inbox/index.html')).toContain(`${edits.hero.words}</h1>`)
    expect(edited.get('page-data/inbox/page-data.json')).toContain(edits.hero.words)
    const pages = pagesOf(edited)
    expect(pages.length).toBeGreaterThan(5)
    for (const [name, html] of pages) expect([name, html.includes(edits.item.words)]).toEqual([name, true])
  })

  it('changes the author in all teasers, also on the pages of other authors', () => {
    const { words } = edits.author
    const before = pagesNaming(first, oldWords.get(words) ?? '')
    expect(before.length).toBeGreaterThan(10)
    expect(pagesNaming(edited, words)).toEqual(before)
    expect(pagesNaming(edited, oldWords.get(words) ?? '')).toEqual([])
  })

  it('changes only the data of the header and of the pages with the hero or the author', () => {
    const data = changedFiles(first, edited).filter((name) => name.endsWith('.json'))
    const showing = (name: string): boolean =>
      [edits.hero, edits.author].some(({ words }) => edited.get(name)?.includes(words))
    expect(data).toContain('page-data/inbox/page-data.json')
    expect(data).toContain('slice-data/header.json')
    expect(data.filter((name) => name !== 'slice-data/header.json' && !showing(name))).toEqual([])
  })

  it('keeps everything else in every file', () => {
    expect([...edited.keys()]).toEqual([...first.keys()])
    for (const [name, text] of edited) {
      // The author's page has a social picture with the name, and the service worker has a digest of the offline page.
      if (name.includes('blog/authors/yuki-tanabe/') || name === 'sw.js') continue
      expect([name, restore(text) === first.get(name)]).toEqual([name, true])
    }
  })

  it('has only the attribution script in every page, which does not block rendering', () => {
    for (const [name, html] of hydratedPagesOf(edited)) {
      expect([name, readPage(html).scripts]).toEqual([name, [{ src: '/site-attribution.js', async: '' }]])
    }
  })
})

describe('a build from invalid content', () => {
  const broken = ['content/entries/page/broken.md', 'content/entries/faqItem/broken-question.md']

  afterAll(() => Promise.all(broken.map((file) => site.write(file, undefined))))

  it('reports every problem and exits with status 1, without output from Gatsby', async () => {
    await site.write(broken[0] ?? '', '---\nname: Broken\npath: /inbox/\ntitle: Broken\nblocks: [nowhere]\n---\n')
    await site.write(broken[1] ?? '', '---\nquestoin: What?\n---\n\nThat.\n')

    const { code, output } = await runSite(site.folder, ['build'], port)

    expect(code).toBe(1)
    expect(output).toMatch(/entries\/faqItem\/broken-question\.md:2 {2}questoin\n.*\n {2}→ Did you mean “question”\?/)
    expect(output).toMatch(/entries\/page\/broken\.md:\d+ {2}blocks\[1\]\n {2}There is no entry “nowhere”\./)
    expect(output).toMatch(/entries\/page\/\w+\.md:\d+ {2}path\n.*has the same “path”: “\/inbox\/”\./)
    expect(output).toMatch(/“Description” is missing/)
    expect(output).not.toMatch(/^\s+at /m)
    expect(output).not.toContain('gatsby build failed')
  })

  it('also stops develop', async () => {
    const { code, output } = await runSite(site.folder, ['develop', '--port', String(await freePort())], port)
    expect([code, output]).toEqual([1, expect.stringMatching(/^The content has \d+ problems\./m)])
  })

  it('keeps the last built site', async () => {
    expect(changedFiles(edited, await readBuiltSite(site.at('public')))).toEqual([])
  })
})

describe('a build after a change of the code, and with a new redirect', () => {
  let second: BuiltSite

  beforeAll(async () => {
    await site.write(
      'content/entries/redirect/old-inbox.md',
      '---\nfrom: /old-inbox/\nto: /inbox/\nisPermanent: true\n---\n',
    )
    await site.edit('content/entries/hero/home-hero.md', /^heading: .*$/m, 'heading: The second build')
    await site.edit('src/frame/error-message/ErrorMessage.tsx', /\{text\}/, '{text} (The second build.)')
    for (const [chunk, module] of Object.entries(modulesOfChunks)) {
      await site.edit(module, /$/, statement(chunk))
    }
    // Gatsby keeps the scripts of earlier builds, but not every host does.
    const scripts = [...edited.keys()].filter((name) => /^[^/]+\.js$/.test(name))
    await Promise.all(scripts.map((name) => rm(site.at(`public/${name}`))))
    second = await build()
  })

  it('has the new code in every chunk, under a new name', () => {
    const before = chunksOf(first)
    const after = chunksOf(second)
    for (const chunk of Object.keys(modulesOfChunks)) {
      expect(after.get(chunk)).toBeDefined()
      expect(after.get(chunk)).not.toBe(before.get(chunk))
      expect(second.get(after.get(chunk) ?? '')).toContain(`secondBuild="${chunk}"`)
    }
  })

  it('has pages that do not depend on scripts', () => {
    const named = hydratedPagesOf(second).filter(([, html]) => /-[0-9a-f]{20}\.js/.test(html))
    expect(named.map(([name]) => name)).toEqual([])
  })

  it('shows the output of the new code and the new content', () => {
    expect(second.get('404.html')).toContain('(The second build.)')
    expect(second.get('index.html')).toContain('The second build</h1>')
  })
  it('lists the redirect for the host', async () => {
    const redirects: unknown = JSON.parse(await readFile(site.at('public/_redirects.json'), 'utf8'))
    expect(redirects).toContainEqual({ from: '/old-inbox/', to: '/inbox/', status: 301 })
  })
  it('is kept for the end-to-end tests, which deploy it while tabs of another build are open', async () => {
    await cp(site.at('public'), secondBuild, { recursive: true })
    expect(changedFiles(second, await readBuiltSite(secondBuild))).toEqual([])
  })
})
