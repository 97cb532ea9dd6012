/** @jest-environment jsdom */
import { createStorage } from './storage'

it('reads ids that the SDK has written directly', () => {
  localStorage.setItem('__nt_anonymous_id__', 'f00d-1')
  expect(createStorage(() => true).getItem('__nt_anonymous_id__')).toBe('f00d-1')
})

it('keeps nothing without consent', () => {
  const storage = createStorage(() => false)
  storage.setItem('__nt_profile__', { id: 'p1' })
  expect(storage.getItem('__nt_profile__')).toBeNull()
  expect(localStorage.getItem('__nt_profile__')).toBeNull()
})
