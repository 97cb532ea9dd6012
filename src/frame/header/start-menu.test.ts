/** @jest-environment jsdom */
import { announcePage } from '../../lib/page-life'
import { closeMenu, nextFocus, startMenu } from './start-menu'

const media = { bar: true, wide: true }
const changes = new Set<() => void>()
let isMenuOpen = false
let running: AbortController

const drawer = (title: string) => document.getElementById(title) as HTMLDetailsElement
const summary = (title: string) => drawer(title).querySelector('summary') as HTMLElement
const openDrawers = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)
const menu = () => document.getElementById('site-menu') as HTMLElement

/** What the pointer is above. */
let under: Element | null = null
const move = (element: Element, pointerType = 'mouse') => {
  const event = new MouseEvent('pointerover', { bubbles: true, relatedTarget: under })
  under = element
  element.dispatchEvent(Object.assign(event, { pointerType }))
}
/** Milliseconds since the document began, as events have them. */
const at = (timeStamp: number, event: Event) => Object.defineProperty(event, 'timeStamp', { value: timeStamp })
const press = (key: string, over: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...over })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  return event
}
const setMenu = (isOpen: boolean) => {
  isMenuOpen = isOpen
  menu().dispatchEvent(new Event('toggle'))
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(media, { bar: true, wide: true })
  isMenuOpen = false
  under = null
  document.body.innerHTML = `
    <div>
      <a href="#main" id="skip">Skip</a>
      <div data-island="header"><header data-header>
        <button data-menu-overlay id="overlay"></button>
        <div id="site-menu">
          <details name="site-menu" id="product"><summary data-menu-item>Product</summary>
            <a href="#inbox" id="inbox">Inbox</a><a href="#reports" id="reports">Reports</a></details>
          <details name="site-menu" id="solutions"><summary data-menu-item>Solutions</summary><a href="#health">Health</a></details>
          <a href="#pricing" id="pricing" data-menu-item>Pricing</a>
        </div>
      </header></div>
      <main id="main"><button id="outside">Outside</button></main>
    </div>`
  const { matches } = Element.prototype
  Object.assign(menu(), {
    matches: (selector: string) => (selector === ':popover-open' ? isMenuOpen : matches.call(menu(), selector)),
    hidePopover: () => setMenu(false),
  })
  const matchMedia = (query: string) => ({
    get matches() {
      return query.includes('hover') ? media.bar : media.wide
    },
    addEventListener: (_type: string, listener: () => void) => changes.add(listener),
    removeEventListener: (_type: string, listener: () => void) => changes.delete(listener),
  })
  Object.assign(window, { matchMedia })
  running = new AbortController()
  startMenu(document, running)
})
afterEach(() => {
  running.abort()
  jest.useRealTimers()
})

