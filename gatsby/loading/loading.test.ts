import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loading } from './loading'

let folder: string
const kept = new Map<string, unknown>()

beforeEach(async () => {
  kept.clear()
  jest.replaceProperty(process, 'env', { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'token' })
  folder = await mkdtemp(path.join(tmpdir(), 'loading-test-'))
  await write('webpack.stats.json', JSON.stringify({ assetsByChunkName: { page: ['page-1.js', 'page-1.js.map'] } }))
  await write('_gatsby/slices/_gatsby-scripts-1.html', scripts)
})
afterEach(() => rm(folder, { recursive: true }))

const at = (name: string) => path.join(folder, 'public', name)

const scripts = '<script>window.___webpackCompilationHash="1"</script><script src="/app.js" async></script>'

const place = (name: string) => `<!--slice-start id="${name}" --><!--slice-end id="${name}" -->`

/** A page as Gatsby writes it, with the marks of `src/html.tsx`. */
const raw = (words: string) =>
  `<html><head><meta charSet="utf-8"/><style data-styled="" data-styled-version="6">.a{color:red;}/*!sc*/
data-styled.g1[id="a"]{content:"a,"}/*!sc*/
</style></head><body><p>${words}</p>${place('_gatsby-scripts-1')}</body></html>`

async function write(name: string, html: string) {
  await mkdir(path.dirname(at(name)), { recursive: true })
  await writeFile(at(name), html)
}

async function build(): Promise<string> {
  const info = jest.fn()
  const args = {
    store: { getState: () => ({ program: { directory: folder } }) },
    reporter: { info },
    cache: {
      get: (key: string) => Promise.resolve(kept.get(key)),
      // As Gatsby does: what is kept can be written to a disk.
      set: (key: string, value: unknown) => Promise.resolve(void kept.set(key, JSON.parse(JSON.stringify(value)))),
    },
  }
  await loading.onPostBuild?.(args as never)
  return String(info.mock.calls.flat().at(-1))
}

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `blog/${index}/index.html`)

const names = namesOf(40)

it.each([
  ['a few pages', 40],
  ['many, in threads,', 240],
])('defers the scripts of %s and writes what they share once', async (_many, count) => {
  const names = namesOf(count)
  for (const name of names) await write(name, raw(name))
  expect(await build()).toBe(`Hydration deferred on ${count} pages`)
  for (const name of names) {
    const html = await readFile(at(name), 'utf8')
    expect(html).toContain(`<p>${name}</p>`)
    expect(html).toContain(`data-path="/${name.replace('index.html', '')}" data-runtime="/page-1.js" data-app="/boot-`)
    expect(html).toContain(`content="default-src 'none';script-src 'self'`)
    expect(html).not.toContain('src="/app.js"')
  }
  const shared = (await readdir(path.join(folder, 'public'))).filter((name) => !['blog', '_gatsby'].includes(name))
  expect(shared.map((name) => name.replace(/-.*\./, '.')).sort()).toEqual([
    'boot.js',
    'styles.css',
    'webpack.stats.json',
  ])
})

it('looks again only at pages that a build has written since', async () => {
  for (const name of names) await write(name, raw(name))
  await build()
  const [same = '', changed = ''] = names
  // What stands in an unchanged file is not looked at: here it is another page, of the time that is known.
  await write(same, raw('not looked at'))
  kept.set('pages-done', { ...(kept.get('pages-done') as object), [same]: (await stat(at(same))).mtimeMs })
  await write(changed, raw('changed'))
  expect(await build()).toBe('Hydration deferred on 1 pages')
  expect(await readFile(at(same), 'utf8')).toBe(raw('not looked at'))
  expect(await readFile(at(changed), 'utf8')).toContain('data-runtime')
})

it('looks at all pages when nothing is known of earlier builds', async () => {
  for (const name of names) await write(name, raw(name))
  await build()
  kept.clear()
  for (const name of names) await write(name, raw(name))
  expect(await build()).toBe('Hydration deferred on 40 pages')
  expect(await build()).toBe('Hydration deferred on 0 pages')
})

