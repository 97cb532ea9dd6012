/** @jest-environment jsdom */
import { readExpiring, readLocal, removeLocal, writeExpiring, writeLocal } from './local-storage'

const now = Date.UTC(2025, 4, 1)
const lifetime = 31_536_000_000

beforeEach(() => {
  jest.useFakeTimers({ now })
})

describe('expiring values', () => {
  it('are stored as JSON with value and end, and expire after a year of 31,536,000,000 ms', () => {
    expect(writeExpiring('key', 'value')).toBe(true)
    expect(localStorage.getItem('key')).toBe(JSON.stringify({ v: 'value', e: now + lifetime }))
    jest.setSystemTime(now + lifetime - 1)
    expect(readExpiring('key')).toBe('value')
    jest.setSystemTime(now + lifetime)
    expect(readExpiring('key')).toBeUndefined()
  })

  it.each([
    ['plain text', 'value'],
    ['a value that is no text', '{"v":1,"e":9999999999999}'],
    ['an end that is no number', '{"v":"value","e":"never"}'],
    ['no end', '{"v":"value"}'],
    ['null', 'null'],
  ])('are absent where there is %s', (_name, stored) => {
    localStorage.setItem('key', stored)
    expect(readExpiring('key')).toBeUndefined()
  })
})

it('returns undefined without an error when storage is refused', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(readLocal('key')).toBeUndefined()
  expect(writeLocal('key', 'value')).toBe(false)
  expect(() => removeLocal('key')).not.toThrow()
  expect(readExpiring('key')).toBeUndefined()
  expect(writeExpiring('key', 'value')).toBe(false)
})

it('returns false when storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeLocal('key', 'value')).toBe(false)
  expect(readLocal('key')).toBeUndefined()
})
