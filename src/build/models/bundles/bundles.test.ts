/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildModel } from '../build-model'
import { bundles } from './bundles'

type Args = Parameters<NonNullable<BuildModel['onCreateWebpackConfig']>>[0]

const gatsby = path.dirname(require.resolve('gatsby/package.json'))
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Gatsby's own copy of the package
const EslintPlugin = require(require.resolve('eslint-webpack-plugin', { paths: [gatsby] })) as new () => object

const otherPlugin = {}

/** What the model asks Gatsby for in a stage, in its order. */
function changesIn(stage: string) {
  const setWebpackConfig = jest.fn<undefined, [object]>()
  const replaceWebpackConfig = jest.fn<undefined, [object]>()
  const normalModuleReplacement = (request: RegExp, file: string) => ({ request, file })
  bundles.onCreateWebpackConfig?.({
    actions: { setWebpackConfig, replaceWebpackConfig },
    getConfig: () => ({ mode: 'development', plugins: [new EslintPlugin(), otherPlugin] }),
    plugins: { normalModuleReplacement },
    stage,
  } as unknown as Args)
  return { set: setWebpackConfig.mock.calls.flat(), replaced: replaceWebpackConfig.mock.calls.flat() }
}

it('leaves Gatsby’s ESLint out of the bundle for develop, and nothing else', () => {
  expect(changesIn('develop').replaced).toEqual([{ mode: 'development', plugins: [otherPlugin] }])
})

it('leaves the pages out of the HTML shell for develop', () => {
  const [, request = ''] =
    /from "(.*async-requires)"/.exec(readFileSync(path.join(gatsby, 'cache-dir/develop-static-entry.js'), 'utf8')) ?? []
  const { set } = changesIn('develop-html')
  const replacements = set.flatMap((config) => (config as { plugins: { request: RegExp; file: string }[] }).plugins)
  expect(replacements.map(({ request: pattern, file }) => [pattern.test(request), path.basename(file)])).toEqual([
    [true, 'no-pages.json'],
  ])
})

it('has the same packages in the browser in develop and in a build', () => {
  const aliases = (stage: string) =>
    changesIn(stage).set.map((config) => (config as { resolve: { alias: object } }).resolve.alias)
  expect(aliases('develop')).toEqual(aliases('build-javascript'))
})
