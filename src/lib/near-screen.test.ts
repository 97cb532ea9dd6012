/** @jest-environment jsdom */
import { whenNear, whenNearInUse } from './near-screen'
import { announcePage, announceReplacement } from './page-life'
import { fakeIntersections } from './test-support/intersections'

let running: AbortController
const callback = jest.fn()
const target = { selector: 'b', distance: '50%' }
const { comeNear } = fakeIntersections()

beforeEach(() => {
  running = new AbortController()
  callback.mockReset()
})
afterEach(() => {
  running.abort()
})

describe('whenNear', () => {
  const watch = () => whenNear(document, target, callback, running.signal)

  it('calls back when one of the elements comes within the distance', () => {
    document.body.innerHTML = '<b></b><b></b>'
    watch()
    comeNear('0px')
    expect(callback).not.toHaveBeenCalled()
    comeNear('50%')
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it('does not call back after the signal has aborted', () => {
    document.body.innerHTML = '<b></b>'
    watch()
    running.abort()
    comeNear()
    expect(callback).not.toHaveBeenCalled()
  })
})

describe('whenNearInUse', () => {
  const watch = () => whenNearInUse(document, target, callback, running.signal)
  const use = (type: string) => document.body.dispatchEvent(new Event(type))

  beforeEach(() => {
    document.body.innerHTML = '<b></b>'
  })

  it.each(['pointermove', 'pointerdown', 'scroll', 'keydown'])('waits for the first %s', (type) => {
    watch()
    use('mousemove')
    comeNear()
    expect(callback).not.toHaveBeenCalled()
    use(type)
    use('scroll')
    comeNear('50%')
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['on later pages', () => announcePage(document, { path: '/x/', isForward: true })],
    ['in variants of blocks', () => announceReplacement(document)],
  ])('calls back %s', (_name, announce) => {
    document.body.innerHTML = ''
    watch()
    use('scroll')
    document.body.innerHTML = '<b></b>'
    comeNear()
    expect(callback).not.toHaveBeenCalled()
    announce()
    comeNear('50%')
    expect(callback).toHaveBeenCalledTimes(1)
  })
})
