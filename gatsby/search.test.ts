import { mainText, searchedPages } from './search'

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

  it('skips navigation, forms, styles and drawings', () => {
    const html = `<main><nav>Home</nav><style>p{}</style><p>Text</p><form><label>Email</label></form>
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
