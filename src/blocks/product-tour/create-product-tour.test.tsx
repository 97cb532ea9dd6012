import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createProductTour } from './create-product-tour'
import { ProductTour } from './ProductTour'
import { sampleTour } from './test-support/sample-tour'

let tour: ReturnType<typeof createProductTour>

const at = (address: string) => {
  window.history.replaceState({}, '', address)
}
const open = (address = '/product-tour/') => {
  at(address)
  render(
    <>
      <a href="/other/">Elsewhere</a>
      <ProductTour {...sampleTour} />
      <input aria-label="Field" />
    </>,
  )
  tour = createProductTour(document)
}
/** The browser follows links to hashes after the click; jsdom does so with the next task. */
const settled = () => new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
const moveHash = (address: string) => {
  at(address)
  window.dispatchEvent(new Event('hashchange'))
}
const current = () => [...document.querySelectorAll('[data-steps] > [data-current]')].map(({ id }) => id)
const marked = () => [...document.querySelectorAll('[aria-current=step]')].map(({ textContent }) => textContent)
const image = (name: string) => screen.getByRole('img', { name: `Picture of ${name}` })

function touch(type: string, clientX: number, init: { on?: Element; clientY?: number; pointerType?: string } = {}) {
  const { on = image('window'), clientY = 100, pointerType = 'touch' } = init
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY })
  Object.defineProperty(event, 'isPrimary', { value: true })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  on.dispatchEvent(event)
}

afterEach(() => {
  tour.stop()
})

it.each([
  ['/product-tour/', 'step-window', 'Beacon'],
  ['/product-tour/#step-report', 'step-report', 'Report'],
  ['/product-tour/#step-none', 'step-window', 'Beacon'],
  ['/product-tour/#%', 'step-window', 'Beacon'],
])('begins %s at %s', (address, step, label) => {
  open(address)
  expect(current()).toEqual([step])
  expect(marked()).toEqual([label])
})

it('moves nothing at the beginning, and lets a step arrive later', () => {
  open()
  expect(document.querySelector('[data-has-arrived]')).toBeNull()
  moveHash('/product-tour/#step-inbox')
  expect(document.querySelector('[data-has-arrived]')).toHaveAttribute('id', 'step-inbox')
})

it('fetches the picture of the next step ahead', () => {
  open()
  expect(image('inbox')).toHaveAttribute('loading', 'eager')
  expect(image('report')).toHaveAttribute('loading', 'lazy')
})

it('follows links and the way back', async () => {
  open()
  screen.getByRole('link', { name: 'Next: Inbox' }).click()
  await settled()
  expect(current()).toEqual(['step-inbox'])
  expect(window.location.hash).toBe('#step-inbox')
  moveHash('/product-tour/')
  expect(current()).toEqual(['step-window'])
})

it('shows a step before those who have listened longer to changes of the hash scroll to it', async () => {
  let seen: string[] = []
  window.addEventListener('hashchange', () => (seen = current()), { once: true })
  open()
  screen.getByRole('link', { name: 'Report' }).click()
  await settled()
  expect(seen).toEqual(['step-report'])
})

it('stays where it is when the address leads to something else', () => {
  open('/product-tour/#step-inbox')
  moveHash('/product-tour/#contact-us')
  expect(current()).toEqual(['step-inbox'])
})

it.each([
  ['ArrowRight', '#step-report'],
  ['ArrowLeft', '#step-window'],
  ['End', '#step-report'],
  ['Home', '#step-window'],
])('goes by %s within the tour', async (key, hash) => {
  open('/product-tour/#step-inbox')
  const link = screen.getByRole('link', { name: 'More about the inbox' })
  expect(fireEvent.keyDown(link, { key })).toBe(false)
  await settled()
  expect(window.location.hash).toBe(hash)
})

it('takes arrow keys when nothing has the focus, but leaves Home and End to the page', async () => {
  open('/product-tour/#step-inbox')
  expect(fireEvent.keyDown(document.body, { key: 'End' })).toBe(true)
  expect(fireEvent.keyDown(document.body, { key: 'ArrowRight' })).toBe(false)
  await settled()
  expect(current()).toEqual(['step-report'])
})

it.each<[string, () => boolean]>([
  ['in a field', () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowRight' })],
  ['elsewhere', () => fireEvent.keyDown(screen.getByRole('link', { name: 'Elsewhere' }), { key: 'ArrowRight' })],
  ['of the browser', () => fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })],
  ['at the beginning', () => fireEvent.keyDown(document.body, { key: 'ArrowLeft' })],
])('leaves keys alone %s', (_name, press) => {
  open()
  expect(press()).toBe(true)
  expect(window.location.hash).toBe('')
})

it.each([
  ['to the left', 300, 200, '#step-inbox'],
  ['to the right', 200, 300, '#step-window'],
])('goes on or back by a swipe %s', async (_name, from, to, hash) => {
  open(`/product-tour/${hash === '#step-window' ? '#step-inbox' : ''}`)
  touch('pointerdown', from)
  touch('pointerup', to, { on: document.body })
  await settled()
  expect(window.location.hash).toBe(hash)
})

it.each<[string, () => void]>([
  [
    'a mouse',
    () => {
      touch('pointerdown', 300, { pointerType: 'mouse' })
    },
  ],
  [
    'a finger elsewhere',
    () => {
      touch('pointerdown', 300, { on: screen.getByRole('textbox') })
    },
  ],
  [
    'scrolling',
    () => {
      touch('pointerdown', 300)
      touch('pointercancel', 250)
    },
  ],
])('takes %s for no swipe', (_name, begin) => {
  open()
  const follow = jest.fn()
  document.addEventListener('click', follow)
  begin()
  touch('pointerup', 200)
  document.removeEventListener('click', follow)
  expect(follow).not.toHaveBeenCalled()
})

it('does not swipe beyond the ends', () => {
  open()
  const follow = jest.fn()
  document.addEventListener('click', follow)
  touch('pointerdown', 200)
  touch('pointerup', 300)
  document.removeEventListener('click', follow)
  expect(follow).not.toHaveBeenCalled()
})

it('shows a tour that is drawn later', () => {
  open()
  cleanup()
  tour.show()
  at('/product-tour/#step-inbox')
  render(<ProductTour {...sampleTour} />)
  tour.show()
  expect(current()).toEqual(['step-inbox'])
})

it('does nothing once it is stopped', () => {
  open()
  tour.stop()
  moveHash('/product-tour/#step-inbox')
  expect(current()).toEqual(['step-window'])
  expect(fireEvent.keyDown(document.body, { key: 'ArrowRight' })).toBe(true)
})
