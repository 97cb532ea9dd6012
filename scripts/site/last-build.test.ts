import { rm } from 'node:fs/promises'
import path from 'node:path'
import { writeFiles } from '../../server/test-support/own-folder'
import { isLastBuild, startBuild } from './last-build'
import { root } from './paths'

jest.mock('../support/paths.mjs')

const at = (name: string): string => path.join(root, name)
const write = (name: string, text: string) => writeFiles(root, { [name]: text })

beforeEach(async () => {
  await rm(root, { recursive: true, force: true })
  const code = ['gatsby/a.ts', 'server/a.ts', 'local/contentful/a.ts', 'scripts/site/a.ts', 'src/view.tsx']
  const entryFiles = ['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx']
  const others = ['content/entries/page/home.md', 'static/icon.svg', 'package-lock.json', '.cache/state']
  for (const name of [...code, ...entryFiles, ...others]) await write(name, '')
  const remember = await startBuild({}, { localImages: true })
  await write('public/index.html', 'home')
  await remember()
})

it('is up to date without changes', async () => {
  expect(await isLastBuild({}, { localImages: true, preview: false })).toBe(true)
})

it.each([
  ['an entry', () => write('content/entries/page/home.md', 'new words')],
  ['a view', () => write('src/view.tsx', 'new view')],
  ['the build code', () => write('gatsby/a.ts', 'new model')],
  ['an endpoint', () => write('server/a.ts', 'new endpoint')],
  ['a static file', () => write('static/icon.svg', '<svg/>')],
  ['a package', () => write('package-lock.json', '{}')],
  ['the site (deleted)', () => rm(at('public'), { recursive: true })],
  ['the cache (deleted)', () => rm(at('.cache'), { recursive: true })],
])('is outdated after a change of %s', async (_what, change) => {
  await change()
  expect(await isLastBuild({}, { localImages: true })).toBe(false)
})

it.each([
  ['pictures are made elsewhere', {}, { localImages: false }],
  ['drafts are shown', {}, { localImages: true, preview: true }],
  ['a setting is different', { SITE_URL: 'https://www.hearthside.test' }, { localImages: true }],
  ['the content is in a real space', { CONTENTFUL_SPACE_ID: 'space' }, { localImages: true }],
])('is another build if %s', async (_what, variables, kind) => {
  expect(await isLastBuild(variables, kind)).toBe(false)
})

it('does not record aborted builds, or changes during the build', async () => {
  const remember = await startBuild({}, { localImages: true })
  expect(await isLastBuild({}, { localImages: true })).toBe(false)
  await write('content/entries/page/home.md', 'written meanwhile')
  await remember()
  expect(await isLastBuild({}, { localImages: true })).toBe(false)
})
