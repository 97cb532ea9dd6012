/** @jest-environment jsdom */
import { scrolledPage } from './test-support/scrolled-page'
import { watchScroll } from './watch-scroll'

let page: ReturnType<typeof scrolledPage>
let stop: () => void
const onPosition = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  onPosition.mockReset()
  page = scrolledPage()
  stop = watchScroll(document, onPosition)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

it('tells of the page once it is laid out', () => {
  expect(onPosition).not.toHaveBeenCalled()
  page.settle()
  expect(onPosition).toHaveBeenCalledWith({ scrollY: 0, viewportHeight: 800, pageHeight: 5000 })
})

it('tells once for each frame, however often the browser speaks of scrolling', () => {
  page.settle()
  onPosition.mockReset()
  for (const scrollY of [10, 20, 30]) page.move(scrollY)
  expect(onPosition).not.toHaveBeenCalled()
  jest.advanceTimersToNextFrame()
  expect(onPosition.mock.calls).toEqual([[{ scrollY: 30, viewportHeight: 800, pageHeight: 5000 }]])
  page.scroll(40)
  expect(onPosition).toHaveBeenCalledTimes(2)
})

it('tells of a page that has changed its height', () => {
  page.settle()
  page.settle({ pageHeight: 6000 })
  expect(onPosition).toHaveBeenLastCalledWith({ scrollY: 0, viewportHeight: 800, pageHeight: 6000 })
})

it('reads the height of the page when that has changed, never while scrolling, and nothing in the handler', () => {
  page.settle()
  Object.assign(page.reads, { scrollY: 0, innerHeight: 0, scrollHeight: 0 })
  page.move(10)
  expect(page.reads).toEqual({ scrollY: 0, innerHeight: 0, scrollHeight: 0 })
  jest.advanceTimersToNextFrame()
  page.scroll(20, 30)
  expect(page.reads).toEqual({ scrollY: 3, innerHeight: 3, scrollHeight: 0 })
})

it('lets the browser scroll without waiting for it', () => {
  stop()
  const add = jest.spyOn(document, 'addEventListener')
  stop = watchScroll(document, onPosition)
  expect(add).toHaveBeenCalledWith('scroll', expect.any(Function), { passive: true })
})

it('is silent once it is stopped, also about a frame that had been asked for', () => {
  page.settle()
  onPosition.mockReset()
  page.move(10)
  stop()
  page.scroll(20)
  expect(onPosition).not.toHaveBeenCalled()
  expect(page.isWatched()).toBe(false)
})

it('does nothing for a document that no window shows', () => {
  expect(() => watchScroll(new Document(), onPosition)()).not.toThrow()
})
