import { countEndToEndTests, countStep, countUnitTests, type Result, runSteps, summarize } from './run-steps.mjs'
import type { Step } from './test-steps.mjs'

describe('counting', () => {
  it('counts a test file that does not run as a failed test', () => {
    const report = { numPassedTests: 40, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }
    expect(countUnitTests(report)).toEqual({ passed: 40, failed: 3 })
  })

  it('counts errors outside of tests as failed, and the tests of each browser', () => {
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
    expect(countEndToEndTests(report)).toEqual({
      passed: 3,
      failed: 2,
      perBrowser: [
        'Chromium 156.0.8078.79: 2 passed, 0 failed',
        'Mozilla Firefox 153.7: 1 passed, 1 failed',
        'webkit: skipped, because it is not installed',
      ],
    })
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

    it('counts a failure for a step that fails although its tests pass', () => {
      expect(countStep(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 })
    })

    it('fails a step that should have run tests and ran none', () => {
      expect(countStep(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
    })
  })
})

describe('runSteps', () => {
  const step = (id: string, more: Partial<Step> = {}): Step => ({ id, commands: [], advice: '', ...more })

  const passed = { state: 'passed' as const, counts: { passed: 1, failed: 0 }, duration: 1 }
  const failed: Result = { state: 'failed', counts: { passed: 0, failed: 1 }, duration: 1 }

  /** Runs the steps, those with the names given ending badly, and records what began and ended when. */
  async function record(steps: readonly Step[], failing: readonly string[] = []) {
    const events: string[] = []
    let most = 0
    let now = 0
    const results = await runSteps(steps, {
      atOnce: 2,
      runStep: async ({ id }) => {
        events.push(id)
        most = Math.max(most, ++now)
        await new Promise((resolve) => setTimeout(resolve, 5))
        now--
        return failing.includes(id) ? failed : passed
      },
    })
    return { events, most, results: results.map(({ id, result }) => [id, result.state]) }
  }

  it('limits the number of steps side by side', async () => {
    const { events, most } = await record([step('a'), step('b'), step('c')])
    expect(events).toEqual(['a', 'b', 'c'])
    expect(most).toBe(2)
  })

  it('runs a step that mostly waits beside the others', async () => {
    const { events, most } = await record([step('a'), step('b'), step('c'), step('bench', { mostlyWaits: true })])
    expect(events).toEqual(['a', 'b', 'bench', 'c'])
    expect(most).toBe(3)
  })

  it('runs steps that need the machine one by one, after the others', async () => {
    const { events, most } = await record([step('build', { alone: true }), step('e2e', { alone: true }), step('a')])
    expect(events).toEqual(['a', 'build', 'e2e'])
    expect(most).toBe(1)
  })

  it('runs a dependent step as soon as the step before it has ended', async () => {
    const steps = [step('build'), step('unit'), step('integration', { after: 'build' }), step('lint'), step('types')]
    expect((await record(steps)).events).toEqual(['build', 'unit', 'integration', 'lint', 'types'])
  })

  it('runs other steps until then', async () => {
    const steps = [step('build'), step('integration', { after: 'build' }), step('unit')]
    expect((await record(steps)).events).toEqual(['build', 'unit', 'integration'])
  })

  it('runs a step whose predecessor passed before and has not changed', async () => {
    const results = await runSteps([step('build'), step('e2e', { after: 'build' })], {
      atOnce: 2,
      runStep: ({ id }) => Promise.resolve(id === 'build' ? { state: 'unchanged', counts: passed.counts } : passed),
    })
    expect(results.map(({ result }) => result.state)).toEqual(['unchanged', 'passed'])
  })

  it('continues after a failure, except with steps that depend on it', async () => {
    const steps = [
      step('lint'),
      step('build'),
      step('integration', { after: 'build' }),
      step('e2e', { alone: true, after: 'build' }),
      step('other', { alone: true }),
    ]
    const { results } = await record(steps, ['lint', 'build'])
    expect(results).toEqual([
      ['lint', 'failed'],
      ['build', 'failed'],
      ['integration', 'not run'],
      ['e2e', 'not run'],
      ['other', 'passed'],
    ])
  })

  it('runs a dependent step by itself when the step before it is not chosen', async () => {
    expect((await record([step('e2e', { alone: true, after: 'build' })])).results).toEqual([['e2e', 'passed']])
  })
})

describe('summarize', () => {
  it('lines up the steps and ends with the sum', () => {
    const summary = summarize([
      { id: 'unit', result: { state: 'passed', counts: { passed: 412, failed: 0 }, duration: 31_000 } },
      { id: 'build', result: { state: 'failed', counts: { passed: 0, failed: 1 }, duration: 75_000 } },
      { id: 'e2e', result: { state: 'not run', reason: '"build" failed' } },
      {
        id: 'shown',
        result: {
          state: 'passed',
          counts: {
            passed: 9,
            failed: 0,
            perBrowser: ['Chromium 156: 8 passed, 0 failed', 'Firefox 153: 1 passed, 0 failed'],
          },
          duration: 1000,
        },
      },
      { id: 'lint', result: { state: 'unchanged', counts: { passed: 1, failed: 0 } } },
    ])

    expect(summary.split('\n')).toEqual([
      '✓ unit          31 s   412 passed',
      '✗ build   1 min 15 s     0 passed   1 failed',
      '– e2e                               not run: "build" failed',
      '✓ shown          1 s     9 passed',
      '    Chromium 156: 8 passed, 0 failed',
      '    Firefox 153: 1 passed, 0 failed',
      '✓ lint                   1 passed   before, and nothing has changed since',
      '"npm test -- --again" runs every step.',
      '',
      '422 passed, 1 failed',
    ])
  })
})
