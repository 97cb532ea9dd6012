/** @jest-environment jsdom */
import { scrolledPage } from '../header/scroll/test-support/scrolled-page'
import { startDemoBar, type DemoBarControl } from './start-demo-bar'

const flag = 'hs--fixed-cta-bar--is-dismissed'

/** A third of it is 2000 px. */
const size = { viewportHeight: 800, pageHeight: 6000 }

let page: ReturnType<typeof scrolledPage>
let control: DemoBarControl
const onDismissed = jest.fn()

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
  control.onRouteUpdate({ path: window.location.pathname, isForward })
}

const start = (address: string) => {
  window.history.replaceState({}, '', address)
  control = startDemoBar(document, { onDismissed })
  page.settle()
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  onDismissed.mockClear()
  document.body.innerHTML = '<main tabindex="-1"><a href="#in-main">In main</a></main><aside></aside>'
  drawBar()
  page = scrolledPage(size)
})
afterEach(() => {
  control.stop()
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

  it('appears when visitor info comes late, with the next movement', () => {
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

  it('does not mind storage that is refused or broken', () => {
    localStorage.setItem('_ziVisitorInfo', '{')
    start('/platform/')
    page.scroll(3000)
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    page.scroll(3010)
    expect(isShown()).toBe(false)
  })

  it('asks storage of nobody who has not read a third of the page', () => {
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

  it('takes no notice of another query or hash of the same page', () => {
    goTo('/platform/?plan=plus#channels', true)
    expect(isShown()).toBe(true)
  })

  it('shows the bar that a kept page has drawn anew, at once or late', () => {
    drawBar()
    goTo('/lp/get-a-demo/', true)
    expect(isShown()).toBe(true)
    drawBar()
    page.scroll(10)
    expect(isShown()).toBe(true)
  })

  it('measures the page that the address names, not the one before', () => {
    goTo('/about/', true)
    page.scroll(5000)
    expect(isShown()).toBe(false)
    goTo('/platform/', true)
    page.scroll(5000)
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

  it('is told to whoever listens, once', () => {
    expect(onDismissed).not.toHaveBeenCalled()
    click('button')
    click('button')
    expect(onDismissed).toHaveBeenCalledTimes(1)
  })

  it('hides it for good where storage is refused, and whatever the query says', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    window.history.replaceState({}, '', '/platform/?show_fixed_cta_bar=1')
    click('button')
    page.scroll(3500)
    expect(isShown()).toBe(false)
  })

  it('is no matter of clicks elsewhere', () => {
    click('main a')
    click('[data-demo-bar]')
    expect(isShown()).toBe(true)
    expect(localStorage.getItem(flag)).toBeNull()
  })

  it('returns the focus to where it came from', () => {
    const before = document.querySelector<HTMLElement>('main a')
    before?.focus()
    document.querySelector<HTMLElement>('[data-demo-bar] a')?.focus()
    document.querySelector<HTMLElement>('button')?.focus()
    click('button')
    expect(before).toHaveFocus()
  })

  it('leaves the focus alone that is elsewhere', () => {
    const elsewhere = document.querySelector<HTMLElement>('main')
    document.querySelector<HTMLElement>('main a')?.focus()
    document.querySelector<HTMLElement>('button')?.focus()
    elsewhere?.focus()
    click('button')
    expect(elsewhere).toHaveFocus()
  })

  it('does not mind when what had the focus is gone', () => {
    document.querySelector<HTMLElement>('main a')?.focus()
    document.querySelector<HTMLElement>('button')?.focus()
    document.querySelector('main')?.replaceChildren()
    click('button')
    expect(isShown()).toBe(false)
  })
})

it('does nothing once it is stopped', () => {
  enrich()
  start('/platform/')
  control.stop()
  page.scroll(3000)
  expect(isShown()).toBe(false)
  click('button')
  expect(localStorage.getItem(flag)).toBeNull()
})
