import '@testing-library/jest-dom'
import { format } from 'node:util'
import { configure } from '@testing-library/dom'
import type * as JestAxe from 'jest-axe'

/** As jest-axe's, which is loaded, with all its rules, by the tests that use it. */
expect.extend({
  toHaveNoViolations(results: unknown) {
    const { toHaveNoViolations } = jest.requireActual<typeof JestAxe>('jest-axe')
    return toHaveNoViolations.toHaveNoViolations(results as never)
  },
})

// Long enough for slow machines. Waiting ends as soon as the condition is met.
configure({ asyncUtilTimeout: 20_000 })

/**
 * React reports problems (a missing key, a state change outside `act`, broken hydration) through `console.error`
 * and continues. A test that causes one fails; a test that expects one mocks
 * `console.error` itself.
 */
let unexpectedErrors: string[] = []

beforeEach(() => {
  unexpectedErrors = []
  console.error = (...parts: unknown[]) => {
    unexpectedErrors.push(format(...parts))
  }
})

afterEach(() => {
  expect(unexpectedErrors).toEqual([])
})
