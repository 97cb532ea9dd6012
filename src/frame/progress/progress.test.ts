/** @jest-environment jsdom */
import { createProgress } from './progress'

const bars = () => document.querySelectorAll('[role=progressbar]').length

// jsdom renders nothing, so it has neither animations nor media.
const animate = jest.fn()
const setReducedMotion = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) })

describe('createProgress', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    document.body.innerHTML = ''
    animate.mockClear()
    Object.assign(HTMLElement.prototype, { animate })
    setReducedMotion(false)
  })

  it.each([
    [true, 0],
    [false, 1],
  ])('moves unless the visitor prefers reduced motion: %s', (isReduced, moves) => {
    setReducedMotion(isReduced)
    createProgress(document).start()
    jest.advanceTimersByTime(1000)
    expect(bars()).toBe(1)
    expect(animate).toHaveBeenCalledTimes(moves)
  })

  it.each([
    ['', 'Loading the page'],
    ['<div data-loading-page="Die Seite wird geladen"></div>', 'Die Seite wird geladen'],
  ])('is named in the language of the page: %s', (html, name) => {
    document.body.innerHTML = html
    createProgress(document).start()
    jest.advanceTimersByTime(1000)
    expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-label')).toBe(name)
  })

  it('shows progress a second after each navigation, until the page is rendered, and none for a faster page', () => {
    const { start, stop } = createProgress(document)
    start()
    jest.advanceTimersByTime(1500)
    start()
    jest.advanceTimersByTime(999)
    expect(bars()).toBe(0)
    jest.advanceTimersByTime(1)
    expect(bars()).toBe(1)
    stop()
    expect(bars()).toBe(0)
    start()
    jest.advanceTimersByTime(500)
    stop()
    jest.runAllTimers()
    expect(bars()).toBe(0)
  })
})
