import { createBatch } from './batch'

const double = jest.fn<Promise<readonly number[]>, [items: readonly number[]]>()

beforeEach(() => {
  double.mockClear()
  double.mockImplementation((items) => Promise.resolve(items.map((item) => 2 * item)))
})

it('batches items that arrive together', async () => {
  const add = createBatch(double, 10)
  await expect(Promise.all([add(1), add(2), add(3)])).resolves.toEqual([2, 4, 6])
  expect(double.mock.calls).toEqual([[[1, 2, 3]]])
})

it('collects items for the next batch while one runs, and runs one batch at a time', async () => {
  let running = 0
  double.mockImplementation(async (items) => {
    running += 1
    expect(running).toBe(1)
    await new Promise(setImmediate)
    running -= 1
    return items
  })
  const add = createBatch(double, 10)
  const first = add(1)
  await new Promise(setImmediate)
  await Promise.all([first, add(2), add(3)])
  await add(4)
  expect(double.mock.calls).toEqual([[[1]], [[2, 3]], [[4]]])
})

it('respects the limit', async () => {
  const add = createBatch(double, 2)
  await Promise.all([1, 2, 3, 4, 5].map(add))
  expect(double.mock.calls).toEqual([[[1, 2]], [[3, 4]], [[5]]])
})

it('fails only broken items', async () => {
  double.mockImplementation((items) =>
    items.includes(2) ? Promise.reject(new Error('broken')) : Promise.resolve(items),
  )
  const add = createBatch(double, 10)
  const results = await Promise.allSettled([1, 2, 3].map(add))
  expect(results).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: new Error('broken') },
    { status: 'fulfilled', value: 3 },
  ])
  double.mockImplementation((items) => Promise.resolve(items))
  await expect(add(4)).resolves.toBe(4)
})

it('fails all items of a batch that a database does not answer, without trying each', async () => {
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  double.mockImplementation(() => {
    now += 5000
    return Promise.reject(new Error('timeout'))
  })
  const add = createBatch(double, 10)
  const results = await Promise.allSettled([1, 2, 3].map(add))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(double).toHaveBeenCalledTimes(1)
})
