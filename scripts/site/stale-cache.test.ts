import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { slices } from '../../gatsby/fixed-pages'
import { writeFiles } from '../../server/test-support/own-folder'
import { Failure } from '../../src/lib/failure'
import { root } from './paths'
import { clearDroppedLinks, clearStaleCache } from './stale-cache'

jest.mock('../support/paths.mjs')

describe('clearStaleCache', () => {
  const ready = Promise.resolve()
  const embedded = { name: 'embedded/delivery', isPreview: false, ready }
  const real = { name: 'cdn.contentful.com/space/master', isPreview: false, ready }

  const at = (name: string): string => path.join(root, name)
  const write = (name: string, text: string) => writeFiles(root, { [name]: text })
  const exists = (name: string): Promise<boolean> =>
    stat(at(name)).then(
      () => true,
      () => false,
    )

  /** Simulates a build: clears stale data, then writes a cache and pages. */
  async function build(source = embedded): Promise<boolean> {
    await clearStaleCache(source)
    const isKept = (await exists('.cache/redux')) && (await exists('public/index.html'))
    await write('.cache/redux', 'state')
    await write('public/index.html', 'page')
    return isKept
  }

  beforeEach(async () => {
    jest.spyOn(console, 'log').mockReturnValue()
    await rm(root, { recursive: true, force: true })
    const code = ['gatsby/pages.ts', 'content/model/page.ts', 'src/images/plan.ts', 'gatsby-config.ts']
    for (const file of [...code, ...Object.values(slices)]) await write(file, 'export {}')
    await write(slices.header, "export * from './Header.styles'")
    await write('src/frame/header/Header.styles.ts', 'export {}')
    await write('gatsby-node.ts', "export * from './src/images/plan'")
    await write('package-lock.json', '{}')
    await build()
  })

  it('keeps the cache without changes', async () => {
    expect(await build()).toBe(true)
    expect(console.log).not.toHaveBeenCalled()
  })

  it.each([
    ['the space', () => build(real)],
    ['the build code', () => write('gatsby/pages.ts', 'export const pages = 1').then(() => build())],
    ['imported code', () => write('src/images/plan.ts', 'export const plan = 1').then(() => build())],
    ['the frame', () => write('src/frame/header/Header.styles.ts', 'export const gap = 1').then(() => build())],
    ['the content model', () => write('content/model/page.ts', 'export const page = 1').then(() => build())],
    ['a package', () => write('package-lock.json', '{"packages":{}}').then(() => build())],
  ])('clears the cache and the pages once, with a message, after a change of %s', async (_what, changeAndBuild) => {
    expect(await changeAndBuild()).toBe(false)
    expect(console.log).toHaveBeenCalledTimes(1)
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('clearing the cache'))
    expect(await changeAndBuild()).toBe(true)
  })

  it('clears the cache after something was published to which entries had linked before', async () => {
    const linksTo = (hero: boolean, form: boolean) =>
      clearDroppedLinks(
        new Map([
          ['entry hero', hero],
          ['entry form', form],
        ]),
      )
    await linksTo(false, false)
    await linksTo(false, false)
    expect(await exists('.cache/redux')).toBe(true)
    await linksTo(true, false)
    expect(await exists('.cache/redux')).toBe(false)
    await build()
    await linksTo(true, false)
    await clearDroppedLinks(new Map([['entry hero', true]]))
    await linksTo(true, true)
    expect(await exists('.cache/redux')).toBe(true)
  })

  it('keeps the pages when the content is invalid', async () => {
    await write('gatsby/pages.ts', 'export const pages = 3')
    const problems = new Failure('1 problem')
    await expect(clearStaleCache({ ...embedded, ready: Promise.reject(problems) })).rejects.toBe(problems)
    expect(await exists('public/index.html')).toBe(true)
  })

  it('keeps the caches of webpack and Parcel', async () => {
    await write('.cache/webpack/stage-build-javascript/0.pack', 'modules')
    await write('gatsby/pages.ts', 'export const pages = 2')
    expect(await build()).toBe(false)
    expect(await exists('.cache/webpack/stage-build-javascript/0.pack')).toBe(true)
  })

  it('keeps the cache after a change of page code', async () => {
    await write('src/images/view.tsx', 'export const view = 1')
    expect(await build()).toBe(true)
  })

  it.each([
    ['embedded', embedded],
    ['real', real],
  ])('never keeps a cache of drafts (%s space), because they have no deltas', async (_what, source) => {
    const drafts = { ...source, isPreview: true }
    await build(drafts)
    jest.mocked(console.log).mockClear()
    expect(await build(drafts)).toBe(false)
    expect(console.log).toHaveBeenCalledWith('Builds with drafts always start clean; clearing the cache.')
  })
})
