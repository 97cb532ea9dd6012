/** @jest-environment jsdom */
import { dragItems } from './drag-items'
import { point } from './test-support/pointer'

const onDrop = jest.fn<undefined, [item: HTMLElement, to: number]>()
let stop: () => void
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
  stop = dragItems(list, panel, onDrop)
})
afterEach(() => {
  stop()
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

it('drops an item where it has been dragged to', () => {
  grip('a', 310)
  go(455)
  expect(shifts()).toEqual(['0 145px', '0 -100px', '0 0px'])
  expect(onDrop).not.toHaveBeenCalled()
  release()
  expect(onDrop.mock.calls).toEqual([[document.getElementById('a'), 1]])
  expect(shifts()).toEqual(['', '', ''])
  expect(list.outerHTML).not.toContain('dragg')
})

it('counts what was scrolled on the way', () => {
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
    'the end of it all',
    () => {
      stop()
    },
  ],
])('moves nothing when %s ends it', (_name, end) => {
  grip('a', 310)
  go(600)
  end()
  release()
  expect(onDrop).not.toHaveBeenCalled()
  expect(shifts()).toEqual(['', '', ''])
})

it('moves nothing when an item is put down where it was', () => {
  grip('b', 410)
  go(430)
  release()
  expect(onDrop).not.toHaveBeenCalled()
})

it.each([
  [
    'the words',
    () => {
      point(document.querySelector('#a p') ?? document, 'pointerdown', { clientY: 310 })
    },
  ],
  [
    'another button of the mouse',
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
