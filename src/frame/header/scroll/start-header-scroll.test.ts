/** @jest-environment jsdom */
import { endDocumentAfterEach } from '../../../lib/test-support/end-document'
import { startHeaderScroll } from './start-header-scroll'
import { scrolledPage } from './test-support/scrolled-page'

endDocumentAfterEach()

let page: ReturnType<typeof scrolledPage>

const drawHeader = () => {
  document.body.innerHTML =
    '<div id="frame"><header data-header=""><a href="#home">Home</a></header><main><a href="#more">More</a></main></div>'
}
const header = () => document.querySelector<HTMLElement>('[data-header]')
const state = () => header()?.dataset.scroll
const focus = (name: string) => document.querySelector<HTMLElement>(`[href="#${name}"]`)?.focus({ preventScroll: true })

beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.removeAttribute('data-menu-open')
  drawHeader()
  page = scrolledPage()
  startHeaderScroll(document)
  page.settle()
})

it('writes the scroll state to the header, also to one that was rendered again', () => {
  const states = [0, 150, 1000, 950, 900, 400, 0].map((scrollY) => {
    page.scroll(scrollY)
    return state()
  })
  expect(states).toEqual([undefined, undefined, 'hiding', 'hiding', 'showing', 'showing', undefined])
  page.scroll(1000, 800)
  drawHeader()
  page.scroll(790)
  expect(state()).toBe('showing')
})

it('slides the header in and out, but not when it has scrolled away with the page', () => {
  page.scroll(1000)
  expect(state()).toBe('hiding')
  expect(header()).not.toHaveAttribute('data-slides')
  page.scroll(800)
  expect(state()).toBe('showing')
  expect(header()).toHaveAttribute('data-slides')
  page.scroll(1200)
  expect(state()).toBe('hiding')
  expect(header()).toHaveAttribute('data-slides')
  page.scroll(1300, 0)
  expect(header()).not.toHaveAttribute('data-slides')
})

it('does not move a static header, also after navigation', () => {
  const frame = document.getElementById('frame')
  page.scroll(1000, 800)
  frame?.setAttribute('data-static-header', '')
  page.scroll(790)
  expect(state()).toBeUndefined()
  page.scroll(1500, 1000)
  expect(state()).toBeUndefined()
  frame?.removeAttribute('data-static-header')
  page.scroll(1200, 1000)
  expect(state()).toBe('showing')
})

it.each([
  ['the menu', 'html', 'data-menu-open'],
  ['a drawer', 'details', 'open'],
])('changes nothing while %s is open', (_name, selector, attribute) => {
  header()?.insertAdjacentHTML('beforeend', '<details></details>')
  page.scroll(1000, 800)
  document.querySelector(selector)?.toggleAttribute(attribute)
  page.scroll(1500)
  expect(state()).toBe('showing')
  document.querySelector(selector)?.toggleAttribute(attribute)
  page.scroll(1510)
  expect(state()).toBe('hiding')
})

it('shows a focused header until the focus has left', () => {
  page.scroll(1000)
  focus('home')
  expect(state()).toBe('showing')
  expect(header()).not.toHaveAttribute('data-slides')
  page.scroll(1300, 1600, 4200)
  expect(state()).toBe('showing')
  focus('more')
  page.scroll(4190)
  expect(state()).toBe('hiding')
})

it('ends the sliding of a header that gets the focus', () => {
  page.scroll(1000, 800)
  expect(header()).toHaveAttribute('data-slides')
  focus('home')
  expect(state()).toBe('showing')
  expect(header()).not.toHaveAttribute('data-slides')
})

it('shows a focused header also while hydrating React stops the event at its root', () => {
  header()?.addEventListener('focusin', (event) => event.stopPropagation())
  page.scroll(1000)
  focus('home')
  expect(state()).toBe('showing')
})

it('ignores focus elsewhere, at the top, in a static header and with the menu open', () => {
  focus('home')
  expect(state()).toBeUndefined()
  page.scroll(1000)
  focus('more')
  expect(state()).toBe('hiding')
  document.documentElement.setAttribute('data-menu-open', '')
  focus('home')
  expect(state()).toBe('hiding')
  document.documentElement.removeAttribute('data-menu-open')
  focus('more')
  document.getElementById('frame')?.setAttribute('data-static-header', '')
  focus('home')
  expect(state()).toBeUndefined()
})
