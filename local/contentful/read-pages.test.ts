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

it('says that an answer is not one of the API, such as the web page of a wrong host', async () => {
  const page = '<html></html>' as unknown as { readonly total: number; readonly items: readonly number[] }
  await expect(readPages(2, () => Promise.resolve(page))).rejects.toThrow('Check the host in the variables')
})
