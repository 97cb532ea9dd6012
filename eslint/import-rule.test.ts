import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { importRule, mayImport } from './import-rule.mjs'

const folders = Object.keys(mayImport)
const isFile = (name: string): boolean => name.endsWith('.ts') || name.endsWith('.tsx')
const moduleIn = (folder: string): string => (isFile(folder) ? folder : `${folder}/module.ts`)

let root: string
let eslint: ESLint

/** An empty repository with one module in every folder of the table, so that imports resolve. */
beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'import-rule-')))
  for (const folder of folders) {
    const file = path.join(root, moduleIn(folder))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, 'export const value = 1\n')
  }
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: tseslint.parser } },
      ...importRule(root),
    ],
  })
})

afterAll(() => rm(root, { recursive: true, force: true }))

/** What the linter says about `source`, were it in `file`. */
async function problems(file: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(source, { filePath: path.join(root, file) })
  return (result?.messages ?? []).map(({ message }) => message)
}

/** What the linter says about an import, in a file of the first folder, of the second folder's module. */
function importing(folder: string, other: string): Promise<string[]> {
  const file = isFile(folder) ? folder : `${folder}/importer.ts`
  const target = path.posix.relative(path.posix.dirname(file), moduleIn(other).replace(/\.tsx?$/, ''))
  return problems(
    file,
    `import type { value } from '${target.startsWith('.') ? target : `./${target}`}'\nexport type Value = typeof value\n`,
  )
}

describe('directions', () => {
  it.each([
    ['src/lib', 'src/data'],
    ['src/ui', 'src/theme'],
    ['src/content', 'src/images'],
    ['src/blocks', 'src/ui'],
    ['src/blocks', 'src/forms'],
    ['src/frame', 'src/analytics'],
    ['src/templates', 'src/blocks'],
    ['src/app', 'src/attribution'],
    ['src/app', 'src/blocks'],
    ['src/api', 'server'],
    ['gatsby', 'content/model'],
    ['content/model', 'src/data'],
    ['local', 'content'],
    ['scripts', 'local'],
    ['e2e', 'local'],
    ['gatsby-browser.tsx', 'src/app/gatsby'],
  ])('lets %s import %s', async (folder, other) => {
    expect(await importing(folder, other)).toEqual([])
  })

  it.each([
    ['src/data', 'src/lib'],
    ['src/lib', 'src/theme'],
    ['src/theme', 'src/ui'],
    ['src/content', 'src/blocks'],
    ['src/content', 'content/model'],
    ['src/images', 'src/content'],
    ['src/attribution', 'src/analytics'],
    ['src/analytics', 'src/attribution'],
    ['src/ui', 'src/content'],
    ['src/ui', 'src/blocks'],
    ['src/forms', 'src/blocks'],
    ['src/blocks', 'src/frame'],
    ['src/blocks', 'src/templates'],
    ['src/blocks', 'src/attribution'],
    ['src/frame', 'src/blocks'],
    ['src/templates', 'src/app'],
    ['server', 'src/api'],
    ['src/app', 'src/templates'],
    ['src/app', 'gatsby'],
    ['gatsby', 'src/app'],
    ['gatsby', 'content'],
    ['content', 'gatsby'],
    ['content/model', 'content'],
    ['content/model', 'src/theme'],
    ['local', 'src/ui'],
    ['e2e', 'src/app'],
    ['gatsby-browser.tsx', 'src/frame'],
  ])('keeps %s from importing %s', async (folder, other) => {
    expect(await importing(folder, other)).toContainEqual(expect.stringContaining(`${folder} may import`))
  })

  it.each(folders)('holds for %s against every other folder, as the table says', async (folder) => {
    const within = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}/`)
    for (const other of folders) {
      const stricter = folders.filter((line) => within(folder, line))
      const allowed = stricter.every((line) => [line, ...(mayImport[line] ?? [])].some((outer) => within(other, outer)))
      expect([other, (await importing(folder, other)).length === 0]).toEqual([other, allowed])
    }
  })

  it('has no cycle', () => {
    const visit = (folder: string, trail: readonly string[]): void => {
      expect(trail).not.toContain(folder)
      for (const other of mayImport[folder] ?? []) visit(other, [...trail, folder])
    }
    for (const folder of folders) visit(folder, [])
  })

  it('holds for dynamic imports and for re-exports too', async () => {
    for (const source of [`export const load = () => import('../ui/module')\n`, `export * from '../ui/module'\n`])
      expect(await problems('src/lib/importer.ts', source)).toContainEqual(
        expect.stringContaining('src/lib may import'),
      )
  })
})

describe('production code', () => {
  const production = [...folders.filter((folder) => /^(src|gatsby|server)(\/|$)/.test(folder)), 'src/not-in-the-table']

  it.each(production)('keeps %s from importing local/, scripts/ and e2e/, in every way', async (folder) => {
    const up = path.posix.relative(folder, '')
    for (const other of ['local', 'scripts', 'e2e'].map((name) => `'${up}/${name}/module'`)) {
      for (const source of [
        `import ${other}\n`,
        `import type { value } from ${other}\nexport type Value = typeof value\n`,
        `export * from ${other}\n`,
        `export const load = () => import(${other})\n`,
        `module.exports = require(${other})\n`,
      ]) {
        const found = await problems(`${folder}/importer.ts`, source)
        expect([source, found]).toEqual([source, expect.arrayContaining([expect.stringContaining('may import')])])
      }
    }
  })
})

describe('packages', () => {
  it.each(['react', 'react-dom/client', 'gatsby', 'styled-components'])('keep %s out of attribution', async (name) => {
    expect(await problems('src/attribution/importer.ts', `import '${name}'\n`)).toHaveLength(1)
  })

  it('let blocks query and draw, and keep the primitives free of Gatsby', async () => {
    expect(await problems('src/blocks/importer.ts', `import 'gatsby'\nimport 'react'\n`)).toEqual([])
    expect(await problems('src/ui/importer.ts', `import 'gatsby'\n`)).toHaveLength(1)
    expect(await problems('src/ui/importer.ts', `import 'gatsby-like-name'\n`)).toEqual([])
  })

  it("keep Node's modules out of what browsers run, and in what Node runs", async () => {
    const source = `import 'node:fs'\n`
    expect(await problems('src/lib/importer.ts', source)).toHaveLength(1)
    expect(await problems('gatsby/importer.ts', source)).toEqual([])
    expect(await problems('src/lib/importer.test.ts', source)).toEqual([])
  })
})

describe('the content model in blocks', () => {
  it('is there as types', async () => {
    expect(await importing('src/blocks', 'content/model')).toEqual([])
  })

  it('is not there as code', async () => {
    const source = `import { value } from '../../content/model/module'\nexport const copy = value\n`
    expect(await problems('src/blocks/importer.ts', source)).toEqual([expect.stringContaining('only types')])
  })
})

it('is the same table as in docs/architecture.md', async () => {
  const page = await readFile(path.join(__dirname, '../docs/architecture.md'), 'utf8')
  const [, section = ''] = /^## Imports$([\s\S]*?)^## /m.exec(page) ?? []
  const rows = [...section.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, folder = '', list = '']) => {
    const others = [...list.matchAll(/`([^`]+)`/g)].map(([, other]) => other)
    return [folder, others.sort()] as const
  })
  const table = Object.entries(mayImport).map(([folder, others]) => [folder, [...others].sort()] as const)
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(table))
})