describe('slices', () => {
  const style = (rule: string) => `<style data-styled="" data-styled-version="6">${rule}/*!sc*/
data-styled.g2[id="sc-abc-1"]{content:"b,"}/*!sc*/
</style>`
  const header = (words: string, rule = '.b{color:blue;}') => `${style(rule)}<nav class="sc-abc-1 b">${words}</nav>`
  const unstitched = raw('own').replace('<p>', `${place('header-1')}<p>`)
  /** The service worker's page has Gatsby's marks, and Gatsby has stitched it. */
  const stitched = (html: string) =>
    [html, scripts].reduce(
      (page, content) =>
        page.replace(
          /<!--slice-start (id="[^"]*") --><!--slice-end \1 -->/,
          `<!-- slice-start $1 -->${content}<!-- slice-end $1 -->`,
        ),
      unstitched,
    )
  const [finished, rendered, offline] = ['index.html', 'pricing/index.html', 'offline/index.html'] as const
  const read = (name: string) => readFile(at(name), 'utf8')

  beforeEach(async () => {
    await write('_gatsby/slices/header-1.html', header('Old'))
    for (const name of [finished, rendered]) await write(name, unstitched)
    await write(offline, stitched(header('Old')))
    await build()
  })

  it('are inserted into pages; only the offline page keeps Gatsby’s marks', async () => {
    const words = '<nav class="b">Old</nav>'
    for (const name of [finished, rendered]) {
      expect(await read(name)).toContain(`<!--slice-start id="header-1" -->${words}<!--slice-end`)
      expect(await read(name)).not.toContain('<!-- slice-')
    }
    expect(await read(offline)).toContain(`<!-- slice-start id="header-1" -->${words}<!-- slice-end`)
  })

  it('end the build when a page names one that Gatsby has not rendered', async () => {
    await write(rendered, unstitched.replaceAll('header-1', 'gone-1'))
    await expect(build()).rejects.toThrow('A page shows the slice "gone-1", which Gatsby has not rendered.')
  })

  it.each([
    ['words', header('A longer one')],
    ['styles', header('New', '.b{color:green;}')],
    ['styles that refer to a component', header('New', '.sc-abc-1 .b{color:green;}')],
    ['a script', `${header('New')}<script>run()</script>`],
  ])('are replaced in finished pages as in new ones when they have new %s', async (_what, html) => {
    await write('_gatsby/slices/header-1.html', html)
    await write(rendered, unstitched)
    await write(offline, stitched(html))
    expect(await build()).toBe('Hydration deferred on 3 pages')
    const pages = [await read(finished), await read(rendered)]
    // The styles of a header are not told from those of its page, which keeps the old ones as well.
    const [one, other] = pages.map((page) => page.replace(/<style.*<\/style>| data-path="[^"]*"|'sha256[^;]*/g, ''))
    expect(one).toContain(html.includes('longer') ? '<nav class="b">A longer one</nav>' : '>New</nav>')
    expect(one).toBe(other)

    await write('_gatsby/slices/header-1.html', html.replace(/New|A longer one/, 'Newer'))
    expect(await build()).toBe('Hydration deferred on 2 pages')
    expect(await read(finished)).toBe(pages[0]?.replace(/New|A longer one/, 'Newer'))
  })

  it('leave pages alone that have none of those that changed', async () => {
    await write('_gatsby/slices/footer-1.html', 'new')
    expect(await build()).toBe('Hydration deferred on 0 pages')
  })
})

it('gives all pages another policy when other hosts are configured', async () => {
  for (const name of names) await write(name, raw(name))
  await build()
  jest.replaceProperty(process, 'env', { ...process.env, IMAGES: 'imgix', IMAGE_CDN_DOMAIN: 'shop.imgix.net' })
  expect(await build()).toBe('Hydration deferred on 40 pages')
  const html = await readFile(at(names[7] ?? ''), 'utf8')
  expect(html).toContain("img-src 'self' https://shop.imgix.net;")
  expect(html.match(/Content-Security-Policy/g)).toHaveLength(1)
})

it('ends the build when a thread fails', async () => {
  for (const name of namesOf(240)) await write(name, raw(name))
  // Its style sheet is of an earlier build and not there any more.
  await write('blog/7/index.html', `<style data-styles="/gone.css" data-styled-version="6"></style>${raw('broken')}`)
  await expect(build()).rejects.toThrow('gone.css')
})

it('ends the build when it has no page runtime', async () => {
  await write('webpack.stats.json', JSON.stringify({ assetsByChunkName: {} }))
  await expect(build()).rejects.toThrow('webpack.stats.json names no scripts of the entry "page".')
})
