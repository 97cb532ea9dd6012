import '@testing-library/jest-dom'
import { format } from 'node:util'
import { configure } from '@testing-library/dom'
import type * as JestAxe from 'jest-axe'

/** The matcher of jest-axe, which is loaded only by tests that use it. */
expect.extend({
  toHaveNoViolations(results: unknown) {
    const { toHaveNoViolations } = jest.requireActual<typeof JestAxe>('jest-axe')
    return toHaveNoViolations.toHaveNoViolations(results as never)
  },
})

// The limit for slow machines; results that are there immediately are not delayed.
configure({ asyncUtilTimeout: 20_000 })

/**
 * React reports problems (a missing key, a state change outside `act`, a hydration mismatch) through
 * `console.error`. A test that causes one fails; a test that expects one mocks `console.error`.
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
