/** @jest-environment jsdom */
import { fixHash } from './fix-hash'

let stop: (() => void) | undefined
afterEach(() => stop?.())

const at = (address: string) => window.history.replaceState({ key: 'kept' }, '', address)

it.each(['/platform/?a=b#%E0%A4%A', '/#%', '/#100%'])(
  'makes %s an address that can be decoded to the same',
  (address) => {
    at(address)
    stop = fixHash(window)
    const { pathname, search, hash } = window.location
    expect(pathname + search + decodeURIComponent(hash)).toBe(address)
    expect(window.history.state).toEqual({ key: 'kept' })
  },
)

it.each(['/', '/#', '/#plans', '/#caf%C3%A9', '/?a=%E0%A4%A#plans', '/#100%25'])('leaves %s as it is', (address) => {
  at(address)
  stop = fixHash(window)
  const { pathname, search, hash, href } = window.location
  expect(href.endsWith(address)).toBe(true)
  expect(() => decodeURIComponent(hash)).not.toThrow()
  expect(pathname + search).toBe(address.split('#')[0])
})

it('mends it before those who listen after', () => {
  at('/')
  stop = fixHash(window)
  const seen: string[] = []
  const listen = () => seen.push(window.location.hash)
  window.addEventListener('popstate', listen)
  at('/#%E0%A4%A')
  window.dispatchEvent(new PopStateEvent('popstate'))
  window.removeEventListener('popstate', listen)
  expect(seen).toEqual(['#%25E0%25A4%25A'])
})

it('mends nothing once it is stopped', () => {
  at('/')
  fixHash(window)()
  at('/#%')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(window.location.hash).toBe('#%')
})
