/** @jest-environment jsdom */
import fc from 'fast-check'
import { type Box, dragItems, dragShifts, dropIndex } from './drag-items'
import { point } from './test-support/pointer'

const onDrop = jest.fn<undefined, [item: HTMLElement, to: number]>()
let running: AbortController
let list: HTMLElement

/** Three items of 100 px below each other, in the middle of a screen. */
beforeEach(() => {
  onDrop.mockReset()
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: 1000 })
  document.documentElement.scrollTop = 0
  document.body.innerHTML = `<section><ol>${['a', 'b', 'c']
    .map((name) => `<li id="${name}"><button data-handle><b>=</b></button><p>${name}</p></li>`)
    .join('')}</ol></section>`
  list = document.querySelector('ol') as HTMLElement
  const panel = list.parentElement as HTMLElement
  jest.spyOn(panel, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 1000 } as DOMRect)
  ;[...list.children].forEach((item, index) => {
    const top = 300 + index * 100
    jest.spyOn(item, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 100 } as DOMRect)
  })
  running = new AbortController()
  dragItems(list, { scroller: panel, onDrop, signal: running.signal })
})
afterEach(() => {
  running.abort()
})

const grip = (id: string, clientY: number, init: { button?: number; isPrimary?: boolean } = {}) => {
  point(document.querySelector(`#${id} b`) ?? document, 'pointerdown', { clientY, ...init })
}
const go = (clientY: number) => {
  point(document, 'pointermove', { clientY })
}
const release = () => {
  point(document, 'pointerup', {})
}
const shifts = () => [...list.children].map((item) => (item as HTMLElement).style.translate)

it('drops an item at its new index', () => {
  grip('a', 310)
  go(455)
  expect(shifts()).toEqual(['0 145px', '0 -100px', '0 0px'])
  expect(onDrop).not.toHaveBeenCalled()
  release()
  expect(onDrop.mock.calls).toEqual([[document.getElementById('a'), 1]])
  expect(shifts()).toEqual(['', '', ''])
  expect(list.outerHTML).not.toContain('dragg')
})

it('includes the scroll distance', () => {
  grip('a', 310)
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
  grip('b', 410)
  go(clientY)
  expect(document.documentElement.scrollTop).toBe(100 + step)
})

it.each([
  ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  [
    'the browser',
    () => {
      point(document, 'pointercancel', {})
    },
  ],
  [
    'the signal',
    () => {
      running.abort()
    },
  ],
])('moves nothing when %s cancels the drag', (_name, end) => {
  grip('a', 310)
  go(600)
  end()
  release()
  expect(onDrop).not.toHaveBeenCalled()
  expect(shifts()).toEqual(['', '', ''])
})

it('moves nothing when an item is dropped where it was', () => {
  grip('b', 410)
  go(430)
  release()
  expect(onDrop).not.toHaveBeenCalled()
})

it.each([
  [
    'the text',
    () => {
      point(document.querySelector('#a p') ?? document, 'pointerdown', { clientY: 310 })
    },
  ],
  [
    'another mouse button',
    () => {
      grip('a', 310, { button: 2 })
    },
  ],
  [
    'a second finger',
    () => {
      grip('a', 310, { isPrimary: false })
    },
  ],
])('does not drag by %s', (_name, begin) => {
  begin()
  go(600)
  release()
  expect(onDrop).not.toHaveBeenCalled()
})

/** Items of these heights below each other, 10 px apart. */
function stack(...heights: readonly number[]): Box[] {
  let top = 0
  return heights.map((height) => {
    const box = { top, bottom: top + height }
    top = box.bottom + 10
    return box
  })
}

it.each([
  [1, 0, 1],
  [1, 59, 1],
  [1, 61, 2],
  [1, 500, 3],
  [1, -59, 1],
  [1, -61, 0],
  [1, -500, 0],
  [0, 171, 2],
  [3, -281, 0],
])('drops item %i after %i px at index %i', (from, distance, to) => {
  expect(dropIndex(stack(100, 100, 100, 100), from, distance)).toBe(to)
})

it('swaps a small item when it passes the middle of a large one', () => {
  const boxes = stack(40, 200)
  expect(dropIndex(boxes, 0, 109)).toBe(0)
  expect(dropIndex(boxes, 0, 111)).toBe(1)
})

it('returns the index of a missing item', () => {
  expect(dropIndex([], 0, 50)).toBe(0)
})

it('stays within the list', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(heights, fc.nat(), fc.integer({ min: -5000, max: 5000 }), (list, seed, distance) => {
      const to = dropIndex(stack(...list), seed % list.length, distance)
      expect(to).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThan(list.length)
    }),
  )
})

/** Three items of 100, 50 and 100 px, 10 px apart. */
const boxes = [
  { top: 0, bottom: 100 },
  { top: 110, bottom: 160 },
  { top: 170, bottom: 270 },
]

it.each([
  [0, 2, 180, [180, -110, -110]],
  [0, 0, 20, [20, 0, 0]],
  [1, 0, -90, [60, -90, 0]],
  [2, 1, -70, [0, 110, -70]],
])('makes space when item %i moves to %i', (from, to, distance, shifts) => {
  expect(dragShifts(boxes, from, to, distance)).toEqual(shifts)
})

it('handles lists with one item or none', () => {
  expect(dragShifts([], 0, 0, 10)).toEqual([])
  expect(dragShifts([{ top: 0, bottom: 10 }], 0, 0, 4)).toEqual([4])
})
