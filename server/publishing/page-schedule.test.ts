import { createPageSchedule } from './page-schedule'

const day = 24 * 60 * 60 * 1000

/** Changes in memory: the times at which they are due. */
function setUp(...times: number[]) {
  const takeDue = (now: number) => {
    const due = times.filter((time) => time <= now)
    times.splice(0, due.length)
    return Promise.resolve({ isDue: due.length > 0, next: times[0] })
  }
  const wakes: number[] = []
  const reportError = jest.fn()
  const schedule = createPageSchedule({ takeDue }, () => wakes.push(Date.now()), reportError)
  return { schedule, wakes, reportError }
}

beforeEach(() => jest.useFakeTimers({ now: 0 }))

it('starts a build at each date, also after more days than a timer can wait', async () => {
  const { schedule, wakes } = setUp(day, 60 * day)
  await schedule.update()
  await jest.advanceTimersByTimeAsync(61 * day)
  expect(wakes).toEqual([day, 60 * day])
})

it('starts one for dates that have passed', async () => {
  const { schedule, wakes } = setUp(-2, -1)
  await schedule.update()
  expect(wakes).toEqual([0])
})

it('starts one a minute after a date that could not be stored', async () => {
  const takeDue = jest
    .fn()
    .mockResolvedValueOnce({ isDue: false, next: day })
    // The change waits in memory.
    .mockRejectedValueOnce(new Error('The disk is full.'))
    .mockResolvedValueOnce({ isDue: false, next: 2 * day })
    .mockResolvedValue({ isDue: true })
  const wakes: number[] = []
  const reportError = jest.fn()
  await createPageSchedule({ takeDue }, () => wakes.push(Date.now()), reportError).update()
  await jest.advanceTimersByTimeAsync(3 * day)
  expect(reportError).toHaveBeenCalledTimes(1)
  expect(wakes).toEqual([day + 60_000, 2 * day])
})

it('starts none after the server has closed', async () => {
  const { schedule, wakes } = setUp(day)
  await schedule.update()
  schedule.close()
  await jest.advanceTimersByTimeAsync(2 * day)
  expect(wakes).toEqual([])
})
