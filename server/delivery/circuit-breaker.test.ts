import { createCircuitBreaker } from './circuit-breaker'

let time: number
beforeEach(() => {
  time = 0
})

const create = () => createCircuitBreaker({ first: 1000, longest: 4000 }, () => time)

const fail = (breaker: ReturnType<typeof create>, times: number, asked?: number) => {
  for (let index = 0; index < times; index += 1) breaker.failed(asked)
}

it('lets calls through until five in a row fail', () => {
  const breaker = create()
  fail(breaker, 4)
  breaker.succeeded()
  fail(breaker, 4)
  expect(breaker.pause()).toBeUndefined()
  fail(breaker, 1)
  expect(breaker.pause()).toBe(1000)
})

it('doubles the pause with each test that fails, up to the longest, and ends it when one succeeds', () => {
  const breaker = create()
  fail(breaker, 5)
  const pauses = [1000, 2000, 4000, 4000].map(() => {
    const pause = breaker.pause() ?? 0
    time += pause
    expect(breaker.pause()).toBe(0)
    fail(breaker, 1)
    return pause
  })
  expect(pauses).toEqual([1000, 2000, 4000, 4000])
  time += 4000
  breaker.succeeded()
  expect(breaker.pause()).toBeUndefined()
})

it('pauses at once when the service asks for it, as long as asked', () => {
  const breaker = create()
  fail(breaker, 1, 7000)
  expect(breaker.pause()).toBe(7000)
})

it('takes calls that end during the pause for one failure', () => {
  const breaker = create()
  fail(breaker, 8)
  expect(breaker.pause()).toBe(1000)
  breaker.succeeded()
  expect(breaker.pause()).toBe(1000)
})

it('knows for how long all calls have failed', () => {
  const breaker = create()
  expect(breaker.failed()).toBe(0)
  time = 60_000
  expect(breaker.failed()).toBe(60_000)
  breaker.succeeded()
  expect(breaker.failed()).toBe(0)
})
