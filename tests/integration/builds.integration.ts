import { readFile } from 'node:fs/promises'
import { publicFolder } from '../../scripts/site/paths'
import { freePort } from '../../scripts/support/free-port.mjs'
import { runSite, useOnePort, type Variables } from './run-site'
import { type BuiltSite, changedFiles, makeWorkspace, readBuiltSite, type Workspace } from './workspace'

let port: Variables
let site: Workspace
/** The build of the main folder, whose state the copy continues. */
let first: BuiltSite

beforeAll(async () => {
  port = await useOnePort()
  first = await readBuiltSite(publicFolder)
  site = await makeWorkspace('integration', { isWarm: true })
})

afterAll(() => site.remove())

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
    expect(changedFiles(first, await readBuiltSite(site.at('public')))).toEqual([])
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
    await site.build(port)
    second = await readBuiltSite(site.at('public'))
  })

  it('shows the output of the new code and the new content', () => {
    expect(second.get('404.html')).toContain('(The second build.)')
    expect(second.get('index.html')).toContain('The second build</h1>')
  })

  it('lists the redirect for the host', async () => {
    const redirects: unknown = JSON.parse(await readFile(site.at('public/_redirects.json'), 'utf8'))
    expect(redirects).toContainEqual({ from: '/old-inbox/', to: '/inbox/', status: 301 })
  })
})
