/** @jest-environment jsdom */
import { track } from '../../analytics/analytics'
import * as consent from '../../lib/consent'
import { announcePage } from '../../lib/page-life'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { scrolledPage } from '../header/scroll/test-support/scrolled-page'
import { isPastThird, startDemoBar } from './start-demo-bar'

jest.mock('../../analytics/analytics', () => ({ track: jest.fn() }))
jest.mock('../../lib/consent', () => ({ isGranted: jest.fn() }))

const endDocument = endDocumentAfterEach()
const isGranted = jest.mocked(consent.isGranted)

const flag = 'hs--fixed-cta-bar--is-dismissed'

/** A third of this height is 2000 px. */
const size = { viewportHeight: 800, pageHeight: 6000 }

let page: ReturnType<typeof scrolledPage>

const enrich = () => {
  localStorage.setItem('_ziVisitorInfo', JSON.stringify({ ziDetails: { employeeCount: 42, country: 'Canada' } }))
}

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
  startDemoBar(document)
  page.settle()
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(track).mockClear()
  isGranted.mockReturnValue(true)
  document.body.innerHTML = '<main tabindex="-1"><a href="#in-main">In main</a></main><aside></aside>'
  drawBar()
  page = scrolledPage(size)
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

  it.each([
    ['happens', 'allowed', '/about/', true],
    ['does not happen', 'none', '/platform/', false],
  ])('%s on a page that chooses “%s”', (_name, choice, address, expected) => {
    document.body.dataset.demoBarChoice = choice
    enrich()
    start(address)
    page.scroll(3000)
    delete document.body.dataset.demoBarChoice
    expect(isShown()).toBe(expected)
  })

  it('does not happen for visitor info without consent', () => {
    enrich()
    isGranted.mockReturnValue(false)
    start('/platform/')
    page.scroll(2000)
    expect(isShown()).toBe(false)
    isGranted.mockReturnValue(true)
    page.scroll(2001)
    expect(isShown()).toBe(true)
    expect(isGranted).toHaveBeenCalledWith('SaleOfInfo', window)
  })
})

describe('going to another page', () => {
  beforeEach(() => {
    enrich()
    start('/platform/')
    page.scroll(3000)
  })

  it.each<[direction: string, path: string, isKept: boolean]>([
    ['forward', '/lp/get-a-demo/', true],
    ['forward', '/pricing/contact-based/', true],
    ['forward', '/pricing/', false],
    ['forward', '/about/', false],
    ['forward', '/platform/?plan=plus#channels', true],
    ['back', '/inbox/', true],
    ['back', '/lp/get-a-demo/', true],
    ['back', '/about/', false],
  ])('%s to %s keeps the bar: %s', (direction, path, isKept) => {
    goTo(path, direction === 'forward')
    expect(isShown()).toBe(isKept)
  })

  it('shows it again after a third of the next listed page', () => {
    goTo('/about/', true)
    page.scroll(5000)
    expect(isShown()).toBe(false)
    goTo('/inbox/', true)
    page.scroll(1000)
    expect(isShown()).toBe(false)
    page.scroll(2500)
    expect(isShown()).toBe(true)
  })

  it('shows a bar that was rendered again, immediately or later', () => {
    drawBar()
    goTo('/lp/get-a-demo/', true)
    expect(isShown()).toBe(true)
    drawBar()
    page.scroll(10)
    expect(isShown()).toBe(true)
  })
})

describe('loading another document', () => {
  const loadDocument = (path: string) => {
    window.dispatchEvent(new Event('pagehide'))
    endDocument()
    drawBar()
    page = scrolledPage(size)
    start(path)
  }
  beforeEach(() => {
    enrich()
    start('/platform/')
    page.scroll(3000)
  })

  it('keeps a visible bar on two pages, also one after the other, but not after another page', () => {
    loadDocument('/lp/get-a-demo/')
    expect(isShown()).toBe(true)
    loadDocument('/pricing/contact-based/')
    expect(isShown()).toBe(true)
    loadDocument('/pricing/')
    expect(isShown()).toBe(false)
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

  it('keeps a bar that the query shows despite an older flag', () => {
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
    goTo('/inbox/', true)
    page.scroll(3000)
    expect(isShown()).toBe(false)
    click(selector)
    expect(jest.mocked(track).mock.calls).toEqual([[{ name: 'Dismissed Demo Bar' }]])
  })

  it('hides the bar for the rest of the document without storage, regardless of the query', () => {
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

  it.each([
    ['returns the focus', () => undefined, 'main a'],
    ['leaves focus elsewhere alone', () => document.querySelector<HTMLElement>('main')?.focus(), 'main'],
  ])('%s', (_name, change, focused) => {
    document.querySelector<HTMLElement>('main a')?.focus()
    document.querySelector<HTMLElement>('button')?.focus()
    change()
    click('button')
    expect(document.querySelector(focused)).toHaveFocus()
    expect(isShown()).toBe(false)
  })
})

it.each([
  ['the middle of a page shorter than one and a half viewports', 150, 800, 1100, false],
  ['the end of such a page', 300, 800, 1100, true],
  ['nearly the end of such a page, where a browser stops', 299.3, 800, 1100, true],
  ['a page shorter than the viewport, pulled', 60, 800, 500, false],
  ['a page that was not measured', 400, 800, 0, false],
])('counts %s as scrolled by a third (%d, %d, %d px): %s', (_name, scrollY, viewportHeight, pageHeight, expected) => {
  expect(isPastThird({ scrollY, viewportHeight, pageHeight })).toBe(expected)
})
