import { mkdtemp, realpath, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { writeFiles } from '../../server/test-support/own-folder'
import { importRule } from './import-rule.mjs'

const folders = [
  ...['lib', 'forms/model', 'forms', 'attribution', 'ui', 'blocks', 'frame', 'app', 'api'].map((name) => `src/${name}`),
  ...['content/model', 'server', 'gatsby', 'local', 'scripts', 'tests'],
]

let root: string
let eslint: ESLint

/** Creates an empty repository with a module in each folder, so that imports resolve. */
beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'import-rule-')))
  await writeFiles(
    root,
    Object.fromEntries(folders.map((folder) => [`${folder}/module.ts`, 'export const value = 1\n'])),
  )
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
  it.each([
    ['src/blocks', 'src/ui', 'allowed'],
    ['src/blocks', 'src/frame', 'refused'],
    ['src/forms/model', 'src/forms', 'refused'],
    ['server', 'src/forms/model', 'allowed'],
    ['src/ui', 'server', 'refused'],
    ['gatsby', 'src/blocks', 'allowed'],
  ])('an import in %s from %s is %s', async (folder, other, outcome) => {
    const source = `import type {} from '${path.posix.relative(folder, other)}/module'\n`
    expect(await problems(`${folder}/importer.ts`, source)).toHaveLength(outcome === 'allowed' ? 0 : 1)
  })
})

it.each(['src/not-in-the-table', 'gatsby', 'server'])(
  'never lets %s, which is production code, import local/, scripts/ and tests/',
  async (folder) => {
    for (const other of ['local', 'scripts', 'tests']) {
      const source = `import '${path.posix.relative(folder, other)}/module'\n`
      expect(await problems(`${folder}/importer.ts`, source)).toEqual([expect.stringContaining('may import')])
    }
  },
)

describe('packages', () => {
  it.each(['react', 'react-dom/client', 'gatsby', 'styled-components'])(
    'exclude %s from attribution, and from the model of forms but not from their views',
    async (name) => {
      const source = `import '${name}'\n`
      expect(await problems('src/attribution/importer.ts', source)).toHaveLength(1)
      expect(await problems('src/forms/model/importer.ts', source)).toHaveLength(1)
      expect(await problems('src/forms/importer.ts', source)).toHaveLength(name === 'gatsby' ? 1 : 0)
    },
  )

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

it('allows pages to import types of the content model, but no code except the choices', async () => {
  const source = `import { value } from '../../content/model/module'\nexport const copy = value\n`
  for (const imported of [source, source.replace('/module', '')]) {
    expect(await problems('src/blocks/importer.ts', imported)).toEqual([
      expect.stringContaining('Browsers may import only types'),
    ])
  }
  expect(await problems('src/blocks/importer.ts', source.replace('module', 'choices'))).toEqual([])
})
