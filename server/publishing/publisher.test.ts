import type { PublishEvent } from './publish-event'
import { createPublisher, type PublisherOptions } from './publisher'

const second = 1000

const event = (id: number): PublishEvent => ({ action: 'published', kind: 'entry', id: String(id) })

function memoryEvents(first: readonly PublishEvent[] = [], attempts = 0) {
  let waiting = [...first]
  let building: PublishEvent[] = []
  let count = attempts
  const events: PublisherOptions['events'] = {
    isEmpty: () => waiting.length === 0,
    begin: () => {
      building = waiting
      waiting = []
      count += 1
      return Promise.resolve({ events: building, attempts: count })
    },
    end: (outcome) => {
      if (outcome === 'stopped') waiting = [...building, ...waiting]
      count = 0
      return Promise.resolve()
    },
  }
  return { events, push: (id: number) => waiting.push(event(id)) }
}

/** Records when builds start, and how many events each takes. */
function setUp(buildTime: number, memory = memoryEvents()) {
  const builds: { readonly at: number; readonly ids: readonly string[] }[] = []
  let running = 0
  let mostRunning = 0
  const publish = jest.fn<ReturnType<PublisherOptions['publish']>, Parameters<PublisherOptions['publish']>>(
    async (events) => {
      builds.push({ at: Date.now() / second, ids: events.map(({ id }) => id) })
      running += 1
      mostRunning = Math.max(mostRunning, running)
      await new Promise((resolve) => setTimeout(resolve, buildTime))
      running -= 1
      return 'done'
    },
  )
  const giveUp = jest.fn<Promise<void>, [readonly PublishEvent[]]>(() => Promise.resolve())
  const reportError = jest.fn()
  const publisher = createPublisher({ events: memory.events, publish, giveUp, reportError })
  const send = (id: number): void => {
    memory.push(id)
    publisher.wake()
  }
  return { builds, publish, send, giveUp, reportError, mostRunning: () => mostRunning }
}

const pass = (seconds: number): Promise<void> => jest.advanceTimersByTimeAsync(seconds * second)

beforeEach(() => jest.useFakeTimers({ now: 0 }))

it('waits while publishes follow, but no longer than a minute', async () => {
  const { builds, send } = setUp(second)
  for (let id = 0; id < 8; id += 1) {
    send(id)
    await pass(10)
  }
  await pass(60)
  expect(builds.map(({ at, ids }) => [at, ids.length])).toEqual([
    [60, 6],
    [100, 2],
  ])
})

it('runs one build at a time, and one waits for all publishes that come meanwhile', async () => {
  const { builds, send, mostRunning } = setUp(300 * second)
  for (let id = 0; id < 7; id += 1) {
    send(id)
    await pass(40)
  }
  await pass(1000)
  expect(builds.map(({ at, ids }) => [at, ids.length])).toEqual([
    [30, 1],
    [330, 6],
  ])
  expect(mostRunning()).toBe(1)
})

it('waits after the last publish also when a build ends meanwhile, and then builds once', async () => {
  const { builds, send } = setUp(300 * second)
  send(1)
  await pass(40)
  send(2)
  await pass(280)
  send(3)
  await pass(2000)
  expect(builds).toEqual([
    { at: 30, ids: ['1'] },
    { at: 350, ids: ['2', '3'] },
  ])
})

it('gives events up whose build has ended the server three times', async () => {
  const { publish, giveUp } = setUp(second, memoryEvents([event(1)], 3))
  await pass(30)
  expect(publish).not.toHaveBeenCalled()
  expect(giveUp).toHaveBeenCalledWith([event(1)])
})

it('builds later if a build could not start because the disk was full', async () => {
  const memory = memoryEvents()
  jest.spyOn(memory.events, 'begin').mockRejectedValueOnce(new Error('disk full'))
  const { builds, send, reportError } = setUp(second, memory)
  send(1)
  await pass(3600)
  expect(reportError).toHaveBeenCalledTimes(1)
  expect(builds).toEqual([{ at: 660, ids: ['1'] }])
})

it('does not build again if only the end of a build could not be stored', async () => {
  const memory = memoryEvents()
  const { end } = memory.events
  jest.spyOn(memory.events, 'end').mockImplementationOnce(async (outcome) => {
    await end(outcome)
    throw new Error('disk full')
  })
  const { builds, send, reportError } = setUp(second, memory)
  send(1)
  await pass(3600)
  expect(reportError).toHaveBeenCalledTimes(1)
  expect(builds).toHaveLength(1)
})

describe('after a publish that may succeed later', () => {
  it('tries again three times, ten minutes later', async () => {
    const { publish, send } = setUp(second)
    const announced: boolean[] = []
    publish.mockImplementation(async (_events, _signal, mayRetry) => {
      announced.push(mayRetry())
      return 'retry'
    })
    send(1)
    await pass(30)
    for (const times of [2, 3, 4]) {
      await pass(600)
      expect(publish).toHaveBeenCalledTimes(times - 1)
      await pass(30)
      expect(publish).toHaveBeenCalledTimes(times)
    }
    await pass(3600)
    expect(publish).toHaveBeenCalledTimes(4)
    expect(announced).toEqual([true, true, true, false])
  })

  it('builds once if another publish follows before', async () => {
    const { builds, publish, send } = setUp(second)
    publish.mockResolvedValueOnce('retry')
    send(1)
    await pass(60)
    send(2)
    await pass(3600)
    expect(builds.map(({ ids }) => ids)).toEqual([['1', '2']])
  })

  it('announces another try if something is published during the last one', async () => {
    const { publish, send } = setUp(second)
    publish.mockResolvedValue('retry')
    send(1)
    await pass(30 + 2 * 630)
    const announced: boolean[] = []
    publish.mockImplementationOnce(async (_events, _signal, mayRetry) => {
      announced.push(mayRetry())
      send(2)
      announced.push(mayRetry())
      return 'retry'
    })
    await pass(630)
    expect(announced).toEqual([false, true])
  })
})
