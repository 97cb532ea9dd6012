import { cp, readFile, rm, stat } from 'node:fs/promises'
import { secondBuild } from '../support/second-build.mjs'
import { changedFiles, pagesOf, readBuiltSite, type BuiltSite } from './built-site'
import { useOnePort } from './embedded-port'
import { runSite, type Variables } from './run-site'
import { makeWorkspace, type Workspace } from './workspace'

/** A module of each named chunk of the bundle; a statement at its end changes the chunk. */
const modulesOfChunks = {
  app: 'src/app/gatsby/browser.tsx',
  'component---src-templates-block-page-tsx': 'src/templates/block-page.tsx',
  'component---src-templates-error-page-tsx': 'src/templates/error-page.tsx',
  'slice---src-frame-header-header-slice-tsx': 'src/frame/header/header.slice.tsx',
  'slice---src-frame-footer-footer-slice-tsx': 'src/frame/footer/footer.slice.tsx',
} as const

/** The page for visitors without a network has no scripts. */
const hydratedPagesOf = (built: BuiltSite) => pagesOf(built).filter(([name]) => name !== 'offline/index.html')

const statement = (chunk: string): string =>
  `\n;(globalThis as { secondBuild?: string }).secondBuild = ${JSON.stringify(chunk)}\n`

let port: Variables
let site: Workspace
let first: BuiltSite
let afterEntry: BuiltSite
let afterFrame: BuiltSite
let afterName: BuiltSite

async function build(): Promise<BuiltSite> {
  await site.build(port)
  return readBuiltSite(site.at('public'))
}

/** Scripts of a build, by the names of their chunks. */
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

describe('a build after a change of one entry', () => {
  const words = 'Words that an editor has just written'

  const entry = 'content/entries/hero/inbox-hero.md'
  let oldWords: string

  beforeAll(async () => {
    const [, heading = ''] = /^heading: (.*)$/m.exec(await readFile(site.at(entry), 'utf8')) ?? []
    oldWords = heading
    await site.edit(entry, /^heading: .*$/m, `heading: ${words}`)
    afterEntry = await build()
  })

  it('changes the data and the HTML of the page that shows it, and nothing else', () => {
    expect(changedFiles(first, afterEntry)).toEqual(['inbox/index.html', 'page-data/inbox/page-data.json'])
  })

  it('shows the new words', () => {
    expect(afterEntry.get('inbox/index.html')).toContain(`${words}</h1>`)
    expect(afterEntry.get('page-data/inbox/page-data.json')).toContain(words)
  })

  it('leaves everything else of the page as it was', () => {
    expect(afterEntry.get('inbox/index.html')?.replaceAll(words, oldWords)).toBe(first.get('inbox/index.html'))
  })
})

