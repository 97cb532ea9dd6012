import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { announcePage, announceReplacement } from '../../lib/page-life'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { startTourSteps, swipeDirection } from './start-tour-steps'
import type { TourStep, TourStepsProps } from './tour.cms'
import { TourSteps } from './Tour.Steps'

const step = (name: string, title: string, label: string, link?: TourStep['link']): TourStep => ({
  id: `step-${name}`,
  title,
  label,
  bodyHtml: '<p>At night.</p>',
  picture: { src: `/${name}.png`, width: 1600, height: 1200, alt: `Picture of ${name}`, sources: [] },
  link,
})

const tour: TourStepsProps = {
  steps: [
    step('window', 'It knocks', 'Beacon'),
    step('inbox', 'It is read', 'Inbox', { label: 'More about the inbox', href: '/inbox/' }),
    step('report', 'It counts', 'Report'),
  ],
  primary: { label: 'Try it free', href: 'https://secure.hearthside.example/members/register/' },
  secondary: { label: 'Get a demo', href: '/lp/get-a-demo/' },
}

endDocumentAfterEach()

afterEach(() => Reflect.deleteProperty(window, 'visualViewport'))

const at = (address: string) => {
  window.history.replaceState({}, '', address)
}
const open = (address = '/product-tour/') => {
  at(address)
  render(
    <>
      <a href="/other/">Elsewhere</a>
      <TourSteps {...tour} />
      <input aria-label="Field" />
    </>,
  )
  startTourSteps(document)
}
/** The browser follows links to hashes after the click; jsdom in the next task. */
const settled = () => new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
const moveHash = (address: string) => {
  at(address)
  window.dispatchEvent(new Event('hashchange'))
}
const current = () => [...document.querySelectorAll('[data-steps] > [data-current]')].map(({ id }) => id)
const marked = () => [...document.querySelectorAll('[aria-current=step]')].map(({ textContent }) => textContent)
const image = (name: string) => screen.getByAltText(`Picture of ${name}`)
const link = (name: string) => screen.getByText(name, { selector: 'a' })

function touch(type: string, clientX: number, init: { on?: Element; clientY?: number; pointerType?: string } = {}) {
  const { on = image('window'), clientY = 100, pointerType = 'touch' } = init
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY })
  Object.defineProperty(event, 'isPrimary', { value: true })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  return on.dispatchEvent(event)
}

it('shows every step without a script, with links between them', () => {
  render(<TourSteps {...tour} />)
  const hrefsIn = (part: HTMLElement) => Array.from(part.querySelectorAll('a'), (each) => each.getAttribute('href'))
  expect(hrefsIn(screen.getByLabelText('Steps of the tour'))).toEqual(['#step-window', '#step-inbox', '#step-report'])
  const step = screen.getByRole('region', { name: 'It is read' })
  expect(within(step).getByText('Step 2 of 3')).toBeVisible()
  expect(hrefsIn(step)).toEqual(['/inbox/', '#step-window', '#step-report'])
  expect(within(screen.getByRole('region', { name: 'It knocks' })).queryByText('Back')).toBeNull()
})

it.each([
  ['/product-tour/', 'step-window', 'Beacon'],
  ['/product-tour/#step-report', 'step-report', 'Report'],
  ['/product-tour/#step-none', 'step-window', 'Beacon'],
  ['/product-tour/#%', 'step-window', 'Beacon'],
])('opens %s at step %s', (address, step, label) => {
  open(address)
  expect(current()).toEqual([step])
  expect(marked()).toEqual([label])
})

it('animates later steps but not the first, and fetches the picture of the next one', () => {
  open()
  expect(document.querySelector('[data-has-arrived]')).toBeNull()
  expect(image('inbox')).toHaveAttribute('loading', 'eager')
  expect(image('report')).toHaveAttribute('loading', 'lazy')
  moveHash('/product-tour/#step-inbox')
  expect(document.querySelector('[data-has-arrived]')).toHaveAttribute('id', 'step-inbox')
})

it('follows links and history navigation', async () => {
  open()
  link('Next: Inbox').click()
  await settled()
  expect(current()).toEqual(['step-inbox'])
  expect(window.location.hash).toBe('#step-inbox')
  moveHash('/product-tour/')
  expect(current()).toEqual(['step-window'])
})

