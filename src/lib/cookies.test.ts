/** @jest-environment jsdom */
import { findCookie, readCookies } from './cookies'
import { removeCookie, writeCookie } from './write-cookie'

const asWritten = (value: string): string => value

/** Sets the cookies of the browser. */
const have = (cookies: string): void => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => cookies })
}

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie')
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`
})

describe('findCookie', () => {
  it.each([
    ['one among others', 'b=2; a=1; c=3', '1'],
    ['one with equals signs in its value', 'a=1=2=', '1=2='],
    ['the first of two', 'a=1; a=2', '1'],
    ['the first of two that can be read', 'a=; a=2', '2'],
  ])('finds %s', (_name, cookies, value) => {
    have(cookies)
    expect(findCookie(readCookies(), 'a', asWritten)).toBe(value)
  })

  it.each([
    ['no cookies', ''],
    ['another name', 'b=1'],
    ['a name that ends alike', 'xa=1'],
    ['a name that begins alike', 'ax=1'],
    ['a value that looks like it', 'b=a=1'],
    ['no value', 'a'],
  ])('finds nothing in %s', (_name, cookies) => {
    have(cookies)
    expect(findCookie(readCookies(), 'a', asWritten)).toBeUndefined()
  })

  it('lets the parser choose from several', () => {
    have('a=x; a=7; a=8')
    expect(findCookie(readCookies(), 'a', (value) => Number(value) || undefined)).toBe(7)
  })
})

it('writes the unchanged value with path, expiry, SameSite and given attributes, by default without a domain', () => {
  jest.useFakeTimers({ now: Date.UTC(2025, 0, 1) })
  const set = jest.spyOn(document, 'cookie', 'set')
  writeCookie('a', 'b|c%20d', {}, 63_072_000_000)
  writeCookie('a', '1', { domain: '.hearthside.example' }, 1000)
  expect(set.mock.calls).toEqual([
    ['a=b|c%20d; path=/; expires=Fri, 01 Jan 2027 00:00:00 GMT; sameSite=Strict'],
    ['a=1; path=/; expires=Wed, 01 Jan 2025 00:00:01 GMT; sameSite=Strict; domain=.hearthside.example'],
  ])
})

it('removes a cookie', () => {
  writeCookie('a', '1', {}, 60_000)
  removeCookie('a', {})
  expect(findCookie(readCookies(), 'a', asWritten)).toBeUndefined()
})

it('is empty and silent where cookies are refused', () => {
  const refuse = (): never => {
    throw new DOMException('The document is sandboxed', 'SecurityError')
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
  expect(findCookie(readCookies(), 'a', asWritten)).toBeUndefined()
  expect(() => writeCookie('a', '1', {}, 1000)).not.toThrow()
  expect(() => removeCookie('a', {})).not.toThrow()
})
