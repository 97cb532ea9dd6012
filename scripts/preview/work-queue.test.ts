import { createWorkQueue, type Work } from './work-queue'

/** A queue whose work ends on request. */
function makeQueue() {
  const started: Work[] = []
  let end: () => void = () => undefined
  const queue = createWorkQueue(0, (work) => {
    started.push(work)
    return new Promise((resolve) => {
      end = resolve
    })
  })
  const untilStarted = async (count: number): Promise<void> => {
    while (started.length < count) await new Promise(setImmediate)
  }
  return { queue, started, untilStarted, end: () => end() }
}

it('turns the webhooks of one change into one refresh', async () => {
  const { queue, started, untilStarted, end } = makeQueue()
  for (let count = 0; count < 5; count += 1) queue.add('refresh')
  await untilStarted(1)
  end()
  await queue.whenIdle()
  expect(started).toEqual(['refresh'])
})

it('runs one refresh at a time, and one more for everything that arrives meanwhile', async () => {
  const { queue, started, untilStarted, end } = makeQueue()
  queue.add('refresh')
  await untilStarted(1)
  for (let count = 0; count < 20; count += 1) queue.add('refresh')
  await new Promise(setImmediate)
  expect(started).toHaveLength(1)
  end()
  await untilStarted(2)
  end()
  await queue.whenIdle()
  expect(started).toEqual(['refresh', 'refresh'])
})

it('restarts once if a removal is among the changes', async () => {
  const { queue, started, untilStarted, end } = makeQueue()
  for (const work of ['refresh', 'restart', 'refresh'] as const) queue.add(work)
  await untilStarted(1)
  end()
  await queue.whenIdle()
  expect(started).toEqual(['restart'])
})
