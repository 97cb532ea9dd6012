/** @jest-environment jsdom */
import { createStorage } from './storage'

const refuse = (): never => {
  throw new DOMException('Refused', 'SecurityError')
}

beforeEach(() => {
  localStorage.clear()
})

it('stores the SDK’s values across documents', () => {
  createStorage(() => true).setItem('__nt_profile__', { id: 'p1' })
  expect(createStorage(() => true).getItem('__nt_profile__')).toEqual({ id: 'p1' })
  expect(createStorage(() => true).getItem('__nt_other__')).toBeNull()
})

it('reads ids that the SDK has written directly', () => {
  localStorage.setItem('__nt_anonymous_id__', 'f00d-1')
  expect(createStorage(() => true).getItem('__nt_anonymous_id__')).toBe('f00d-1')
})

it('keeps nothing without consent', () => {
  const storage = createStorage(() => false)
  storage.setItem('__nt_profile__', { id: 'p1' })
  expect(storage.getItem('__nt_profile__')).toBeNull()
  expect(localStorage).toHaveLength(0)
})

it('uses memory when the browser refuses to store values', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  const storage = createStorage(() => true)
  storage.setItem('__nt_profile__', { id: 'p1' })
  expect(storage.getItem('__nt_profile__')).toEqual({ id: 'p1' })
})
