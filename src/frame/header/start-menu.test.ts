/** @jest-environment jsdom */
import { announcePage } from '../../lib/page-life'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { startMenu } from './start-menu'

const endDocument = endDocumentAfterEach()

const media = { bar: true, wide: true }
const changes = new Set<() => void>()

const byId = (id: string) => document.getElementById(id) as HTMLElement
const drawer = (title: string) => byId(title) as HTMLDetailsElement
const summary = (title: string) => drawer(title).querySelector('summary') as HTMLElement
const openDrawers = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)
const menu = () => byId('site-menu')

/** The element under the pointer. */
let under: Element | null = null
const move = (element: Element, pointerType = 'mouse') => {
  const event = new MouseEvent('pointerover', { bubbles: true, relatedTarget: under })
  under = element
  element.dispatchEvent(Object.assign(event, { pointerType }))
}
/** Milliseconds since the document started, as in events. */
const at = (timeStamp: number, event: Event) => Object.defineProperty(event, 'timeStamp', { value: timeStamp })
const press = (key: string, over: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...over })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  return event
}
/** Adds popovers, which jsdom lacks. */
const usePopovers = () => {
  let isOpen = false
  const { matches } = Element.prototype
  const setOpen = (value: boolean) => {
    isOpen = value
    menu().dispatchEvent(new Event('toggle'))
  }
  Object.assign(menu(), {
    popover: 'auto',
    matches: (selector: string) => (selector === ':popover-open' ? isOpen : matches.call(menu(), selector)),
    hidePopover: () => setOpen(false),
  })
  byId('toggle').addEventListener('click', () => setOpen(!isOpen))
  byId('overlay').addEventListener('click', () => setOpen(false))
}
const pressToggle = () => byId('toggle').click()
const isPanelOpen = () => document.documentElement.hasAttribute('data-menu-open')

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(media, { bar: true, wide: true })
  document.documentElement.removeAttribute('data-menu-open')
  under = null
  document.body.innerHTML = `
    <div>
      <a href="#main" id="skip">Skip</a>
      <div data-island="header"><header data-header>
        <button id="toggle" popovertarget="site-menu"></button>
        <button data-menu-overlay id="overlay" popovertarget="site-menu" popovertargetaction="hide"></button>
        <div id="site-menu">
          <details name="site-menu" id="product"><summary data-menu-item>Product</summary>
            <a href="#inbox" id="inbox">Inbox</a><a href="#reports" id="reports">Reports</a></details>
          <details name="site-menu" id="solutions"><summary data-menu-item>Solutions</summary><a href="#health">Health</a></details>
          <a href="#pricing" id="pricing" data-menu-item>Pricing</a>
        </div>
      </header></div>
      <main id="main"><button id="outside">Outside</button></main>
    </div>`
  const matchMedia = (query: string) => ({
    get matches() {
      return query.includes('hover') ? media.bar : media.wide
    },
    addEventListener: (_type: string, listener: () => void) => changes.add(listener),
  })
  Object.assign(window, { matchMedia })
  changes.clear()
  startMenu(document)
})

describe('hovering (requirements 4.3)', () => {
  it.each(['outside', 'overlay'])(
    'opens the drawer under the pointer, and closes it 100 ms after leaving to %s',
    (id) => {
      move(summary('product'))
      expect(openDrawers()).toEqual(['product'])
      move(byId(id))
      jest.advanceTimersByTime(99)
      expect(openDrawers()).toEqual(['product'])
      jest.advanceTimersByTime(1)
      expect(openDrawers()).toEqual([])
    },
  )

  it('keeps it open when the pointer returns in time or moves within the drawer', () => {
    move(summary('product'))
    move(byId('outside'))
    jest.advanceTimersByTime(60)
    move(byId('reports'))
    jest.advanceTimersByTime(500)
    expect(openDrawers()).toEqual(['product'])
  })

  it('ignores the overlay appearing under a resting pointer', () => {
    move(byId('outside'))
    drawer('product').open = true
    move(byId('overlay'))
    jest.advanceTimersByTime(1000)
    expect(openDrawers()).toEqual(['product'])
  })

  it('closes the drawer when the pointer reaches a plain link', () => {
    move(summary('product'))
    move(byId('pricing'))
    expect(openDrawers()).toEqual([])
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
    byId(id).click()
    expect(openDrawers()).toEqual([])
    expect(isPanelOpen()).toBe(false)
  })
})

