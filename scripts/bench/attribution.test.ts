import { attributionSection, checkAttribution, type AttributionFigures } from './attribution'

const small: AttributionFigures = {
  standaloneScript: 3000,
  siteScript: 3600,
  times: [
    ['campaign', { decide: 0.5, decorate: 0.25, sourcebuster: 2, sourcebusterDecorate: 1 }],
    ['none', { decide: 0.25, decorate: 0.25, sourcebuster: 2, sourcebusterDecorate: 1 }],
  ],
  timesFromSource: [['none', { decide: 1, decorate: 0.5, sourcebuster: 5, sourcebusterDecorate: 1 }]],
  cookies: { ordinary: 650, largestHostile: 1500 },
}

it('reports sizes and times, next to those of the other package', () => {
  const section = attributionSection(small)
  expect(section).toMatch(/app host, gzip +3\.0 KB/)
  expect(section).toMatch(/campaign +0\.50 ms +0\.25 ms +2\.00 ms +1\.00 ms +0\.250 +0\.375\n/)
  expect(section).toMatch(/all +0\.208 +0\.313\n/)
  expect(section).toMatch(/making of code +0\.250 +0\.300$/)
  expect(section).toMatch(/ordinary landings +650 bytes/)
})

it('breaks for bytes', () => {
  expect(checkAttribution(small)).toEqual([])
  const large = { standaloneScript: 4097, siteScript: 9000, cookies: { ordinary: 701, largestHostile: 4097 } }
  expect(checkAttribution({ ...small, ...large })).toEqual([
    'attribution: script of the app host (gzip): 4097 bytes, the budget is 4096',
    'attribution: script of the site (gzip): 9000 bytes, the budget is 4600',
    'attribution: cookies after ordinary landings: 701 bytes, the budget is 700',
    'attribution: largest cookie after hostile landings: 4097 bytes, the budget is 4096',
  ])
})

it('never breaks for times', () => {
  const slow = { decide: 50, decorate: 50, sourcebuster: 1, sourcebusterDecorate: 1 }
  expect(checkAttribution({ ...small, times: [['none', slow]] })).toEqual([])
})
