import { readPages } from './read-pages'

it('finds every item that stays, if another one is deleted between two pages', async () => {
  const space = [1, 2, 3, 4, 5, 6]
  let calls = 0
  const found = await readPages(2, ({ skip, limit }) => {
    calls += 1
    if (calls === 2) space.shift()
    return Promise.resolve({ total: space.length, items: space.slice(skip, skip + limit) })
  })
  expect(found).toEqual([2, 3, 4, 5, 6])
})
