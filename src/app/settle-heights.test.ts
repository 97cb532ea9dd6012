/** @jest-environment jsdom */
import { settleHeights } from './settle-heights'

const idle: (() => void)[] = []
/** Distance from the top of the screen, in px; the screen is 768 px high. */
const tops: Readonly<Record<string, number>> = { near: 1900, far: 2000, last: 4000 }

const drawn = (): readonly string[] => [...document.querySelectorAll('[style*="visible"]')].map(({ id }) => id)

beforeEach(() => {
  idle.length = 0
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0)
    return 0
  })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] ?? 0 } as DOMRect
  })
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) })
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

const sections = ['first', 'near', 'far', 'last'].map((id) => `<div><section id="${id}"></section></div>`).join('')
const others = ['near', 'far', 'last'].map((id) => `<div id="${id}"></div>`).join('')
const parts = ['first', 'near', 'far', 'last'].map((id) => `<h2></h2><div class="part" id="${id}"></div>`).join('')

it.each([
  ['sections of a page', sections],
  ['parts of an article', `<div><article><section></section><section>${parts}</section></article></div>`],
  ['sections after an article', `<div><article>${'<section></section>'.repeat(2)}${others}</article></div>`],
])('draws the %s that are far below the screen, one at a time, and leaves no trace', (_name, html) => {
  document.body.innerHTML = `<main>${html}</main>`
  const before = document.body.innerHTML
  settleHeights(document, window)
  expect(drawn()).toEqual([])
  idle.shift()?.()
  expect(drawn()).toEqual(['last'])
  idle.shift()?.()
  expect(drawn()).toEqual(['far'])
  idle.shift()?.()
  expect(idle).toEqual([])
  expect(document.body.innerHTML).toBe(before)
})

it('does nothing in a browser that draws everything at once', () => {
  document.body.innerHTML = `<main>${sections}</main>`
  Reflect.deleteProperty(window, 'requestIdleCallback')
  settleHeights(document, window)
  expect(drawn()).toEqual([])
})