describe('hovering (requirements 4.3)', () => {
  it('opens the drawer under the pointer, and closes it 100 ms after the pointer has left the header', () => {
    move(summary('product'))
    expect(openDrawers()).toEqual(['product'])
    move(document.getElementById('outside') as HTMLElement)
    jest.advanceTimersByTime(99)
    expect(openDrawers()).toEqual(['product'])
    jest.advanceTimersByTime(1)
    expect(openDrawers()).toEqual([])
  })

  it('keeps it open when the pointer returns in time or moves within the drawer', () => {
    move(summary('product'))
    move(document.getElementById('outside') as HTMLElement)
    jest.advanceTimersByTime(60)
    move(document.getElementById('reports') as HTMLElement)
    jest.advanceTimersByTime(500)
    expect(openDrawers()).toEqual(['product'])
  })

  it('treats the overlay as outside', () => {
    move(summary('product'))
    move(document.getElementById('overlay') as HTMLElement)
    jest.advanceTimersByTime(100)
    expect(openDrawers()).toEqual([])
  })

  it('ignores the overlay appearing under a resting pointer', () => {
    move(document.getElementById('outside') as HTMLElement)
    drawer('product').open = true
    move(document.getElementById('overlay') as HTMLElement)
    jest.advanceTimersByTime(1000)
    expect(openDrawers()).toEqual(['product'])
  })

  it('closes the drawer when the pointer reaches a plain link', () => {
    move(summary('product'))
    move(document.getElementById('pricing') as HTMLElement)
    expect(openDrawers()).toEqual([])
  })

  it('moves the focus out of a drawer that is replaced', () => {
    move(summary('product'))
    summary('product').tabIndex = 0
    document.getElementById('inbox')?.focus()
    move(summary('solutions'))
    expect(openDrawers()).toEqual(['solutions'])
    expect(summary('product')).toHaveFocus()
  })

  it('ignores touch, and the panel', () => {
    move(summary('product'), 'touch')
    expect(openDrawers()).toEqual([])
    media.bar = false
    move(summary('product'))
    expect(openDrawers()).toEqual([])
  })

  it('ignores a click right after opening by hover, but not a later one', () => {
    const over = Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' })
    summary('product').dispatchEvent(at(1000, over))
    const clickAt = (time: number) => {
      const click = at(time, new MouseEvent('click', { bubbles: true, cancelable: true }))
      summary('product').dispatchEvent(click)
      return click.defaultPrevented
    }
    expect(clickAt(1200)).toBe(true)
    expect(clickAt(2000)).toBe(false)
  })
})

describe('clicks', () => {
  it.each(['outside', 'overlay', 'inbox', 'pricing'])('close the open drawer: %s', (id) => {
    drawer('product').open = true
    document.getElementById(id)?.click()
    expect(openDrawers()).toEqual([])
  })

  it('keep a panel’s drawer open outside of links', () => {
    media.bar = false
    drawer('product').open = true
    drawer('product').click()
    expect(openDrawers()).toEqual(['product'])
  })
})

describe('keys', () => {
  it('closes with Escape and restores the focus', () => {
    drawer('product').open = true
    document.getElementById('reports')?.focus()
    press('Escape')
    expect(openDrawers()).toEqual([])
    expect(summary('product')).toHaveFocus()
  })

  it('does not move focus that is outside of the drawer', () => {
    drawer('product').open = true
    press('Escape')
    expect(openDrawers()).toEqual([])
    expect(document.body).toHaveFocus()
  })

  it('moves through bar and drawer with arrow keys', () => {
    summary('solutions').tabIndex = 0
    summary('product').tabIndex = 0
    summary('product').focus()
    expect(press('ArrowRight').defaultPrevented).toBe(true)
    expect(summary('solutions')).toHaveFocus()
    press('ArrowLeft')
    drawer('product').open = true
    press('ArrowDown')
    expect(document.getElementById('inbox')).toHaveFocus()
    press('ArrowUp')
    expect(summary('product')).toHaveFocus()
  })

  it('ignores keys with modifiers and keys elsewhere', () => {
    summary('product').tabIndex = 0
    summary('product').focus()
    expect(press('ArrowRight', { altKey: true }).defaultPrevented).toBe(false)
    document.getElementById('outside')?.focus()
    expect(press('ArrowRight').defaultPrevented).toBe(false)
  })

  it('closes a drawer when the focus leaves it', () => {
    drawer('product').open = true
    document.getElementById('inbox')?.focus()
    expect(openDrawers()).toEqual(['product'])
    document.getElementById('outside')?.focus()
    expect(openDrawers()).toEqual([])
  })
})

