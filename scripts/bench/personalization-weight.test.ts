import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gzipSize } from './figures'
import { weighPersonalization, without } from './personalization-weight'

/** The first six columns come from the first source, the rest of the line from the second one. */
const map = (...sources: readonly string[]): string =>
  JSON.stringify({ version: 3, names: [], sources, mappings: 'AAAA,MCAA' })

const layer = 'webpack:///./src/personalization/variant-provider.ts'
const react = 'webpack:///./node_modules/react/index.js'
const app = 'react;layer(1234567890);'

it('takes out of a script what comes from some of its sources', () => {
  expect(without({ code: app, map: map(react, layer) }, (source) => source === layer)).toBe('react;')
})

describe('weighPersonalization', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'personalization-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const write = async (files: Readonly<Record<string, readonly [code: string, sources: string[]]>>): Promise<void> => {
    for (const [name, [code, sources]] of Object.entries(files)) {
      await writeFile(path.join(folder, name), code)
      await writeFile(path.join(folder, `${name}.map`), map(...sources))
    }
  }
  const group = (...names: readonly string[]) => ({ assets: names.map((name) => ({ name })) })

  it('weighs what the layer adds, what is fetched besides, and finds what comes twice', async () => {
    const shared = 'webpack:///./node_modules/@ninetailed/experience.js-shared'
    const sdk = 'sdk();'.repeat(20)
    await write({
      'app.js': [app, [react, layer]],
      'page.js': ['page;more();', [react, react]],
      'sdk.js': [sdk, [`${shared}/index.esm.js`, `${shared}/index.cjs.js`]],
      'zod.js': ['zod;', [`${shared}/node_modules/zod/lib/index.mjs`, layer]],
    })
    const namedChunkGroups = {
      app: group('app.js'),
      'component---src-templates-block-page-tsx': group('page.js'),
      personalization: group('app.js', 'sdk.js', 'zod.js'),
    }
    await writeFile(path.join(folder, 'webpack.stats.json'), JSON.stringify({ namedChunkGroups }))

    expect(await weighPersonalization(folder)).toEqual({
      layer: gzipSize(app) - gzipSize('react;'),
      sdk: gzipSize(sdk) + gzipSize('zod;'),
      copies: {
        '@ninetailed/experience.js-shared': 2,
        '@ninetailed/experience.js-plugin-analytics': 0,
        zod: 1,
        'i18n-iso-countries': 0,
      },
    })
  })

  it('says when there is nothing to weigh', async () => {
    await writeFile(path.join(folder, 'webpack.stats.json'), JSON.stringify({ namedChunkGroups: {} }))
    await expect(weighPersonalization(folder)).rejects.toThrow('has no chunk "app"')
  })
})
