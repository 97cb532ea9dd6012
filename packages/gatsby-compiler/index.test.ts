import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { runParcel } from 'gatsby/dist/utils/parcel/compile-gatsby-files'

const require = createRequire(__filename)

describe("Gatsby's compilation of its TypeScript files", () => {
  let folder: string

  const write = async (name: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatsby-compiler-'))
  })

  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('bundles own modules, excludes packages and keeps the exports', async () => {
    await write('gatsby-config.ts', "export { config as default } from './src/config'")
    await write('src/config.ts', 'export const config = { siteMetadata: { title: `Title` as string } }')
    await write('gatsby-node.ts', "export * from './src/node'")
    await write(
      'src/node.ts',
      "import path from 'node:path'\nexport const onPreInit = (): string => path.join('a', 'b')",
    )

    const bundles = await runParcel(folder)

    expect(bundles).toEqual([
      {
        filePath: path.join(folder, '.cache/compiled/gatsby-config.js'),
        mainEntryPath: path.join(folder, 'gatsby-config.ts'),
      },
      {
        filePath: path.join(folder, '.cache/compiled/gatsby-node.js'),
        mainEntryPath: path.join(folder, 'gatsby-node.ts'),
      },
    ])
    expect(require(bundles[0]?.filePath ?? '')).toMatchObject({ default: { siteMetadata: { title: 'Title' } } })
    const node = require(bundles[1]?.filePath ?? '') as { onPreInit: () => string }
    expect(Object.keys(node)).toEqual(['onPreInit'])
    expect(node.onPreInit()).toBe(path.join('a', 'b'))
  })

  it('replaces the GraphQL tag with one that returns its text, without the package gatsby', async () => {
    await write('gatsby-node.ts', "export { fragment } from './src/hero.cms'")
    await write(
      'src/hero.cms.ts',
      "import { graphql } from 'gatsby'\nexport const fragment = graphql`fragment Hero on X { id }`",
    )

    const [bundle] = await runParcel(folder)

    expect(await readFile(bundle?.filePath ?? '', 'utf8')).not.toContain('require("gatsby")')
    expect(require(bundle?.filePath ?? '')).toMatchObject({ fragment: 'fragment Hero on X { id }' })
  })

  it('rejects any other use of the package gatsby', async () => {
    await write('gatsby-node.ts', "import { navigate } from 'gatsby'\nexport const onPreInit = () => navigate('/')")

    await expect(runParcel(folder)).rejects.toThrow('No matching export')
  })

  it('reports the location of an error', async () => {
    await write('gatsby-node.ts', "import './missing'")

    await expect(runParcel(folder)).rejects.toMatchObject({
      diagnostics: [{ codeFrames: [{ filePath: 'gatsby-node.ts:1:8', codeHighlights: [{ message: /missing/ }] }] }],
    })
  })
})
