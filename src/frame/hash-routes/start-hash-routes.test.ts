/** @jest-environment jsdom */
import * as analytics from '../../analytics/analytics'
import { announcePage } from '../../lib/page-life'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { startHashRoutes } from './start-hash-routes'

jest.mock('../../analytics/analytics', () => ({ openHelp: jest.fn(), helpIsReady: jest.fn() }))

endDocumentAfterEach()

const openHelp = jest.mocked(analytics.openHelp)
const helpIsReady = jest.mocked(analytics.helpIsReady)
const follow = jest.fn<undefined, [href: string]>()
const scrollTo = jest.fn()

const setScroll = (scrollY: number) => Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY })
const setNavigation = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] })
const at = (address: string) => window.history.replaceState({}, '', address)
const start = (address: string) => {
  at(address)
  startHashRoutes(document, follow)
}
const drawPage = ({ isForward = true } = {}) => announcePage(document, { path: window.location.pathname, isForward })
const moveHash = (address: string) => {
  at(address)
  return window.dispatchEvent(new Event('hashchange'))
}
/** Clicks, without jsdom following the link. Returns whether the browser would follow it. */
const click = (selector: string, init: MouseEventInit = {}): boolean => {
  let isFollowed = false
  const keepPage = (event: Event): void => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', keepPage, { once: true })
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return isFollowed
}

beforeEach(() => {
  jest.useFakeTimers()
  openHelp.mockReset().mockReturnValue(true)
  helpIsReady.mockReset().mockResolvedValue(false)
  follow.mockReset()
  scrollTo.mockReset()
  Object.assign(window, { scrollTo })
  setScroll(0)
  setNavigation('navigate')
  document.body.innerHTML = `
    <a id="contact" href="#contact-us"><span>Contact</span></a>
    <a id="answers" href="#open-beacon">Answers</a>
    <a id="section" href="#plans">Plans</a>
    <a id="other-page" href="/about/#contact-us">Contact</a>
    <a id="other-query" href="?plan=plus#contact-us">Contact</a>
    <a id="other-site" href="https://elsewhere.example/platform/#contact-us">Contact</a>
    <a id="tab" href="#contact-us" target="_blank">Contact</a>
    <a id="page" href="/platform/">Platform</a>
    <section id="plans-section"></section>
    <a data-support-address href="mailto:support@hearthside.example">Mail</a>
    <div id="gatsby-focus-wrapper" tabindex="-1"></div>`
})

/** jsdom itself follows hashes of clicked links, so the section gets its id only when needed. */
const addSection = () => {
  const section = document.getElementById('plans-section')
  if (section) section.id = 'plans'
}
const addSupportAddress = (top: number) => {
  const address = document.body.appendChild(document.createElement('address'))
  address.id = 'contact-us'
  jest.spyOn(address, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40))
}
const browserFound = (target: Element | null) => jest.spyOn(document, 'querySelector').mockReturnValue(target)
const hasFocus = (id: string) => document.activeElement?.id === id

