import { attributionSection, checkAttribution, type AttributionFigures } from './attribution'

const small: AttributionFigures = {
  standaloneScript: 3000,
  siteScript: 3600,
  cookies: { ordinary: 650, largestHostile: 1500 },
}

it('reports the sizes of scripts and cookies', () => {
  const section = attributionSection(small)
  expect(section).toMatch(/app host, gzip +3\.0 KB/)
  expect(section).toMatch(/ordinary landings +650 bytes/)
})

it('breaks for bytes', () => {
  expect(checkAttribution(small)).toEqual([])
  const large = { standaloneScript: 6145, siteScript: 9000, cookies: { ordinary: 701, largestHostile: 4097 } }
  expect(checkAttribution({ ...small, ...large })).toEqual([
    'attribution: script of the app host (gzip): 6145 bytes, the budget is 6144',
    'attribution: script of the site (gzip): 9000 bytes, the budget is 6912',
    'attribution: cookies after ordinary landings: 701 bytes, the budget is 700',
    'attribution: largest cookie after hostile landings: 4097 bytes, the budget is 4096',
  ])
})
