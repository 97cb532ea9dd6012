import { countEndToEndTests, countStep, countUnitTests } from './test-counts.mjs'

it('counts a file of unit tests that does not run as a failed test', () => {
  const report = { numPassedTests: 40, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }
  expect(countUnitTests(report)).toEqual({ passed: 40, failed: 3 })
})

it('counts what passed when it was tried again as passed, and errors outside of tests as failed', () => {
  const report = { stats: { expected: 20, unexpected: 2, flaky: 1 }, errors: [{ message: 'no server' }] }
  expect(countEndToEndTests(report)).toEqual({ passed: 21, failed: 3 })
})

describe('countStep', () => {
  it('counts a step without tests as one', () => {
    expect(countStep(true)).toEqual({ passed: 1, failed: 0 })
    expect(countStep(false)).toEqual({ passed: 0, failed: 1 })
  })

  it('counts the tests of a step that has some', () => {
    expect(countStep(true, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 0 })
    expect(countStep(false, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 })
  })

  it('fails a step that ends badly although its tests pass', () => {
    expect(countStep(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 })
  })

  it('fails a step that should have run tests and ran none', () => {
    expect(countStep(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
  })
})