it('shows a step before earlier hashchange listeners run', async () => {
  let seen: string[] = []
  window.addEventListener('hashchange', () => (seen = current()), { once: true })
  open()
  link('Report').click()
  await settled()
  expect(seen).toEqual(['step-report'])
})

it('keeps the step when the hash is not a step', () => {
  open('/product-tour/#step-inbox')
  moveHash('/product-tour/#contact-us')
  expect(current()).toEqual(['step-inbox'])
})

it.each([
  ['ArrowRight', '#step-report'],
  ['ArrowLeft', '#step-window'],
  ['Home', '#step-window'],
  ['End', '#step-report'],
])('handles %s inside the tour', async (key, hash) => {
  open('/product-tour/#step-inbox')
  const more = link('More about the inbox')
  expect(fireEvent.keyDown(more, { key })).toBe(false)
  await settled()
  expect(window.location.hash).toBe(hash)
})

it('handles arrow keys without focus, but not Home and End', async () => {
  open('/product-tour/#step-inbox')
  expect(fireEvent.keyDown(document.body, { key: 'End' })).toBe(true)
  expect(fireEvent.keyDown(document.body, { key: 'ArrowRight' })).toBe(false)
  await settled()
  expect(current()).toEqual(['step-report'])
})

it.each<[string, () => boolean]>([
  ['in a field', () => fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'ArrowRight' })],
  ['elsewhere', () => fireEvent.keyDown(link('Elsewhere'), { key: 'ArrowRight' })],
  ['of the browser', () => fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })],
  ['at the beginning', () => fireEvent.keyDown(document.body, { key: 'ArrowLeft' })],
])('ignores keys %s', (_name, press) => {
  open()
  expect(press()).toBe(true)
  expect(window.location.hash).toBe('')
})

it.each([
  ['to the left', 300, 200, '#step-inbox'],
  ['to the right', 200, 300, '#step-window'],
])('changes the step on a swipe %s', async (_name, from, to, hash) => {
  open(`/product-tour/${hash === '#step-window' ? '#step-inbox' : ''}`)
  touch('pointerdown', from)
  touch('pointerup', to, { on: document.body })
  await settled()
  expect(window.location.hash).toBe(hash)
})

it.each<[string, () => unknown, number]>([
  ['a mouse', () => touch('pointerdown', 300, { pointerType: 'mouse' }), 200],
  ['a finger elsewhere', () => touch('pointerdown', 300, { on: screen.getByLabelText('Field') }), 200],
  [
    'scrolling',
    () => {
      touch('pointerdown', 300)
      touch('pointercancel', 250)
    },
    200,
  ],
  ['a swipe before the first step', () => touch('pointerdown', 200), 300],
])('does not change the step on %s', (_name, begin, end) => {
  open()
  const follow = jest.fn()
  document.addEventListener('click', follow)
  begin()
  touch('pointerup', end)
  expect(follow).not.toHaveBeenCalled()
})

it('leaves swipes to the browser while the visitor has zoomed in', () => {
  const zoom = Object.assign(new EventTarget(), { scale: 1 })
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: zoom })
  const follow = jest.fn()
  document.addEventListener('click', follow)
  open()
  zoom.scale = 2
  zoom.dispatchEvent(new Event('resize'))
  expect(document.querySelector('[data-tour]')).toHaveAttribute('data-is-zoomed')
  touch('pointerdown', 300)
  touch('pointerup', 200)
  expect(follow).not.toHaveBeenCalled()
})

it('starts a tour in a variant of a block', () => {
  open()
  cleanup()
  announcePage(document, { path: window.location.pathname, isForward: true })
  at('/product-tour/#step-inbox')
  render(<TourSteps {...tour} />)
  announceReplacement(document)
  expect(current()).toEqual(['step-inbox'])
})

it.each([
  ['of a trembling finger', -40, 0],
  ['across', -60, 45],
])('reads no swipe in a movement %s', (_name, x, y) => {
  expect(swipeDirection({ x: 200, y: 300 }, { x: 200 + x, y: 300 + y })).toBe(0)
})
