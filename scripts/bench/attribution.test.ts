import { attributionSection, checkAttribution, type AttributionFigures } from './attribution'

const small: AttributionFigures = {
  standaloneScript: 3000,
  siteScript: 3600,
  times: { decideAndStore: 0.5, store: 0.125, decorate: 0.25, sourcebuster: 5 },
  timesFromSource: { decideAndStore: 1, store: 0.125, decorate: 0.5, sourcebuster: 5 },
  cookies: { ordinary: 650, largestHostile: 1500 },
}

it('says what it costs, and compares it with the other package', () => {
  const section = attributionSection(small)
  expect(section).toMatch(/app host, gzip +3\.0 KB/)
  expect(section).toMatch(/200 links +0\.25 ms/)
  expect(section).toMatch(/decide, store and decorate, of sourcebuster +0\.150/)
  expect(section).toMatch(/without storing, of sourcebuster with storing +0\.125/)
  expect(section).toMatch(/making of code of both +0\.300/)
  expect(section).toMatch(/ordinary landings +650 bytes/)
})

it('breaks for bytes', () => {
  expect(checkAttribution(small)).toEqual([])
  const large = { standaloneScript: 3073, siteScript: 9000, cookies: { ordinary: 701, largestHostile: 4097 } }
  expect(checkAttribution({ ...small, ...large })).toEqual([
    'attribution: script of the app host (gzip): 3073 bytes, the budget is 3072',
    'attribution: script of the site (gzip): 9000 bytes, the budget is 3800',
    'attribution: cookies after ordinary landings: 701 bytes, the budget is 700',
    'attribution: largest cookie after hostile landings: 4097 bytes, the budget is 4096',
  ])
})

it('never breaks for times', () => {
  expect(
    checkAttribution({ ...small, times: { decideAndStore: 50, store: 1, decorate: 50, sourcebuster: 1 } }),
  ).toEqual([])
})
