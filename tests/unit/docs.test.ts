import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    // Skips on-demand packages of tests.
    .filter((file) => ending.test(file) && !file.includes('node_modules'))
    .map((file) => path.posix.join(folder, file))

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'packages/README.md',
  'scripts/bench/README.md',
  'content/README.md',
].concat(filesIn('docs', /\.md$/))

/** Folders that the guides create as examples, and a file that a build writes. */
const created = ['src/blocks/quote', 'content/entries/quote', 'content/entries/glossaryTerm', 'src/gatsby-types.d.ts']

/** The text of a page without code blocks. */
const proseOf = (file: string): string => read(file).replace(/^```[\s\S]*?^```/gm, '')

/** GitHub's fragment for a heading. */
const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const headingsOf = (file: string): string[] => [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text)

describe.each(pages)('%s', (page) => {
  it('links only to existing files and headings', () => {
    const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const broken = links.filter((link) => {
      if (/^(https?:|mailto:)/.test(link)) return false
      const [file = '', fragment] = link.split('#')
      const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file)
      if (!existsSync(path.join(root, target))) return true
      return fragment !== undefined && !headingsOf(target).map(fragmentOf).includes(fragment)
    })
    expect(broken).toEqual([])
  })

  it('names only existing paths', () => {
    const inside = page.startsWith('content/') ? ['', 'content'] : ['']
    const named = [...proseOf(page).matchAll(/`((?:src|gatsby|server|content|local|scripts|tests)\/[\w./[\]-]+)`/g)]
    const missing = named
      .map(([, name = '']) => name)
      .filter((name) => !created.includes(name))
      .filter((name) => !inside.some((folder) => existsSync(path.join(root, folder, name))))
    expect(missing).toEqual([])
  })

  it('has no table row with more than 120 characters', () => {
    expect(
      read(page)
        .split('\n')
        .filter((line) => line.startsWith('|') && line.length > 120),
    ).toEqual([])
  })
})

it('limits the README to 120 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})

it.each([
  ['the README', 'README.md', /This is `(?<file>.+)`:\n\n```md\n(?<quoted>[^]*?)```/],
  ['the guide', 'docs/guides/editing-content.md', /```md\n(?<quoted>[^]*?)```\n\nThis is `(?<file>.+)`/],
])('quotes an entry in %s as it is', (_name, document, pattern) => {
  const { file = '', quoted } = pattern.exec(read(document))?.groups ?? {}
  expect(quoted).toBe(read(file))
})

it('has a requirement for every citation in the code', () => {
  const numbers = new Set(
    headingsOf('docs/requirements.md').flatMap((heading) => /^\d(?:\.\d)?/.exec(heading)?.[0] ?? []),
  )
  const folders = ['src', 'gatsby', 'server', 'content/model', 'local', 'scripts', 'tests']
  const cited = folders
    .flatMap((folder) => filesIn(folder, /\.(tsx?|mjs|js)$/))
    .flatMap((file) =>
      [...read(file).matchAll(/\brequirements? (\d(?:\.\d)?(?:, \d(?:\.\d)?)*)/g)].flatMap(([, list = '']) =>
        list.split(', ').map((number) => [file, number] as const),
      ),
    )
  expect(cited.length).toBeGreaterThan(0)
  expect(cited.filter(([, number]) => !numbers.has(number))).toEqual([])
})
