import { mkdir, rm } from 'node:fs/promises'
import { createIndex } from 'pagefind'
import { entryPagesModel } from './entry-pages'
import { mainText, search, searchedPages } from './search'
import { writePublicFile } from './site-files'
import { createPages } from './test-support/answer-of'
import { useOwnFolder } from './test-support/own-folder'

jest.mock('pagefind', () => ({ createIndex: jest.fn(), close: jest.fn() }), { virtual: true })

describe('mainText', () => {
  it('reads running text: only the main content, lines end with a period, and sentences keep their links', () => {
    const html = `<html><head><title>Title</title></head><body><header>Menu</header>
      <main id="main"><h1>One inbox</h1><p>See <a href="/pricing/">the prices</a>, or <b>ask</b>.</p>
      <ul><li>Fast</li><li>Calm &amp; quiet</li></ul></main><footer>Company</footer></body></html>`
    expect(mainText(html)).toBe('One inbox. See the prices, or ask. Fast. Calm & quiet.')
  })

  it('separates elements beside each other', () => {
    const html =
      '<main><p><strong>New</strong><span>Inbox</span></p><a href="/a/">Write</a><a href="/b/">Try</a></main>'
    expect(mainText(html)).toBe('New Inbox. Write Try.')
  })

  it('skips navigation, buttons, forms, styles and drawings', () => {
    const html = `<main><nav>Home</nav><a href="/a/" data-variant="primary">Try it free</a><button>Next</button><style>p{}</style><p>Text</p><form><label>Email</label></form>
      <svg><title>Logo</title></svg><noscript><p>No script</p></noscript></main>`
    expect(mainText(html)).toBe('Text.')
  })

  it('skips what visitors do not see, and the tools of articles', () => {
    const html = `<main><h2><a href="#a">Lock <span aria-hidden="true">#</span></a></h2><div hidden=""><p>No match</p>
      <br></div><section data-article-tool="helpful"><p>Was this helpful?</p></section><p>Text</p></main>`
    expect(mainText(html)).toBe('Lock. Text.')
  })
})

it('finds visitors’ pages, without hidden ones and ones without a title', () => {
  const page = { title: 'Title', isHidden: false, path: '/a/' } as Parameters<typeof searchedPages>[0][number]
  expect(searchedPages([page, { ...page, isHidden: true }, { ...page, title: '' }])).toEqual([page])
})

describe('the index', () => {
  useOwnFolder()

  const cached = new Map<string, string>()
  const cache = {
    get: async (key: string) => cached.get(key),
    set: async (key: string, value: string) => void cached.set(key, value),
  }
  const reporter = { activityTimer: () => ({ start: jest.fn(), end: jest.fn() }) }
  const writeFiles = jest.fn()

  /** @returns whether the build has written the index */
  async function build(text: string): Promise<boolean> {
    await writePublicFile('index.html', `<main>${text}</main>`)
    writeFiles.mockClear()
    await search.onPostBuild?.({ cache, reporter } as never)
    return writeFiles.mock.calls.length > 0
  }

  beforeEach(async () => {
    cached.clear()
    writeFiles.mockImplementation(async () => {
      await writePublicFile('pagefind/pagefind.js', '')
      return { errors: [] }
    })
    const index = { addCustomRecord: () => Promise.resolve({ errors: [] }), writeFiles }
    jest.mocked(createIndex).mockResolvedValue({ errors: [], index: index as never })
    const page = { id: '1', contentful_id: '1', name: 'Home', title: 'Home', path: '/', blocks: null }
    await createPages([entryPagesModel], { page: [page] })
    expect(await build('Words')).toBe(true)
  })

  it('is written again only if a text has changed', async () => {
    jest.mocked(createIndex).mockClear()
    expect(await build('Words')).toBe(false)
    expect(createIndex).not.toHaveBeenCalled()
    expect(await build('Other words')).toBe(true)
    expect(await build('Other words')).toBe(false)
  })

  it('is written again if it has been deleted', async () => {
    await rm('public/pagefind', { recursive: true })
    expect(await build('Words')).toBe(true)
  })

  it('is written again after a build that did not finish it', async () => {
    writeFiles.mockRejectedValueOnce(new Error('Stopped'))
    await expect(build('Other words')).rejects.toThrow('Stopped')
    await mkdir('public/pagefind', { recursive: true })
    expect(await build('Words')).toBe(true)
  })
})