describe('the panel', () => {
  beforeEach(() => {
    Object.assign(media, { bar: false, wide: false })
  })

  it('makes the page inert while it is open', () => {
    setMenu(true)
    const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id)
    expect(inert()).toEqual(['skip', 'main'])
    expect(document.documentElement).toHaveAttribute('data-menu-open')
    setMenu(false)
    expect(inert()).toEqual([])
    expect(document.documentElement).not.toHaveAttribute('data-menu-open')
  })

  it('opens its first drawer only on a wide touch screen', () => {
    setMenu(true)
    expect(openDrawers()).toEqual([])
    setMenu(false)
    media.wide = true
    setMenu(true)
    expect(openDrawers()).toEqual(['product'])
  })

  it('closes its drawers when it closes', () => {
    setMenu(true)
    drawer('product').open = true
    setMenu(false)
    expect(openDrawers()).toEqual([])
  })

  it('closes when the window switches to the bar', () => {
    setMenu(true)
    changes.forEach((listener) => listener())
    expect(isMenuOpen).toBe(false)
  })

  it('handles a menu that was opened before the script loaded', () => {
    running.abort()
    isMenuOpen = true
    running = new AbortController()
    startMenu(document, running)
    expect(document.getElementById('main')).toHaveAttribute('inert')
  })
})

it('closes on a new page', () => {
  drawer('product').open = true
  announcePage(document, { path: '/about/', isForward: true })
  expect(openDrawers()).toEqual([])
})

it('does nothing after the signal has aborted', () => {
  running.abort()
  move(summary('product'))
  expect(openDrawers()).toEqual([])
})

it('closes the drawers of the menu and no other disclosures', () => {
  document.body.innerHTML =
    '<details name="site-menu" open id="drawer"></details><details open id="question"></details>'
  closeMenu(document)
  expect(document.getElementById('drawer')).not.toHaveAttribute('open')
  expect(document.getElementById('question')).toHaveAttribute('open')
})

it('moves the focus from a link in a drawer to the button of the drawer, and leaves focus elsewhere alone', () => {
  document.body.innerHTML = `
    <details name="site-menu" open><summary tabindex="0">Product</summary><a href="#inbox">Inbox</a></details>
    <button>Outside</button>`
  const summary = document.querySelector('summary')
  document.querySelector('a')?.focus()
  closeMenu(document)
  expect(summary).toHaveFocus()

  document.querySelector('details')?.setAttribute('open', '')
  document.querySelector('button')?.focus()
  closeMenu(document)
  expect(document.querySelector('button')).toHaveFocus()
})

it('closes the open menu', () => {
  document.body.innerHTML = '<div id="site-menu" popover="auto"></div>'
  const menu = document.getElementById('site-menu') as HTMLElement
  const hidePopover = jest.fn()
  Object.assign(menu, { matches: (selector: string) => selector === ':popover-open', hidePopover })
  closeMenu(document)
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

const items = ['Product', 'Solutions', 'Pricing']
const links = ['Inbox', 'Reports', 'All']
const open = { items, drawer: links, opener: 'Product' }
const closed = { items, drawer: [], opener: undefined }

describe('nextFocus', () => {
  it.each([
    ['ArrowRight', 'Product', 'Solutions'],
    ['ArrowRight', 'Pricing', 'Product'],
    ['ArrowLeft', 'Solutions', 'Product'],
    ['ArrowLeft', 'Product', 'Pricing'],
    ['Home', 'Pricing', 'Product'],
    ['End', 'Product', 'Pricing'],
    ['ArrowDown', 'Product', undefined],
    ['ArrowUp', 'Product', undefined],
    ['Tab', 'Product', undefined],
    ['ArrowRight', 'somewhere else', undefined],
  ])('moves with %s from %s to %s while all drawers are closed', (key, from, to) => {
    expect(nextFocus(key, from, closed)).toBe(to)
  })

  it.each([
    ['ArrowDown', 'Product', 'Inbox'],
    ['ArrowDown', 'Solutions', undefined],
    ['ArrowDown', 'Inbox', 'Reports'],
    ['ArrowDown', 'All', undefined],
    ['ArrowUp', 'Reports', 'Inbox'],
    ['ArrowUp', 'Inbox', 'Product'],
    ['Home', 'All', 'Inbox'],
    ['End', 'Inbox', 'All'],
    ['ArrowRight', 'Inbox', undefined],
    ['ArrowRight', 'Product', 'Solutions'],
  ])('moves with %s from %s to %s while a drawer is open', (key, from, to) => {
    expect(nextFocus(key, from, open)).toBe(to)
  })
})
