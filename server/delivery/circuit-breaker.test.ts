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

it('doubles the pause after each failed test, up to the maximum, and ends it after a success', () => {
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

it('pauses immediately when the service asks for it, for the requested time', () => {
  const breaker = create()
  fail(breaker, 1, 7000)
  expect(breaker.pause()).toBe(7000)
})

it('counts calls that end during the pause as one failure', () => {
  const breaker = create()
  fail(breaker, 8)
  expect(breaker.pause()).toBe(1000)
  breaker.succeeded()
  expect(breaker.pause()).toBe(1000)
})

it('returns how long all calls have failed', () => {
  const breaker = create()
  expect(breaker.failed()).toBe(0)
  time = 60_000
  expect(breaker.failed()).toBe(60_000)
  breaker.succeeded()
  expect(breaker.failed()).toBe(0)
})
