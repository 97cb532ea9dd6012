/** @jest-environment jsdom */
import { scrollToHash } from './scroll-to-hash'

const scrollTo = jest.fn()

beforeEach(() => {
  scrollTo.mockReset()
  Object.assign(window, { scrollTo })
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 500 })
})

const draw = (html: string, id: string): HTMLElement => {
  document.body.innerHTML = html
  const target = document.getElementById(id)
  if (!target) throw new Error(`There is no element ${id}`)
  jest.spyOn(target, 'getBoundingClientRect').mockReturnValue({ top: 1000 } as DOMRect)
  return target
}

it('stops 120 px above the section, and scrolls once', () => {
  const target = draw('<section id="plans">Plans</section>', 'plans')
  const focus = jest.spyOn(target, 'focus')
  expect(scrollToHash(document, '#plans')).toBe(true)
  expect(scrollTo.mock.calls).toEqual([[{ top: 1380 }]])
  for (const [options] of focus.mock.calls) expect(options).toEqual({ preventScroll: true })
})

it('gives the focus to a section, which is no stop of the Tab key before or after', () => {
  const target = draw('<section id="plans">Plans</section><a href="#next">Next</a>', 'plans')
  scrollToHash(document, '#plans')
  expect(target).toHaveFocus()
  expect(target).toHaveAttribute('tabindex', '-1')
  document.querySelector('a')?.focus()
  expect(target).not.toHaveAttribute('tabindex')
})

it('gives the focus again when the same section is asked for again', () => {
  const target = draw('<section id="plans">Plans</section>', 'plans')
  scrollToHash(document, '#plans')
  scrollToHash(document, '#plans')
  expect(target).toHaveFocus()
  expect(scrollTo).toHaveBeenCalledTimes(2)
})

it.each(['<main id="x" tabindex="-1">x</main>', '<a id="x" href="/">x</a>', '<button id="x">x</button>'])(
  'leaves %s as it is, which can have the focus already',
  (html) => {
    const target = draw(html, 'x')
    scrollToHash(document, '#x')
    expect(target).toHaveFocus()
    target.blur()
    expect(target.outerHTML).toBe(html)
  },
)

it('opens what the section stands in, and nothing else', () => {
  draw('<details id="out"><details id="in"><p id="x">x</p></details></details><details id="other"></details>', 'x')
  scrollToHash(document, '#x')
  expect(Array.from(document.querySelectorAll('details'), ({ id, open }) => [id, open])).toEqual([
    ['out', true],
    ['in', true],
    ['other', false],
  ])
})

it('leaves a question closed that it leads to', () => {
  draw('<details id="question"><summary>Why?</summary></details>', 'question')
  scrollToHash(document, '#question')
  expect(document.querySelector('details')).not.toHaveAttribute('open')
})

it.each(['', '#', '#nowhere', '#%E0%A4%A'])('does nothing for %j', (hash) => {
  draw('<section id="plans">Plans</section>', 'plans')
  expect(scrollToHash(document, hash)).toBe(false)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
})
