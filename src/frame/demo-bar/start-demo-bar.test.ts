/** @jest-environment jsdom */
import { announcePage } from '../../lib/page-life'
import { scrolledPage } from '../header/scroll/test-support/scrolled-page'
import { isPastThird, startDemoBar } from './start-demo-bar'

const flag = 'hs--fixed-cta-bar--is-dismissed'

/** A third of it is 2000 px. */
const size = { viewportHeight: 800, pageHeight: 6000 }

let page: ReturnType<typeof scrolledPage>
let running: AbortController
const onDismissed = jest.fn()
const mayReadVisitor = jest.fn(() => true)

const enrich = (ziDetails: object = { employeeCount: 42, country: 'Canada' }) =>
  localStorage.setItem('_ziVisitorInfo', JSON.stringify({ ziDetails }))

const drawBar = () => {
  const slot = document.querySelector('aside')
  if (slot)
    slot.innerHTML =
      '<section data-demo-bar="" hidden>' +
      '<a href="#book" data-dismisses-demo-bar=""><span>Book a Demo</span></a>' +
      '<button data-dismisses-demo-bar="">Close</button></section>'
}
const bar = () => document.querySelector<HTMLElement>('[data-demo-bar]')
const isShown = () => bar()?.hidden === false
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const goTo = (path: string, isForward: boolean) => {
  window.history.replaceState({}, '', path)
  page.settle({ scrollY: 0 })
  announcePage(document, { path: window.location.pathname, isForward })
}

const start = (address: string) => {
  window.history.replaceState({}, '', address)
  running = new AbortController()
  startDemoBar(document, { mayReadVisitor, onDismissed, signal: running.signal })
  page.settle()
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  onDismissed.mockClear()
  document.body.innerHTML = '<main tabindex="-1"><a href="#in-main">In main</a></main><aside></aside>'
  drawBar()
  page = scrolledPage(size)
})
afterEach(() => {
  running.abort()
  jest.useRealTimers()
})

describe('appearing', () => {
  it('waits until an eligible visitor has scrolled past a third of the page, and then stays', () => {
    enrich()
    start('/platform/')
    page.scroll(1999)
    expect(isShown()).toBe(false)
    page.scroll(2000)
    expect(isShown()).toBe(true)
    page.scroll(0)
    expect(isShown()).toBe(true)
  })

  it('does not appear for what is known about the visitor without consent', () => {
    enrich()
    mayReadVisitor.mockReturnValue(false)
    start('/platform/')
    page.scroll(2000)
    expect(isShown()).toBe(false)
    mayReadVisitor.mockReturnValue(true)
    page.scroll(2001)
    expect(isShown()).toBe(true)
  })

  it('does not appear on a page that is not on the list', () => {
    enrich()
    start('/about/?show_fixed_cta_bar=1')
    page.scroll(5200)
    expect(isShown()).toBe(false)
  })

  it('does not appear to a visitor who is not eligible', () => {
    enrich({ employeeCount: 10, country: 'Canada' })
    start('/platform/')
    page.scroll(3000)
    expect(isShown()).toBe(false)
  })

  it('appears for the query, whatever is stored', () => {
    localStorage.setItem(flag, '1')
    start('/platform/?show_fixed_cta_bar=1')
    page.scroll(3000)
    expect(isShown()).toBe(true)
  })

  it.each(['1', 'true', 'false', ''])('does not appear when the dismissed flag exists, as %j', (value) => {
    enrich()
    localStorage.setItem(flag, value)
    start('/platform/')
    page.scroll(3000)
    expect(isShown()).toBe(false)
  })

  it('appears on the next scroll after visitor info has arrived', () => {
    start('/platform/')
    page.scroll(3000)
    expect(isShown()).toBe(false)
    enrich()
    page.scroll(2990)
    expect(isShown()).toBe(true)
  })

  it('appears on a page that is drawn late', () => {
    document.querySelector('aside')?.replaceChildren()
    enrich()
    start('/platform/')
    page.scroll(3000)
    drawBar()
    page.scroll(3010)
    expect(isShown()).toBe(true)
  })

  it('tolerates refused storage and broken values', () => {
    localStorage.setItem('_ziVisitorInfo', '{')
    start('/platform/')
    page.scroll(3000)
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    page.scroll(3010)
    expect(isShown()).toBe(false)
  })

  it('does not read storage before a third of the page', () => {
    const getItem = jest.spyOn(Storage.prototype, 'getItem')
    start('/platform/')
    page.scroll(500, 1000, 1500)
    expect(getItem).not.toHaveBeenCalled()
  })
})

describe('going to another page', () => {
  beforeEach(() => {
    enrich()
    start('/platform/')
    page.scroll(3000)
    expect(isShown()).toBe(true)
  })

  it.each<[direction: string, path: string, isKept: boolean]>([
    ['forward', '/lp/get-a-demo/', true],
    ['forward', '/pricing/contact-based/', true],
    ['forward', '/pricing/', false],
    ['forward', '/inbox/', false],
    ['forward', '/about/', false],
    ['forward', '/', false],
    ['back', '/inbox/', true],
    ['back', '/lp/get-a-demo/', true],
    ['back', '/pricing/contact-based/', true],
    ['back', '/about/', false],
    ['back', '/', false],
  ])('%s to %s: stays: %s', (direction, path, isKept) => {
    goTo(path, direction === 'forward')
    expect(isShown()).toBe(isKept)
  })

  it('appears again on the next page once a third of that is read', () => {
    goTo('/inbox/', true)
    page.scroll(1000)
    expect(isShown()).toBe(false)
    page.scroll(2500)
    expect(isShown()).toBe(true)
  })

  it('ignores a new query or hash of the same page', () => {
    goTo('/platform/?plan=plus#channels', true)
    expect(isShown()).toBe(true)
  })

  it('shows a bar that was drawn again, immediately or later', () => {
    drawBar()
    goTo('/lp/get-a-demo/', true)
    expect(isShown()).toBe(true)
    drawBar()
    page.scroll(10)
    expect(isShown()).toBe(true)
  })

  it('uses the path of the new page', () => {
    goTo('/about/', true)
    page.scroll(5000)
    expect(isShown()).toBe(false)
    goTo('/platform/', true)
    page.scroll(5000)
    expect(isShown()).toBe(true)
  })
})

