/** @jest-environment jsdom */
import { type Box, dragItems, dragShifts, dropIndex } from './drag-items'
import { point } from './test-support/pointer'

const onDrop = jest.fn<undefined, [item: HTMLElement, to: number]>()
let running: AbortController
let list: HTMLElement

/** Three items of 100 px, one below the other, in the middle of a screen. */
beforeEach(() => {
  running = new AbortController()
  onDrop.mockReset()
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: 1000 })
  document.documentElement.scrollTop = 0
  const items = ['a', 'b', 'c'].map(
    (name) => `<li id="${name}"><button data-handle><b>=</b></button><p>${name}</p></li>`,
  )
  document.body.innerHTML = `<section><ol>${items.join('')}</ol></section>`
  list = document.querySelector('ol') as HTMLElement
  const panel = list.parentElement as HTMLElement
  jest.spyOn(panel, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 1000 } as DOMRect)
  ;[...list.children].forEach((item, index) => {
    const top = 300 + index * 100
    jest.spyOn(item, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 100 } as DOMRect)
  })
  dragItems(list, { scroller: panel, onDrop, signal: running.signal })
})

afterEach(() => running.abort())

const pointAt = (selector: string, clientY: number, init: { button?: number; isPrimary?: boolean } = {}) =>
  point(document.querySelector(selector) ?? document, 'pointerdown', { clientY, ...init })
const go = (clientY: number) => {
  point(document, 'pointermove', { clientY })
}
const release = () => {
  point(document, 'pointerup', {})
}
const shifts = () => [...list.children].map((item) => (item as HTMLElement).style.translate)

it('moves the other items aside, and drops an item at its new index', () => {
  pointAt('#a b', 310)
  go(455)
  expect(shifts()).toEqual(['0 145px', '0 -100px', '0 0px'])
  expect(onDrop).not.toHaveBeenCalled()
  release()
  expect(onDrop.mock.calls).toEqual([[document.getElementById('a'), 1]])
  expect(shifts()).toEqual(['', '', ''])
  expect(list.outerHTML).not.toContain('dragg')
})

it('includes the scroll distance', () => {
  pointAt('#a b', 310)
  document.documentElement.scrollTop = 145
  go(310)
  release()
  expect(onDrop.mock.calls).toEqual([[document.getElementById('a'), 1]])
})

it.each([
  [980, 12],
  [20, -12],
])('scrolls the page when an item is dragged to %i px of 1000', (clientY, step) => {
  document.documentElement.scrollTop = 100
  pointAt('#b b', 410)
  go(clientY)
  expect(document.documentElement.scrollTop).toBe(100 + step)
})

it.each<[string, () => unknown]>([
  ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['the browser', () => point(document, 'pointercancel', {})],
  ['the signal', () => running.abort()],
])('moves nothing when %s cancels the drag', (_name, end) => {
  pointAt('#a b', 310)
  go(600)
  end()
  release()
  expect(onDrop).not.toHaveBeenCalled()
  expect(shifts()).toEqual(['', '', ''])
})

it.each<[string, () => unknown, number]>([
  ['an item dropped where it was', () => pointAt('#b b', 410), 430],
  ['the text', () => pointAt('#a p', 310), 600],
  ['another mouse button', () => pointAt('#a b', 310, { button: 2 }), 600],
  ['a second finger', () => pointAt('#a b', 310, { isPrimary: false }), 600],
])('does not drag by %s', (_name, begin, to) => {
  begin()
  go(to)
  release()
  expect(onDrop).not.toHaveBeenCalled()
})

/** Items of these heights, one below the other, 10 px apart. */
function stack(...heights: readonly number[]): Box[] {
  let top = 0
  return heights.map((height) => {
    const box = { top, bottom: top + height }
    top = box.bottom + 10
    return box
  })
}

it.each([
  [[100, 100, 100], 1, 59, 1],
  [[100, 100, 100], 1, 61, 2],
  [[100, 100, 100], 1, 500, 2],
  [[100, 100, 100], 1, -59, 1],
  [[100, 100, 100], 1, -61, 0],
  [[40, 200], 0, 109, 0],
  [[40, 200], 0, 111, 1],
])('of the heights %j, drops item %i after %i px at index %i', (heights, from, distance, to) => {
  expect(dropIndex(stack(...heights), from, distance)).toBe(to)
})

it.each([
  [[100, 50, 100], 0, 2, 180, [180, -110, -110]],
  [[100, 50, 100], 1, 0, -90, [60, -90, 0]],
  [[10], 0, 0, 4, [4]],
])('of the heights %j, makes space when item %i moves to %i', (heights, from, to, distance, expected) => {
  expect(dragShifts(stack(...heights), from, to, distance)).toEqual(expected)
})
