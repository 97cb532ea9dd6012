import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
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

/** Creates an empty repository with a module in every folder of the table, so that imports resolve. */
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

/** The messages of ESLint for `source` in `file`. */
async function problems(file: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(source, { filePath: path.join(root, file) })
  return (result?.messages ?? []).map(({ message }) => message)
}

describe('directions', () => {
  it.each(folders)('%s may import only the folders in its line of the table', async (folder) => {
    const file = isFile(folder) ? folder : `${folder}/importer.ts`
    const targetOf = (other: string): string => {
      const target = path.posix.relative(path.posix.dirname(file), moduleIn(other).replace(/\.tsx?$/, ''))
      return target.startsWith('.') ? target : `./${target}`
    }
    // One import per line.
    const source = folders.map((other) => `import type {} from '${targetOf(other)}'`).join('\n')
    const [result] = await eslint.lintText(source, { filePath: path.join(root, file) })
    const refused = new Set(result?.messages.map(({ line }) => folders[line - 1]))
    const within = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}/`)
    const stricter = folders.filter((line) => within(folder, line))
    const allowed = folders.filter((other) =>
      stricter.every((line) => [line, ...(mayImport[line] ?? [])].some((outer) => within(other, outer))),
    )
    expect(folders.filter((other) => !refused.has(other))).toEqual(allowed)
  })

  it('has no cycles', () => {
    const visit = (folder: string, trail: readonly string[]): void => {
      expect(trail).not.toContain(folder)
      for (const other of mayImport[folder] ?? []) visit(other, [...trail, folder])
    }
    for (const folder of folders) visit(folder, [])
  })

  it('applies to dynamic imports and re-exports', async () => {
    for (const source of [`export const load = () => import('../ui/module')\n`, `export * from '../ui/module'\n`])
      expect(await problems('src/lib/importer.ts', source)).toContainEqual(
        expect.stringContaining('src/lib may import'),
      )
  })
})

describe('production code', () => {
  it.each(['src/ui', 'src/not-in-the-table', 'gatsby', 'server'])(
    'never lets %s import local/, scripts/ and e2e/',
    async (folder) => {
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
    },
  )
})

describe('packages', () => {
  it.each(['react', 'react-dom/client', 'gatsby', 'styled-components'])('exclude %s from attribution', async (name) => {
    expect(await problems('src/attribution/importer.ts', `import '${name}'\n`)).toHaveLength(1)
  })

  it('allow Gatsby in blocks but not in primitives', async () => {
    expect(await problems('src/blocks/importer.ts', `import 'gatsby'\nimport 'react'\n`)).toEqual([])
    expect(await problems('src/ui/importer.ts', `import 'gatsby'\n`)).toHaveLength(1)
    expect(await problems('src/ui/importer.ts', `import 'gatsby-like-name'\n`)).toEqual([])
  })

  it('of Node are allowed only in code that runs in Node', async () => {
    const source = `import 'node:fs'\n`
    expect(await problems('src/lib/importer.ts', source)).toHaveLength(1)
    expect(await problems('gatsby/importer.ts', source)).toEqual([])
    expect(await problems('src/lib/importer.test.ts', source)).toEqual([])
  })
})

it('allows blocks to import types of the content model, but no code', async () => {
  const source = `import { value } from '../../content/model/module'\nexport const copy = value\n`
  expect(await problems('src/blocks/importer.ts', source)).toEqual([expect.stringContaining('only types')])
})
