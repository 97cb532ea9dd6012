/** @jest-environment jsdom */
import { endDocumentAfterEach } from '../lib/test-support/end-document'
import { guardScrollPositions, shouldUpdateScroll } from './scroll-positions'

describe('guardScrollPositions', () => {
  endDocumentAfterEach()
  /** Acts as the router, which saves on each scroll. */
  const save = jest.fn()

  const scroll = () => document.dispatchEvent(new Event('scroll', { bubbles: true }))
  const go = (state: object | null, address: string) => {
    window.history.replaceState(state, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }

  beforeEach(() => {
    jest.useFakeTimers()
    save.mockReset()
    guardScrollPositions(window)
    window.addEventListener('scroll', save)
  })

  it.each([
    ['for another history entry', () => go({ key: '1' }, '/platform/')],
    [
      'when the visitor navigates again within a frame',
      () => {
        go({ key: '1' }, '/platform/')
        jest.advanceTimersToNextFrame()
        go({ key: '2' }, '/pricing/')
      },
    ],
  ])('hides the browser’s scrolling %s', (_name, navigate) => {
    navigate()
    scroll()
    jest.advanceTimersToNextFrame()
    scroll()
    expect(save).not.toHaveBeenCalled()
    jest.advanceTimersToNextFrame()
    scroll()
    expect(save).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['gives a section an entry of its own', null, '/platform/#plans', { key: expect.any(String) as string }],
    ['leaves the entry of a page that was loaded alone', null, '/platform/', null],
    ['leaves keys of the router alone', { key: '7' }, '/platform/#plans', { key: '7' }],
  ])('%s', (_name, state, address, expected) => {
    go(state, address)
    expect(window.history.state).toEqual(expected)
    expect(window.location.href).toMatch(new RegExp(`${address}$`))
  })
})

describe('shouldUpdateScroll', () => {
  const scrollTo = jest.fn()

  const ask = (address: string, previousPath: string | undefined, savedTop = 0) => {
    const { pathname, hash } = new URL(address, 'http://localhost')
    const update = {
      prevRouterProps: previousPath && { location: { pathname: previousPath } },
      routerProps: { location: { pathname, hash } },
      getSavedScrollPosition: () => [0, savedTop],
    }
    return shouldUpdateScroll?.(update as never, {} as never)
  }

  beforeEach(() => {
    scrollTo.mockReset()
    Object.assign(window, { scrollTo })
    document.body.innerHTML = '<section id="plans"></section>'
  })

  it.each([
    ['to a saved position', '/a/', '/b/', 900],
    ['to the top of a new page', '/a/', '/b/', 0],
    ['to a section', '/a/#plans', '/b/', 0],
    ['to a section of the same page, despite a saved position', '/a/#plans', '/a/', 900],
  ])('%s', (_name, address, previousPath, savedTop) => {
    expect(ask(address, previousPath, savedTop)).toBe(true)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('not on the first page', () => {
    expect(ask('/a/#plans', undefined, 900)).toBe(false)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it.each([
    ['begins another page at its top', '/a/#nowhere', '/b/', 0, [[0, 0]]],
    ['brings another page back to its saved position', '/a/#nowhere', '/b/', 900, [[0, 900]]],
    ['brings another page back, not to the section that its visitor has left', '/a/#plans', '/b/', 900, [[0, 900]]],
    ['brings the same page back to its saved position', '/a/#nowhere', '/a/', 900, [[0, 900]]],
    ['leaves the same page where it is', '/a/#nowhere', '/a/', 0, []],
  ])('itself %s', (_name, address, previousPath, savedTop, calls) => {
    expect(ask(address, previousPath, savedTop)).toBe(false)
    expect(scrollTo.mock.calls).toEqual(calls)
  })
})
