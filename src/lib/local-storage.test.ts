/** @jest-environment jsdom */
import { readExpiring, readLocal, removeLocal, writeExpiring, writeLocal } from './local-storage'

const now = Date.UTC(2025, 4, 1)
const lifetime = 31_536_000_000

beforeEach(() => {
  localStorage.clear()
})

describe('plain values', () => {
  it('reads what was written, and an empty text too', () => {
    expect(writeLocal('key', 'value')).toBe(true)
    expect(readLocal('key')).toBe('value')
    expect(writeLocal('key', '')).toBe(true)
    expect(readLocal('key')).toBe('')
  })

  it('reads nothing where nothing was written, or where it was removed', () => {
    expect(readLocal('key')).toBeUndefined()
    writeLocal('key', 'value')
    removeLocal('key')
    expect(readLocal('key')).toBeUndefined()
  })
})

describe('expiring values', () => {
  it('are there until a year of 31,536,000,000 ms has passed', () => {
    expect(writeExpiring('key', 'value', now)).toBe(true)
    expect(readExpiring('key', now)).toBe('value')
    expect(readExpiring('key', now + lifetime - 1)).toBe('value')
    expect(readExpiring('key', now + lifetime)).toBeUndefined()
  })

  it('are stored as JSON with value and end', () => {
    writeExpiring('key', 'value', now)
    expect(localStorage.getItem('key')).toBe(JSON.stringify({ v: 'value', e: now + lifetime }))
  })

  it.each([
    ['nothing', undefined],
    ['plain text', 'value'],
    ['half of it', '{"v":"value","e":'],
    ['another object', '{"value":"value"}'],
    ['a value that is no text', '{"v":1,"e":9999999999999}'],
    ['an end that is no number', '{"v":"value","e":"never"}'],
    ['no end', '{"v":"value"}'],
    ['a list', '["value",9999999999999]'],
    ['null', 'null'],
    ['a number', '1'],
  ])('are absent where there is %s', (_name, stored) => {
    if (stored !== undefined) localStorage.setItem('key', stored)
    expect(readExpiring('key', now)).toBeUndefined()
  })
})

/** What is left of each function when the browser refuses. */
const expectNothingToHappen = () => {
  expect(readLocal('key')).toBeUndefined()
  expect(writeLocal('key', 'value')).toBe(false)
  expect(() => removeLocal('key')).not.toThrow()
  expect(readExpiring('key', now)).toBeUndefined()
  expect(writeExpiring('key', 'value', now)).toBe(false)
}

it('is absent and silent where every call is refused', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expectNothingToHappen()
})

it('is absent and silent where storage itself is refused', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expectNothingToHappen()
})

it('is absent and silent where there is no storage at all', () => {
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage)
  expectNothingToHappen()
})

it('says so when storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeLocal('key', 'value')).toBe(false)
  expect(readLocal('key')).toBeUndefined()
})
