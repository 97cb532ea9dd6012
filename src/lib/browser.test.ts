import { isPlainClick, mayPrefetch } from './browser'

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'

it.each([
  ['a browser that says nothing of its connection', { userAgent }, true],
  ['2g', { userAgent, connection: { effectiveType: '2g' } }, false],
  ['a visitor who saves data', { userAgent, connection: { effectiveType: '4g', saveData: true } }, false],
  ['Googlebot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
])('mayPrefetch decides for %s: %#', (_name, browser, expected) => {
  expect(mayPrefetch(browser)).toBe(expected)
})

describe('isPlainClick', () => {
  const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

  it('accepts a click of the main button', () => {
    expect(isPlainClick(click as MouseEvent)).toBe(true)
  })

  it.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('leaves a click with %j alone', (difference) => {
    expect(isPlainClick({ ...click, ...difference } as MouseEvent)).toBe(false)
  })
})
