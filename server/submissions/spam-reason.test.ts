import { spamReasonOf } from './spam-reason'

it.each([
  [{}, undefined],
  [{ secondary_subject: '' }, undefined],
  [{ secondary_subject: 'SEO offer' }, 'honeypot'],
  [{ secondary_subject: ['x'] }, 'honeypot'],
  [{ elapsedMs: 999 }, 'too fast'],
  [{ elapsedMs: '999' }, 'too fast'],
  [{ elapsedMs: 0 }, 'too fast'],
  [{ elapsedMs: -5 }, 'too fast'],
  [{ elapsedMs: 1000 }, undefined],
  [{ elapsedMs: '1000' }, undefined],
  [{ elapsedMs: '' }, undefined],
  [{ elapsedMs: 'soon' }, undefined],
  [{ elapsedMs: null }, undefined],
  [{ elapsedMs: Number.NaN }, undefined],
  [{ elapsedMs: 5000, secondary_subject: 'x' }, 'honeypot'],
])('takes %j for %s', (values, reason) => {
  expect(spamReasonOf(new Map<string, unknown>(Object.entries(values)))).toBe(reason)
})