describe('a build after a change of the navigation', () => {
  const entry = 'content/entries/navigationItem/navigation-pricing.md'
  const words = 'What it costs today'
  let oldWords: string

  beforeAll(async () => {
    const [, title = ''] = /^title: (.*)$/m.exec(await readFile(site.at(entry), 'utf8')) ?? []
    oldWords = title
    await site.edit(entry, /^title: .*$/m, `title: ${words}`)
    afterFrame = await build()
  })

  it('changes the data of the header and of no page', () => {
    const data = changedFiles(afterEntry, afterFrame).filter((name) => name.endsWith('.json'))
    expect(data).toEqual(['slice-data/header.json'])
  })

  it('shows the new words on every page', () => {
    const pages = pagesOf(afterFrame)
    expect(pages.length).toBeGreaterThan(5)
    for (const [name, html] of pages) expect([name, html.includes(words)]).toEqual([name, true])
  })

  it('leaves everything else of every page as it was', () => {
    const before = new Map(pagesOf(afterEntry))
    for (const [name, html] of pagesOf(afterFrame)) {
      expect([name, html.replaceAll(words, oldWords) === before.get(name)]).toEqual([name, true])
    }
  })

  it('leaves the scripts of every page waiting', () => {
    for (const [name, html] of hydratedPagesOf(afterFrame)) {
      expect([name, html.match(/<script data-deferred="/g)?.length]).toEqual([name, 1])
      // Attribution comes first, and holds nothing up.
      expect([name, html.match(/<script [^>]*src=[^>]*>/g)]).toEqual([
        name,
        [expect.stringMatching(/^<script src="\/attribution-\w+\.js" async="">$/)],
      ])
    }
  })
})

describe('a build after a person of the blog has another name', () => {
  const name = 'Somebody Else'

  /** Of the pages that are entries or lists of them, those that name a person in a teaser. */
  const pagesNaming = (built: BuiltSite, person: string): string[] =>
    [...built].flatMap(([file, text]) => (text.includes(`"person":"${person}"`) ? [file] : []))

  let oldName: string

  beforeAll(async () => {
    const entry = 'content/entries/author/author-yuki-tanabe.md'
    oldName = /^name: (.*)$/m.exec(await readFile(site.at(entry), 'utf8'))?.[1] ?? ''
    await site.edit(entry, /^name: .*$/m, `name: ${name}`)
    afterName = await build()
  })

  it('changes the teasers on every page that has one, posts by others too', () => {
    const pages = pagesNaming(first, oldName)
    expect(pages.length).toBeGreaterThan(10)
    expect(pagesNaming(afterName, name)).toEqual(pages)
    expect(pagesNaming(afterName, oldName)).toEqual([])
  })
})

describe('a build from broken content', () => {
  const broken = ['content/entries/page/broken.md', 'content/entries/faqItem/broken-question.md']
  const log = '.local/logs/gatsby-build.log'

  afterAll(() => Promise.all(broken.map((file) => site.write(file, undefined))))

  it('ends with every problem and status 1, before Gatsby starts', async () => {
    await site.write(broken[0] ?? '', '---\nname: Broken\npath: /inbox/\ntitle: Broken\nblocks: [nowhere]\n---\n')
    await site.write(broken[1] ?? '', '---\nquestoin: What?\n---\n\nThat.\n')
    const lastRun = (await stat(site.at(log))).mtimeMs

    const { code, output } = await runSite(site.folder, ['build'], port)

    expect(code).toBe(1)
    expect(output).toMatch(/entries\/faqItem\/broken-question\.md:2 {2}questoin\n.*\n {2}→ Did you mean “question”\?/)
    expect(output).toMatch(/entries\/page\/broken\.md:\d+ {2}blocks\[1\]\n {2}There is no entry “nowhere”\./)
    expect(output).toMatch(/entries\/page\/\w+\.md:\d+ {2}path\n.*has the same “path”: “\/inbox\/”\./)
    expect(output).toMatch(/“Description” is missing/)
    expect(output).not.toMatch(/^\s+at /m)
    expect((await stat(site.at(log))).mtimeMs).toBe(lastRun)
  })

  it('leaves the last built site alone', async () => {
    expect(changedFiles(afterName, await readBuiltSite(site.at('public')))).toEqual([])
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
    // Gatsby leaves the scripts of earlier builds where they are, and not every host does.
    const scripts = [...afterFrame.keys()].filter((name) => /^[^/]+\.js$/.test(name))
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

  it('has pages that ask for the new scripts only', () => {
    for (const [name, html] of hydratedPagesOf(second)) {
      const scripts = /<script data-deferred="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
      expect(scripts.length).toBeGreaterThan(2)
      for (const script of scripts) expect([name, second.has(script.slice(1))]).toEqual([name, true])
    }
  })

  it('shows what the new code and the new content say', () => {
    expect(second.get('404.html')).toContain('(The second build.)')
    expect(second.get('index.html')).toContain('The second build</h1>')
  })
  it('lists the redirect for the host', async () => {
    const redirects: unknown = JSON.parse(await readFile(site.at('public/_redirects.json'), 'utf8'))
    expect(redirects).toContainEqual({ from: '/old-inbox/', to: '/inbox/', status: 301 })
  })
  it('is kept for the end-to-end tests, which deploy it under tabs of another build', async () => {
    await cp(site.at('public'), secondBuild, { recursive: true })
    expect(changedFiles(second, await readBuiltSite(secondBuild))).toEqual([])
  })
})
