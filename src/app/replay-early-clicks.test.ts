/** @jest-environment jsdom */
import { replayEarlyClicks } from './replay-early-clicks'

const heard = jest.fn()
const onClick = (event: Event): void => {
  heard((event.target as Element).id, event.defaultPrevented)
}
const byId = (id: string): Element => document.getElementById(id) as Element

beforeEach(() => {
  heard.mockReset()
  document.body.innerHTML =
    '<div id="site-menu"><a id="in-menu" href="#plans">Plans</a><details><summary id="drawer">Product</summary></details></div>' +
    '<a id="section" href="#plans">Plans</a><a id="ask" href="#contact-us">Contact</a>' +
    '<a id="answers" href="/#open-beacon">Help</a><button id="refuse" data-do-not-sell="">Do Not Sell</button>' +
    '<button id="close" data-dismisses-demo-bar="">Close</button>' +
    '<button id="dark" data-color-scheme-switch="">Dark mode</button>' +
    '<button id="decline" data-newsletter-decline="">No thanks</button><button id="toggle" popovertarget="site-menu"></button>'
  document.addEventListener('click', onClick)
})
afterEach(() => {
  document.removeEventListener('click', onClick)
  delete window.earlyClicks
})

it('repeats clicks that only controllers handle, in order', () => {
  const ids = ['close', 'dark', 'ask', 'refuse', 'answers', 'in-menu', 'decline', 'toggle', 'ask']
  window.earlyClicks = ids.map(byId)
  replayEarlyClicks(window)
  expect(heard.mock.calls).toEqual(ids.map((id) => [id, false]))
})

it('prevents the browser’s default action, only during the replay', () => {
  const events: Event[] = []
  document.addEventListener('click', (event) => events.push(event), { once: true })
  window.earlyClicks = [byId('in-menu')]
  replayEarlyClicks(window)
  expect(events[0]?.defaultPrevented).toBe(true)
  const later = new MouseEvent('click', { bubbles: true, cancelable: true })
  expect(byId('section').dispatchEvent(later)).toBe(true)
})

it('repeats each click once and ends the recording', () => {
  window.earlyClicks = [byId('refuse')]
  replayEarlyClicks(window)
  replayEarlyClicks(window)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(window.earlyClicks).toBeUndefined()
})

it.each([
  ['submits a form that the browser refused, for its code to check', '', 1],
  ['does not submit it when it has been corrected since', 'maya@work.example', 0],
])('%s', (_, value, times) => {
  document.body.innerHTML += `<form id="trial"><input required value="${value}" /></form>`
  const form = byId('trial')
  const onSubmit = jest.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', onSubmit)
  window.earlyClicks = [form]
  replayEarlyClicks(window)
  expect(onSubmit).toHaveBeenCalledTimes(times)
})
