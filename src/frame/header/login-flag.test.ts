/** @jest-environment jsdom */
import { startLoginFlag } from './login-flag'

const flag = () => localStorage.getItem('HS--log-in-clicked')

let stop: () => void

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<a href="#login" data-login=""><span>Login</span></a><a href="#demo">Get a Demo</a>'
  stop = startLoginFlag(document)
})
afterEach(() => stop())

it('sets the flag for a click on Login, and on what stands in it', () => {
  document.querySelector('span')?.click()
  expect(flag()).toBe('1')
})

it('sets no flag for other links', () => {
  document.querySelector<HTMLElement>('[href="#demo"]')?.click()
  expect(flag()).toBeNull()
})

it('does not mind where storage is refused', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(() => document.querySelector('span')?.click()).not.toThrow()
})

it('sets none once it is stopped', () => {
  stop()
  document.querySelector('span')?.click()
  expect(flag()).toBeNull()
})
