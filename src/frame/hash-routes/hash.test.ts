/** @jest-environment jsdom */
import { decodableHash, fixHash, hashTarget, scrollToHash } from './hash'

const add = (id: string) => {
  const element = document.createElement('section')
  element.id = id
  document.body.replaceChildren(element)
  return element
}

it.each([
  ['plans', '#plans'],
  ['café', '#caf%C3%A9'],
  ['what is it?', '#what%20is%20it?'],
  ['100%', '#100%'],
  ['100%25', '#100%25'],
  ['%E0%A4%A', '#%E0%A4%A'],
  ['%E0%A4%A', '#%25E0%25A4%25A'],
])('finds the element %j for %s', (id, hash) => {
  const element = add(id)
  expect(hashTarget(document, hash)).toBe(element)
})

it.each(['', '#', '#Plans', '#%E0%A4%A', '#plans,body'])('finds nothing for %j', (hash) => {
  add('plans')
  expect(hashTarget(document, hash)).toBeNull()
})

it.each([
  ['', ''],
  ['#plans', '#plans'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#100%25', '#100%25'],
  ['#100%', '#100%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
])('turns %j into %j, which is decodable', (hash, expected) => {
  const decodable = decodableHash(hash)
  expect(decodable).toBe(expected)
  expect(() => decodeURIComponent(decodable)).not.toThrow()
})

let running: AbortController
beforeEach(() => {
  running = new AbortController()
})
afterEach(() => {
  running.abort()
})

const at = (address: string) => window.history.replaceState({ key: 'kept' }, '', address)

it.each(['/platform/?a=b#%E0%A4%A', '/#%', '/#100%'])(
  'turns %s into an address that decodes to the same text',
  (address) => {
    at(address)
    fixHash(window, running)
    const { pathname, search, hash } = window.location
    expect(pathname + search + decodeURIComponent(hash)).toBe(address)
    expect(window.history.state).toEqual({ key: 'kept' })
  },
)

it('fixes the hash before later listeners run, until the signal aborts', () => {
  at('/')
  fixHash(window, running)
  const seen: string[] = []
  const listen = () => seen.push(window.location.hash)
  window.addEventListener('popstate', listen)
  at('/#%E0%A4%A')
  window.dispatchEvent(new PopStateEvent('popstate'))
  running.abort()
  at('/#%')
  window.dispatchEvent(new PopStateEvent('popstate'))
  window.removeEventListener('popstate', listen)
  expect(seen).toEqual(['#%25E0%25A4%25A', '#%'])
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

  it.each(['<main id="x" tabindex="-1">x</main>', '<a id="x" href="/">x</a>', '<button id="x">x</button>'])(
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

  it.each(['', '#', '#nowhere', '#%E0%A4%A'])('does nothing for %j', (hash) => {
    draw('<section id="plans">Plans</section>', 'plans')
    expect(scrollToHash(document, hash)).toBe(false)
    expect(scrollTo).not.toHaveBeenCalled()
    expect(document.body).toHaveFocus()
  })
})
