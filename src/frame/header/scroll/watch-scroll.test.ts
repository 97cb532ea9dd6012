/** @jest-environment jsdom */
import { endDocumentAfterEach } from '../../../lib/test-support/end-document'
import { scrolledPage } from './test-support/scrolled-page'
import { watchScroll } from './watch-scroll'

endDocumentAfterEach()

let page: ReturnType<typeof scrolledPage>
const onPosition = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  onPosition.mockReset()
  page = scrolledPage()
  watchScroll(document, onPosition)
})

it('reports the position after the first layout', () => {
  expect(onPosition).not.toHaveBeenCalled()
  page.settle()
  expect(onPosition).toHaveBeenCalledWith({ scrollY: 0, viewportHeight: 800, pageHeight: 5000 })
})

it('reports the scroll position before the first layout', () => {
  page.scroll(1500)
  expect(onPosition).toHaveBeenCalledWith({ scrollY: 1500, viewportHeight: 800, pageHeight: 5000 })
})

it('reports once for each frame, however many scroll events it has', () => {
  page.settle()
  onPosition.mockReset()
  for (const scrollY of [10, 20, 30]) page.move(scrollY)
  expect(onPosition).not.toHaveBeenCalled()
  jest.advanceTimersToNextFrame()
  expect(onPosition.mock.calls).toEqual([[{ scrollY: 30, viewportHeight: 800, pageHeight: 5000 }]])
  page.scroll(40)
  expect(onPosition).toHaveBeenCalledTimes(2)
})

it('reports a changed page height', () => {
  page.settle()
  page.settle({ pageHeight: 6000 })
  expect(onPosition).toHaveBeenLastCalledWith({ scrollY: 0, viewportHeight: 800, pageHeight: 6000 })
})

it('reads the height only when it has changed, and nothing in the scroll handler', () => {
  page.settle()
  Object.assign(page.reads, { scrollY: 0, innerHeight: 0, scrollHeight: 0 })
  page.move(10)
  expect(page.reads).toEqual({ scrollY: 0, innerHeight: 0, scrollHeight: 0 })
  jest.advanceTimersToNextFrame()
  page.scroll(20, 30)
  expect(page.reads).toEqual({ scrollY: 3, innerHeight: 3, scrollHeight: 0 })
})
