/** @jest-environment jsdom */
import { searchKeyOffKey } from '../../lib/storage-keys'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { startSearchKeys } from './start-search-keys'

endDocumentAfterEach()

const header = '<header data-header><a href="#search" aria-keyshortcuts="/">Search</a></header>'
const opened = jest.fn()

beforeEach(() => {
  document.body.innerHTML = `${header}<input id="other"><input type="radio">`
  document.querySelector('a')?.addEventListener('click', opened)
  opened.mockReset()
  startSearchKeys(document)
})

const press = (init: KeyboardEventInit, on: Element | null = document.body): boolean =>
  on?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })) ?? true

it.each([{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }])(
  'opens the search with %j',
  (init) => {
    expect(press(init)).toBe(false)
    expect(opened).toHaveBeenCalledTimes(1)
  },
)

it.each([
  { key: 'k' },
  { key: '/', ctrlKey: true },
  { key: 'k', ctrlKey: true, altKey: true },
  { key: 'K', ctrlKey: true, shiftKey: true },
])('leaves %j to the browser', (init) => {
  expect(press(init)).toBe(true)
  expect(opened).not.toHaveBeenCalled()
})

it('leaves keys in fields alone', () => {
  expect(press({ key: '/' }, document.querySelector('#other'))).toBe(true)
  expect(opened).not.toHaveBeenCalled()
})

it('opens the search from a control without text', () => {
  expect(press({ key: '/' }, document.querySelector('[type=radio]'))).toBe(false)
  expect(opened).toHaveBeenCalledTimes(1)
})

it('leaves the key / to visitors who have turned it off', () => {
  localStorage.setItem(searchKeyOffKey, '1')
  expect(press({ key: '/' })).toBe(true)
  expect(press({ key: 'k', ctrlKey: true })).toBe(false)
})

it('moves to the field on the search page', () => {
  document.body.innerHTML = `${header}<div data-search><input type="search"></div>`
  expect(press({ key: '/' })).toBe(false)
  expect(document.querySelector('input')).toHaveFocus()
})
