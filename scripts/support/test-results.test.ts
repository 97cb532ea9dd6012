import { countEndToEndTests, countStep, countUnitTests, summarize } from './test-results'

describe('counting', () => {
  it('counts a test file that cannot run as a failed test', () => {
    const report = { numPassedTests: 40, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }
    expect(countUnitTests(JSON.stringify(report))).toEqual({ passed: 40, failed: 3 })
  })

  it('counts errors outside of tests as failures, and the tests of each browser', () => {
    const test = (projectName: string, status = 'expected') => ({ tests: [{ projectName, status }] })
    const report = {
      config: {
        metadata: { browsers: { chromium: 'Chromium 156.0.8078.79', firefox: 'Mozilla Firefox 153.7', webkit: null } },
      },
      suites: [
        { specs: [test('chromium'), test('firefox')], suites: [{ specs: [test('firefox', 'unexpected')] }] },
        { specs: [test('chromium')] },
      ],
      stats: { expected: 3, unexpected: 1 },
      errors: [{ message: 'no server' }],
    }
    expect(countEndToEndTests(JSON.stringify(report))).toEqual({
      passed: 3,
      failed: 2,
      perBrowser: [
        'Chromium 156.0.8078.79: 2 passed, 0 failed',
        'Mozilla Firefox 153.7: 1 passed, 1 failed',
        'webkit: skipped, because it is not installed',
      ],
    })
  })

  it.each([
    ['a failed step', false, [5, 2], [5, 2]],
    ['a failed step whose tests pass', false, [7, 0], [7, 1]],
    ['a step that ran no tests but should have', true, [0, 0], [0, 1]],
  ])('counts failures of %s', (_what, isGood, [passed = 0, failed = 0], [, counted]) => {
    expect(countStep(isGood, { passed, failed })).toEqual({ passed, failed: counted })
  })
})

describe('summarize', () => {
  it('aligns the steps and ends with the totals', () => {
    const summary = summarize([
      { id: 'unit', counts: { passed: 412, failed: 0 } },
      { id: 'integration', counts: { passed: 3, failed: 1 } },
      { id: 'e2e', counts: undefined },
      {
        id: 'shown',
        counts: {
          passed: 9,
          failed: 0,
          perBrowser: ['Chromium 156: 8 passed, 0 failed', 'Firefox 153: 1 passed, 0 failed'],
        },
      },
    ])

    expect(summary.split('\n')).toEqual([
      '✓ unit          412 passed',
      '✗ integration   3 passed, 1 failed',
      '– e2e           not run',
      '✓ shown         9 passed',
      '    Chromium 156: 8 passed, 0 failed',
      '    Firefox 153: 1 passed, 0 failed',
      '',
      '424 passed, 1 failed',
    ])
  })
})
