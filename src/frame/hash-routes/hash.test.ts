/** @jest-environment jsdom */
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { decodableHash, fixHash, hashTarget, scrollToHash } from './hash'

endDocumentAfterEach()

const add = (id: string) => {
  const element = document.createElement('section')
  element.id = id
  document.body.replaceChildren(element)
  return element
}

it.each([
  ['plans', '#plans'],
  ['café', '#caf%C3%A9'],
  ['100%', '#100%'],
  ['100%25', '#100%25'],
])('finds the element %j for %s', (id, hash) => {
  const element = add(id)
  expect(hashTarget(document, hash)).toBe(element)
})

it.each(['', '#', '#Plans', '#%E0%A4%A'])('finds nothing for %j', (hash) => {
  add('plans')
  expect(hashTarget(document, hash)).toBeNull()
})

it.each([
  ['', ''],
  ['#100%25', '#100%25'],
  ['#100%', '#100%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
])('turns %j into %j, which is decodable', (hash, expected) => {
  const decodable = decodableHash(hash)
  expect(decodable).toBe(expected)
  expect(() => decodeURIComponent(decodable)).not.toThrow()
})

it('fixes the hash of the address immediately, and on history navigation before later listeners run', () => {
  const at = (address: string) => window.history.replaceState({ key: 'kept' }, '', address)
  at('/platform/?a=b#%E0%A4%A')
  fixHash(window)
  expect(window.location.href).toMatch(/\/platform\/\?a=b#%25E0%25A4%25A$/)
  expect(window.history.state).toEqual({ key: 'kept' })
  const seen: string[] = []
  window.addEventListener('popstate', () => seen.push(window.location.hash))
  at('/#%')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(seen).toEqual(['#%25'])
})

describe('scrollToHash', () => {
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

  it('scrolls once, to 120 px above the section', () => {
    const target = draw('<section id="plans">Plans</section>', 'plans')
    const focus = jest.spyOn(target, 'focus')
    expect(scrollToHash(document, '#plans')).toBe(true)
    expect(scrollTo.mock.calls).toEqual([[{ top: 1380 }]])
    for (const [options] of focus.mock.calls) expect(options).toEqual({ preventScroll: true })
  })

  it('focuses a section without making it a tab stop', () => {
    const target = draw('<section id="plans">Plans</section><a href="#next">Next</a>', 'plans')
    scrollToHash(document, '#plans')
    scrollToHash(document, '#plans')
    expect(target).toHaveFocus()
    expect(target).toHaveAttribute('tabindex', '-1')
    document.querySelector('a')?.focus()
    expect(target).not.toHaveAttribute('tabindex')
  })

  it.each(['<main id="x" tabindex="-1">x</main>', '<a id="x" href="/">x</a>'])(
    'does not change %s, which is focusable',
    (html) => {
      const target = draw(html, 'x')
      scrollToHash(document, '#x')
      expect(target).toHaveFocus()
      target.blur()
      expect(target.outerHTML).toBe(html)
    },
  )

  it('opens only the disclosures around the section', () => {
    draw('<details id="out"><details id="in"><details id="x"></details></details></details><details id="other">', 'x')
    scrollToHash(document, '#x')
    expect(Array.from(document.querySelectorAll('[open]'), ({ id }) => id)).toEqual(['out', 'in'])
  })

  it('does nothing without such an element', () => {
    draw('<section id="plans">Plans</section>', 'plans')
    expect(scrollToHash(document, '#nowhere')).toBe(false)
    expect(scrollTo).not.toHaveBeenCalled()
    expect(document.body).toHaveFocus()
  })
})
