import { summarize } from './summary.mjs'

it('lines up the steps and ends with the sum', () => {
  const summary = summarize([
    { id: 'unit', result: { state: 'passed', counts: { passed: 412, failed: 0 }, duration: 31_000 } },
    { id: 'build', result: { state: 'failed', counts: { passed: 0, failed: 1 }, duration: 75_000 } },
    { id: 'e2e', result: { state: 'not run', reason: '"build" failed' } },
  ])

  expect(summary.split('\n')).toEqual([
    '✓ unit          31 s   412 passed',
    '✗ build   1 min 15 s     0 passed   1 failed',
    '– e2e                               not run: "build" failed',
    '',
    '412 passed, 1 failed',
  ])
})
