/** @jest-environment jsdom */
import { onFirstUse, whenNear } from './near-screen'
import { standInForIntersections } from './test-support/intersections'

let running: AbortController
const callback = jest.fn()
const { comeNear } = standInForIntersections()

beforeEach(() => {
  running = new AbortController()
  callback.mockReset()
})
afterEach(() => {
  running.abort()
})

describe('onFirstUse', () => {
  const use = (type: string) => document.body.dispatchEvent(new Event(type))

  it.each(['pointerover', 'pointerdown', 'scroll', 'keydown'])('calls back at the first %s, once', (type) => {
    onFirstUse(document, callback, running.signal)
    use('mousemove')
    expect(callback).not.toHaveBeenCalled()
    use(type)
    use(type)
    use('scroll')
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it('does not call back after the signal has aborted', () => {
    onFirstUse(document, callback, running.signal)
    running.abort()
    use('scroll')
    expect(callback).not.toHaveBeenCalled()
  })
})

describe('whenNear', () => {
  const watch = () => whenNear(document, { selector: 'b', distance: '50%' }, callback, running.signal)

  it('calls back when one of the elements comes within the distance', () => {
    document.body.innerHTML = '<b></b><b></b>'
    watch()
    comeNear('0px')
    expect(callback).not.toHaveBeenCalled()
    comeNear('50%')
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it('observes nothing on a page without such an element', () => {
    document.body.innerHTML = '<i></i>'
    const observe = jest.spyOn(window, 'IntersectionObserver')
    watch()
    expect(observe).not.toHaveBeenCalled()
    observe.mockRestore()
  })

  it('does not call back after the signal has aborted', () => {
    document.body.innerHTML = '<b></b>'
    watch()
    running.abort()
    comeNear()
    expect(callback).not.toHaveBeenCalled()
  })
})
