import '@testing-library/jest-dom'
import { format } from 'node:util'
import { configure } from '@testing-library/dom'
import type * as JestAxe from 'jest-axe'

/** Loads the matcher of jest-axe only for tests that use it. */
expect.extend({
  toHaveNoViolations(results: unknown) {
    const { toHaveNoViolations } = jest.requireActual<typeof JestAxe>('jest-axe')
    return toHaveNoViolations.toHaveNoViolations(results as never)
  },
})

// High enough for slow machines. Does not delay available results.
configure({ asyncUtilTimeout: 20_000 })

/**
 * React reports problems (a missing key, a state change outside `act`, a hydration mismatch) through `console.error`.
 * Tests with such reports fail unless they mock `console.error`.
 */
let unexpectedErrors: string[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  unexpectedErrors = []
  console.error = (...parts: unknown[]) => {
    unexpectedErrors.push(format(...parts))
  }
})

afterEach(() => {
  expect(unexpectedErrors).toEqual([])
})
