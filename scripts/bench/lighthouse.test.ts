import { medianResult } from './lighthouse'
import { goodResult } from './test-support/results'

describe('medianResult', () => {
  it('takes the median of each number by itself', () => {
    const results = [
      { ...goodResult, totalBlockingTime: 300, largestContentfulPaint: 900 },
      { ...goodResult, totalBlockingTime: 100, largestContentfulPaint: 1100 },
      { ...goodResult, totalBlockingTime: 200, largestContentfulPaint: 1000 },
    ]
    expect(medianResult(results)).toMatchObject({ totalBlockingTime: 200, largestContentfulPaint: 1000 })
  })

  it('keeps the performance of the worst run', () => {
    const results = [100, 97, 99].map((score) => ({ ...goodResult, performance: score, worstPerformance: score }))
    expect(medianResult(results)).toMatchObject({ performance: 99, worstPerformance: 97 })
  })

  it('lists every audit that failed in any run, once', () => {
    const results = [
      goodResult,
      { ...goodResult, failedAudits: ['color-contrast'] },
      { ...goodResult, failedAudits: ['color-contrast', 'link-name'] },
    ]
    expect(medianResult(results).failedAudits).toEqual(['color-contrast', 'link-name'])
  })
})
