import { createId } from './create-id'

it('is a random UUID, another one each time', () => {
  const ids = Array.from({ length: 1000 }, createId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})