describe('keys', () => {
  it('closes with Escape and restores the focus', () => {
    drawer('product').open = true
    byId('reports').focus()
    press('Escape')
    expect(openDrawers()).toEqual([])
    expect(summary('product')).toHaveFocus()
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
    expect(byId('inbox')).toHaveFocus()
    press('ArrowUp')
    expect(summary('product')).toHaveFocus()
  })

  it('ignores keys with modifiers and keys elsewhere', () => {
    summary('product').tabIndex = 0
    summary('product').focus()
    expect(press('ArrowRight', { altKey: true }).defaultPrevented).toBe(false)
    byId('outside').focus()
    expect(press('ArrowRight').defaultPrevented).toBe(false)
  })

  it('closes a drawer when the focus leaves it', () => {
    drawer('product').open = true
    byId('inbox').focus()
    expect(openDrawers()).toEqual(['product'])
    byId('outside').focus()
    expect(openDrawers()).toEqual([])
  })
})

describe.each([true, false])('the panel, with popovers: %s', (hasPopovers) => {
  beforeEach(() => {
    Object.assign(media, { bar: false, wide: false })
    if (hasPopovers) usePopovers()
  })

  it('makes the page inert while it is open', () => {
    const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id)
    pressToggle()
    expect(inert()).toEqual(['skip', 'main'])
    pressToggle()
    expect(inert()).toEqual([])
  })

  it('opens its first drawer only on a wide touch screen, and closes its drawers with itself', () => {
    pressToggle()
    expect(openDrawers()).toEqual([])
    pressToggle()
    media.wide = true
    pressToggle()
    expect(openDrawers()).toEqual(['product'])
    pressToggle()
    expect(openDrawers()).toEqual([])
  })

  it.each<[string, () => void]>([
    ['on Escape', () => void press('Escape')],
    ['at a link', () => byId('pricing').click()],
    ['on a click on the overlay', () => byId('overlay').click()],
    ['when the window switches to the bar', () => changes.forEach((listener) => listener())],
  ])('closes %s', (_name, act) => {
    pressToggle()
    act()
    expect(isPanelOpen()).toBe(false)
  })
})

it('handles a popover that was opened before the script loaded', () => {
  endDocument()
  usePopovers()
  pressToggle()
  startMenu(document)
  expect(byId('main')).toHaveAttribute('inert')
})

it('returns the focus from a panel without popovers to its button', () => {
  media.bar = false
  pressToggle()
  byId('pricing').focus()
  press('Escape')
  expect(byId('toggle')).toHaveFocus()
})

it('closes other drawers when one opens, for browsers that do not', () => {
  drawer('product').open = true
  drawer('solutions').setAttribute('open', '')
  drawer('solutions').dispatchEvent(new Event('toggle'))
  expect(openDrawers()).toEqual(['solutions'])
})

it.each<[string, () => unknown]>([
  ['on a new page', () => announcePage(document, { path: '/about/', isForward: true })],
  [
    'when the page returns from the back-forward cache',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])('closes %s', (_name, show) => {
  drawer('product').open = true
  show()
  expect(openDrawers()).toEqual([])
})

it('closes the drawers of the menu and no other disclosures, and keeps focus elsewhere', () => {
  document.body.innerHTML =
    '<details name="site-menu" open id="drawer"></details><details open id="question"></details><button></button>'
  document.querySelector('button')?.focus()
  press('Escape')
  expect(openDrawers()).toEqual(['question'])
  expect(document.querySelector('button')).toHaveFocus()
})
