import { budgetOf, checkScores, checkWeight, type Budget } from './budgets'
import limits from './budgets.json'
import { samplePages } from './options'
import { goodResult, lightPage } from './test-support/results'

const budget: Budget = {
  requestsBeforeIdle: 12,
  html: 13_400,
  scriptsBeforeIdle: 12_000,
  scriptsUntouched: 21_000,
  fontFiles: 2,
  fontBytes: 40_000,
  heroPicture: 30_000,
  otherOrigins: 0,
  failedRequests: 0,
  scriptErrors: 0,
  layoutShift: 0,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
}

describe('budgets.json', () => {
  it('names only pages that are measured and limits that are checked', () => {
    const pages = samplePages.map(({ name }) => name)
    expect(pages).toEqual(expect.arrayContaining(Object.keys(limits.pages)))
    for (const own of Object.values(limits.pages)) {
      expect(Object.keys(limits.everyPage)).toEqual(expect.arrayContaining(Object.keys(own)))
    }
  })
})

describe('budgetOf', () => {
  it('uses a page’s own limits before the common ones', () => {
    expect(budgetOf('home')).toEqual({ ...limits.everyPage, ...limits.pages.home })
    expect(budgetOf('inbox')).toEqual(limits.everyPage)
  })
})

describe('checkWeight', () => {
  it('finds nothing wrong with a page within its budget', () => {
    expect(checkWeight(lightPage, budget)).toEqual([])
  })

  it('finds a page whose runtime never starts, which no budget would', () => {
    const dead = { ...lightPage, scripts: lightPage.scripts.filter(({ isInline }) => isInline) }
    expect(checkWeight(dead, budget)).toEqual(['home: no script file was loaded, so the page runtime never starts'])
  })

  it('accepts a page exactly at its limits', () => {
    const html = { ...lightPage.html, brotli: budget.html }
    const full = { ...lightPage, html, requestsBeforeIdle: budget.requestsBeforeIdle }
    expect(checkWeight(full, budget)).toEqual([])
  })

  it.each([
    [{ requestsBeforeIdle: 13 }, 'home: requests before idle: 13, the budget is 12'],
    [{ html: { raw: 70_000, gzip: 16_000, brotli: 13_401 } }, 'home: HTML (Brotli): 13.5 KB, the budget is 13.4 KB'],
    [{ scriptsBeforeIdle: 12_500 }, 'home: JavaScript before idle (gzip): 12.5 KB, the budget is 12.0 KB'],
    [{ scriptsUntouched: 25_000 }, 'home: JavaScript of an untouched page (gzip): 25.0 KB, the budget is 21.0 KB'],
    [{ fonts: { count: 3, bytes: 39_000 } }, 'home: font files: 3, the budget is 2'],
    [{ fonts: { count: 2, bytes: 41_000 } }, 'home: fonts: 41.0 KB, the budget is 40.0 KB'],
    [{ heroPicture: 31_000 }, 'home: hero picture: 31.0 KB, the budget is 30.0 KB'],
    [
      { otherOrigins: ['https://tags.example/a.js'] },
      'home: requests to other origins: 1, the budget is 0 (https://tags.example/a.js)',
    ],
    [{ failedRequests: ['/gone.png'] }, 'home: requests that failed: 1, the budget is 0 (/gone.png)'],
    [{ scriptErrors: ['TypeError: x'] }, 'home: errors of scripts: 1, the budget is 0 (TypeError: x)'],
    [
      { layoutShift: 0.0006, shifts: [{ value: 0.0006, elements: ['p', 'p', 'h1.title'] }] },
      'home: cumulative layout shift: 0.001, the budget is 0.000 (p, h1.title)',
    ],
  ])('says in one line what is too much: %j', (excess, line) => {
    expect(checkWeight({ ...lightPage, ...excess }, budget)).toEqual([line])
  })
})

describe('checkScores', () => {
  it('ignores times, however long they are', () => {
    const slow = { ...goodResult, performance: 20, totalBlockingTime: 9000, largestContentfulPaint: 20_000 }
    expect(checkScores('home', slow, budget)).toEqual([])
  })

  it('names the score that is too low and the audits behind it', () => {
    const worse = { ...goodResult, seo: 92, failedAudits: ['meta-description'] }
    expect(checkScores('home', worse, budget)).toEqual([
      'home: Lighthouse SEO: 92, the budget is 100 (meta-description)',
    ])
  })
})
