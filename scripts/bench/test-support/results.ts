import type { LighthouseResult } from '../lighthouse'
import type { PageWeight } from '../page-weight'
import type { PersonalizationWeight } from '../personalization-weight'

/** A page within every budget, for tests. */
export const lightPage: PageWeight = {
  name: 'home',
  path: '/',
  requestsBeforeIdle: 8,
  html: { raw: 60_000, gzip: 13_000, brotli: 11_000 },
  inlinedCss: { raw: 20_000, gzip: 4_000 },
  scriptsBeforeIdle: 1_500,
  scriptsUntouched: 21_000,
  scripts: [
    { name: '(inline)', isInline: true, phase: 'load', raw: 3_000, gzip: 1_500 },
    { name: 'framework', isInline: false, phase: 'start', raw: 300_000, gzip: 100_000 },
  ],
  packages: [{ name: 'react-dom', raw: 300_000, gzip: 100_000 }],
  fonts: { count: 2, bytes: 32_000 },
  pictures: { count: 3, bytes: 45_000 },
  heroPicture: 24_000,
  otherOrigins: [],
  failedRequests: [],
  scriptErrors: [],
  layoutShift: 0.0002,
  shifts: [],
  blocked: { beforeIdle: 0, start: 90 },
  domSize: 700,
}

/** Personalization within its budgets, for tests. */
export const lightPersonalization: PersonalizationWeight = {
  layer: 1_100,
  sdk: 46_000,
  copies: { zod: 1, 'i18n-iso-countries': 0 },
}

/** What Lighthouse says of a good page, for tests. */
export const goodResult: LighthouseResult = {
  performance: 100,
  worstPerformance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstContentfulPaint: 700,
  largestContentfulPaint: 900,
  totalBlockingTime: 20,
  cumulativeLayoutShift: 0,
  benchmarkIndex: 1500,
  failedAudits: [],
}
