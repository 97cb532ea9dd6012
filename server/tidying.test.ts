import { createTidying } from './tidying'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const retention = { leads: 365 * day, states: [] }

let time: number
let elapsed: number
const tidyStore = jest.fn<Promise<void>, [now: number, retention: unknown]>()
const reportError = jest.fn()

beforeEach(() => {
  time = 0
  elapsed = 0
  tidyStore.mockReset().mockResolvedValue(undefined)
  reportError.mockClear()
})

const open = () =>
  createTidying({
    store: () => Promise.resolve({ tidy: tidyStore }),
    retention,
    reportError,
    now: () => time,
    elapsed: () => elapsed,
  })

/** Advances the clock and the monotonic clock. */
const pass = (ms: number): void => {
  time += ms
  elapsed += ms
}

it('deletes at most once an hour', async () => {
  const tidy = open()
  for (let asked = 0; asked < 130; asked += 1) {
    await tidy()
    pass(minute)
  }
  expect(tidyStore.mock.calls).toEqual([
    [hour, retention],
    [2 * hour, retention],
  ])
})

it.each([
  ['ahead', 1000 * day],
  ['back', -1000 * day],
])('deletes nothing for an hour after the clock has jumped %s', async (_name, jump) => {
  const tidy = open()
  pass(59 * minute)
  time += jump
  await tidy()
  pass(59 * minute)
  await tidy()
  expect(tidyStore).not.toHaveBeenCalled()
  time -= jump
  await tidy()
  pass(hour)
  await tidy()
  expect(tidyStore.mock.calls).toEqual([[time, retention]])
})

it('reports failures and continues', async () => {
  const tidy = open()
  tidyStore.mockRejectedValueOnce(new Error('database is locked'))
  pass(hour)
  await tidy()
  expect(reportError).toHaveBeenCalledWith(expect.any(String), new Error('database is locked'))
  pass(hour)
  await tidy()
  expect(tidyStore).toHaveBeenCalledTimes(2)
})
