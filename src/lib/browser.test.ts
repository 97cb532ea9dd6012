import { isPlainClick, mayFetchAhead, savesData } from './browser'

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'

it.each([
  ['a browser that says nothing of its connection', { userAgent }, true],
  ['a fast connection', { userAgent, connection: { effectiveType: '4g', saveData: false } }, true],
  ['3g', { userAgent, connection: { effectiveType: '3g' } }, true],
  ['2g', { userAgent, connection: { effectiveType: '2g' } }, false],
  ['slow 2g', { userAgent, connection: { effectiveType: 'slow-2g' } }, false],
  ['a visitor who saves data', { userAgent, connection: { effectiveType: '4g', saveData: true } }, false],
  ['Googlebot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
  ['a crawler', { userAgent: 'SomeCrawler/1.0' }, false],
  ['one that says it is crawling', { userAgent: 'Crawling the web' }, false],
  ['a spider', { userAgent: 'Baiduspider' }, false],
])('mayFetchAhead decides for %s: %#', (_name, browser, expected) => {
  expect(mayFetchAhead(browser)).toBe(expected)
})

it('knows a visitor who saves data', () => {
  expect(savesData({ userAgent, connection: { saveData: true } })).toBe(true)
  expect(savesData({ userAgent, connection: {} })).toBe(false)
  expect(savesData({ userAgent })).toBe(false)
})

describe('isPlainClick', () => {
  const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

  it('takes a click of the main button', () => {
    expect(isPlainClick(click)).toBe(true)
  })

  it.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('leaves a click with %j alone', (difference) => {
    expect(isPlainClick({ ...click, ...difference })).toBe(false)
  })
})