describe('loading another document', () => {
  const loadDocument = (path: string) => {
    window.dispatchEvent(new Event('pagehide'))
    running.abort()
    drawBar()
    page.settle({ scrollY: 0 })
    start(path)
  }
  beforeEach(() => {
    enrich()
    start('/platform/')
    page.scroll(3000)
  })

  it.each([
    ['/lp/get-a-demo/', true],
    ['/pricing/contact-based/', true],
    ['/pricing/', false],
  ])('keeps a visible bar on two pages only: %s: %s', (path, isKept) => {
    loadDocument(path)
    expect(isShown()).toBe(isKept)
  })

  it('keeps it over several such documents, and not after another page', () => {
    loadDocument('/lp/get-a-demo/')
    loadDocument('/pricing/contact-based/')
    expect(isShown()).toBe(true)
    loadDocument('/pricing/')
    loadDocument('/lp/get-a-demo/')
    expect(isShown()).toBe(false)
  })

  it('does not bring back a bar that was dismissed', () => {
    click('button')
    loadDocument('/lp/get-a-demo/')
    expect(isShown()).toBe(false)
  })

  it('hides a bar that was dismissed while this document was away or behind another tab', () => {
    localStorage.setItem(flag, '1')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(isShown()).toBe(false)
    page.scroll(3010)
    expect(isShown()).toBe(false)
  })

  it('keeps a bar that the query shows in spite of an older flag', () => {
    localStorage.setItem(flag, '1')
    loadDocument('/platform/?show_fixed_cta_bar=1')
    page.scroll(3000)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(isShown()).toBe(true)
  })
})

describe('dismissing', () => {
  beforeEach(() => {
    enrich()
    start('/platform/')
    page.scroll(3000)
  })

  it.each([
    ['the close button', 'button'],
    ['Book a Demo', 'a > span'],
  ])('stores the flag and hides the bar for good at a click on %s', (_name, selector) => {
    click(selector)
    expect(isShown()).toBe(false)
    expect(localStorage.getItem(flag)).not.toBeNull()
    page.scroll(3500, 2500)
    goTo('/inbox/', true)
    page.scroll(3000)
    expect(isShown()).toBe(false)
  })

  it('calls back once', () => {
    expect(onDismissed).not.toHaveBeenCalled()
    click('button')
    click('button')
    expect(onDismissed).toHaveBeenCalledTimes(1)
  })

  it('hides the bar for good without storage, whatever the query says', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    window.history.replaceState({}, '', '/platform/?show_fixed_cta_bar=1')
    click('button')
    page.scroll(3500)
    expect(isShown()).toBe(false)
  })

  it('ignores clicks elsewhere', () => {
    click('main a')
    click('[data-demo-bar]')
    expect(isShown()).toBe(true)
    expect(localStorage.getItem(flag)).toBeNull()
  })

  it('returns the focus', () => {
    const before = document.querySelector<HTMLElement>('main a')
    before?.focus()
    document.querySelector<HTMLElement>('[data-demo-bar] a')?.focus()
    document.querySelector<HTMLElement>('button')?.focus()
    click('button')
    expect(before).toHaveFocus()
  })

  it('does not move focus that is elsewhere', () => {
    const elsewhere = document.querySelector<HTMLElement>('main')
    document.querySelector<HTMLElement>('main a')?.focus()
    document.querySelector<HTMLElement>('button')?.focus()
    elsewhere?.focus()
    click('button')
    expect(elsewhere).toHaveFocus()
  })

  it('tolerates that the previously focused element is gone', () => {
    document.querySelector<HTMLElement>('main a')?.focus()
    document.querySelector<HTMLElement>('button')?.focus()
    document.querySelector('main')?.replaceChildren()
    click('button')
    expect(isShown()).toBe(false)
  })
})

it('does nothing after the signal has aborted', () => {
  enrich()
  start('/platform/')
  running.abort()
  page.scroll(3000)
  expect(isShown()).toBe(false)
  click('button')
  expect(localStorage.getItem(flag)).toBeNull()
})

it.each([
  ['the top', 0, 800, 6000, false],
  ['just above a third', 1999, 800, 6000, false],
  ['a third', 2000, 800, 6000, true],
  ['the end', 5200, 800, 6000, true],
  ['a pulled top', -300, 800, 6000, false],
  ['the middle of a page shorter than one and a half viewports', 150, 800, 1100, false],
  ['the end of such a page', 300, 800, 1100, true],
  ['nearly the end of such a page, where a browser stops', 299.3, 800, 1100, true],
  ['a page as high as the viewport', 0, 800, 800, false],
  ['a page shorter than the viewport', 0, 800, 500, false],
  ['a page shorter than the viewport, pulled', 60, 800, 500, false],
  ['a page that was not measured', 400, 800, 0, false],
])('counts %s as scrolled by a third (%d, %d, %d px): %s', (_name, scrollY, viewportHeight, pageHeight, expected) => {
  expect(isPastThird({ scrollY, viewportHeight, pageHeight })).toBe(expected)
})
