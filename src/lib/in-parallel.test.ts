import { inParallel } from './in-parallel'

it('processes each item once, within the concurrency limit', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    done.push(item)
  })
  expect(done.sort()).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})