describe('on load', () => {
  it.each([
    ['returns from the support address to the top when the widget opens', 'navigate', 500, true, [[{ top: 0 }]]],
    ['stays at the support address without the widget', 'navigate', 500, false, []],
    ['stays where the visitor has scrolled meanwhile', 'navigate', 5000, true, []],
    ['keeps the position that the browser has restored on a reload', 'reload', 500, true, []],
    ['keeps the position that the browser has restored on Back', 'back_forward', 500, true, []],
  ])('%s', async (_name, type, top, isThere, scrolls) => {
    addSupportAddress(top)
    setNavigation(type)
    openHelp.mockReturnValue(isThere)
    start('/platform/#contact-us')
    await jest.advanceTimersByTimeAsync(5000)
    expect(openHelp).toHaveBeenCalledWith('ask')
    expect(scrollTo.mock.calls).toEqual(scrolls)
  })

  it('retries every 100 ms while the widget loads', () => {
    openHelp.mockReturnValue(false)
    start('/platform/#contact-us')
    jest.advanceTimersByTime(1000)
    expect(openHelp).toHaveBeenCalledTimes(11)
    openHelp.mockReturnValue(true)
    jest.advanceTimersByTime(5000)
    expect(openHelp).toHaveBeenCalledTimes(12)
  })

  it('scrolls to a section that the browser did not find', () => {
    addSection()
    browserFound(null)
    start('/platform/#plans')
    expect(scrollTo).toHaveBeenCalledTimes(1)
    expect(hasFocus('plans')).toBe(true)
  })

  it.each([
    ['the visitor has moved on', 700, null],
    ['the browser has found the section', 0, document.documentElement],
  ])('does not scroll when %s', (_name, scrollY, found) => {
    addSection()
    browserFound(found)
    setScroll(scrollY)
    start('/platform/#plans')
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

describe('on a click', () => {
  it.each([
    ['#contact', 'ask'],
    ['#contact span', 'ask'],
    ['#answers', 'answers'],
  ])('on %s opens the help widget on its page %s, without changing the address', (selector, page) => {
    start('/platform/')
    expect(click(selector)).toBe(false)
    expect(openHelp.mock.calls).toEqual([[page]])
    expect(window.location.hash).toBe('')
  })

  it('turns Contact into a mail when the widget is unavailable', async () => {
    openHelp.mockReturnValue(false)
    start('/platform/')
    expect(click('#contact')).toBe(false)
    await jest.advanceTimersByTimeAsync(0)
    expect(follow.mock.calls).toEqual([['mailto:support@hearthside.example']])
    jest.advanceTimersByTime(5000)
    expect(openHelp).toHaveBeenCalledTimes(1)
  })

  it('waits for a loading widget before it opens a mail', async () => {
    openHelp.mockReturnValueOnce(false)
    helpIsReady.mockResolvedValue(true)
    start('/platform/')
    click('#contact')
    await jest.advanceTimersByTimeAsync(0)
    expect(helpIsReady).toHaveBeenCalledWith(3000)
    expect(openHelp.mock.calls).toEqual([['ask'], ['ask']])
    expect(follow).not.toHaveBeenCalled()
  })

  it('opens no mail when the visitor has left the page', async () => {
    openHelp.mockReturnValue(false)
    start('/platform/')
    click('#contact')
    moveHash('/platform/#plans')
    await jest.advanceTimersByTimeAsync(0)
    expect(follow).not.toHaveBeenCalled()
  })

  it.each([
    ['of the answers', '#answers', 'answers'],
    ['of Contact without an address', '#contact', 'ask'],
  ])('waits for the widget in place %s, and opens no mail', async (_name, selector, page) => {
    openHelp.mockReturnValue(false)
    if (page === 'ask') document.querySelector('[data-support-address]')?.remove()
    start('/platform/')
    click(selector)
    openHelp.mockReset().mockReturnValue(true)
    await jest.advanceTimersByTimeAsync(5000)
    expect(openHelp.mock.calls).toEqual([[page]])
    expect(follow).not.toHaveBeenCalled()
  })

  it('lets the browser follow a link to a section, then scrolls to it and focuses it', () => {
    addSection()
    start('/platform/')
    expect(click('#section')).toBe(true)
    moveHash('/platform/#plans')
    expect(scrollTo).toHaveBeenCalledTimes(1)
    expect(hasFocus('plans')).toBe(true)
  })

  it('focuses a section again that is already in the address', () => {
    addSection()
    setScroll(700)
    start('/platform/#plans')
    expect(click('#section')).toBe(true)
    expect(scrollTo).toHaveBeenCalledTimes(1)
    expect(hasFocus('plans')).toBe(true)
  })

  it.each(['#other-page', '#other-query', '#other-site', '#tab', '#page', 'body'])('on %s does nothing', (selector) => {
    start('/platform/')
    expect(click(selector)).toBe(true)
    expect(openHelp).not.toHaveBeenCalled()
  })

  it('for another tab does nothing', () => {
    start('/platform/')
    expect(click('#contact', { ctrlKey: true })).toBe(true)
    expect(openHelp).not.toHaveBeenCalled()
  })
})

describe('on history navigation', () => {
  it('opens the help widget, or nothing, and stays at the support address', async () => {
    addSupportAddress(500)
    start('/platform/')
    moveHash('/platform/#contact-us')
    await jest.advanceTimersByTimeAsync(5000)
    expect(openHelp.mock.calls).toEqual([['ask']])
    openHelp.mockReturnValue(false)
    moveHash('/platform/#contact-us')
    await jest.advanceTimersByTimeAsync(5000)
    expect(scrollTo).not.toHaveBeenCalled()
    expect(follow).not.toHaveBeenCalled()
  })

  it.each([
    ['the hash has changed', () => moveHash('/platform/')],
    ['another page has been drawn', () => (at('/about/'), drawPage())],
  ])('stops waiting for a widget once %s', (_name, leave) => {
    openHelp.mockReturnValue(false)
    start('/platform/#contact-us')
    leave()
    openHelp.mockReset().mockReturnValue(true)
    jest.advanceTimersByTime(5000)
    expect(openHelp).not.toHaveBeenCalled()
  })

  it('follows a hash after a tool of the page has written a query', () => {
    start('/platform/')
    at('/platform/?seats=12')
    moveHash('/platform/?seats=12#contact-us')
    expect(openHelp).toHaveBeenCalledTimes(1)
  })

  it('focuses the section of another page, and keeps the position that the router has restored', () => {
    start('/about/')
    addSection()
    at('/platform/#plans')
    setScroll(2000)
    drawPage({ isForward: false })
    expect(hasFocus('plans')).toBe(true)
    document.getElementById('gatsby-focus-wrapper')?.focus()
    expect(hasFocus('plans')).toBe(true)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('opens the help widget on another page, and keeps the position that the router has restored', async () => {
    addSupportAddress(500)
    start('/about/')
    at('/platform/#contact-us')
    setScroll(2000)
    drawPage({ isForward: false })
    await jest.advanceTimersByTimeAsync(5000)
    expect(openHelp).toHaveBeenCalledWith('ask')
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('scrolls to the section of another page that is still at its top', () => {
    start('/about/')
    addSection()
    at('/platform/#plans')
    drawPage({ isForward: false })
    expect(scrollTo).toHaveBeenCalledTimes(1)
    expect(hasFocus('plans')).toBe(true)
  })

  it('follows the hash of another page once it is rendered', () => {
    start('/platform/')
    moveHash('/about/#contact-us')
    expect(openHelp).not.toHaveBeenCalled()
    drawPage()
    expect(openHelp.mock.calls).toEqual([['ask']])
  })
})

describe('when another page has been rendered', () => {
  it('scrolls to its section, and takes the focus back from the page wrapper', () => {
    start('/about/')
    addSection()
    at('/platform/#plans')
    drawPage()
    expect(scrollTo).toHaveBeenCalledTimes(1)
    expect(hasFocus('plans')).toBe(true)
    document.getElementById('gatsby-focus-wrapper')?.focus()
    expect(hasFocus('plans')).toBe(true)
  })

  it('does not take the focus back later, or without a section', () => {
    start('/about/')
    addSection()
    at('/platform/#plans')
    drawPage()
    document.getElementById('contact')?.focus()
    expect(hasFocus('contact')).toBe(true)
    at('/about/')
    drawPage()
    document.getElementById('gatsby-focus-wrapper')?.focus()
    expect(hasFocus('gatsby-focus-wrapper')).toBe(true)
  })
})
