/** @jest-environment jsdom */
import { startLoginFlag } from './login-flag'

const flag = () => localStorage.getItem('HS--log-in-clicked')

let running: AbortController

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<a href="#login" data-login=""><span>Login</span></a><a href="#demo">Get a Demo</a>'
  running = new AbortController()
  startLoginFlag(document, running)
})
afterEach(() => {
  running.abort()
})

it('stores the flag on a click on Login or inside of it', () => {
  document.querySelector('span')?.click()
  expect(flag()).toBe('1')
})

it('ignores other links, and everything after the signal has aborted', () => {
  document.querySelector<HTMLElement>('[href="#demo"]')?.click()
  running.abort()
  document.querySelector('span')?.click()
  expect(flag()).toBeNull()
})
