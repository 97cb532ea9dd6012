import '@testing-library/jest-dom'
import { format } from 'node:util'
import { configure } from '@testing-library/dom'
import { toHaveNoViolations } from 'jest-axe'

expect.extend(toHaveNoViolations)

// As long as a slow machine takes; what comes at once is not waited for.
configure({ asyncUtilTimeout: 20_000 })

/**
 * React reports its findings (a missing key, a state change outside `act`, broken hydration) through
 * `console.error` and goes on. A test that causes one fails; a test that expects one mocks
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
