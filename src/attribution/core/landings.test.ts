import { brokenCookieLandings } from './test-support/broken-cookie-landings'
import { campaignLandings } from './test-support/campaign-landings'
import { decideLanding } from './test-support/decide-landing'
import { hostileLandings } from './test-support/hostile-landings'
import type { LandingRow } from './test-support/landing-row'
import { lateConsentLandings } from './test-support/late-consent-landings'
import { lookAlikeLandings } from './test-support/look-alike-landings'
import { noReferrerLandings } from './test-support/no-referrer-landings'
import { paidClickLandings } from './test-support/paid-click-landings'
import { referralLandings } from './test-support/referral-landings'
import { afterWriting, rereadFirstTouch, rereadLastTouch, rereadPath } from './test-support/reread'
import { returnLandings } from './test-support/return-landings'
import { searchLandings } from './test-support/search-landings'
import { socialLandings } from './test-support/social-landings'

const themes: readonly (readonly [string, readonly LandingRow[]])[] = [
  ['A landing with campaign parameters', campaignLandings],
  ['A landing with a paid click', paidClickLandings],
  ['A search engine that', searchLandings],
  ['A site that', lookAlikeLandings],
  ['A social site that', socialLandings],
  ['A referrer that', referralLandings],
  ['A landing that', noReferrerLandings],
  ['A landing again', returnLandings],
  ['A landing with cookies', brokenCookieLandings],
  ['A value that', hostileLandings],
  ['A later page of a visit that', lateConsentLandings],
]

describe.each(themes)('%s', (_theme, rows) => {
  it.each(rows.map((row) => [row.why, row] as const))('%s', (_why, row) => {
    const cookies = afterWriting(row.cookies, decideLanding(row, row.cookies))
    expect({
      last: rereadLastTouch(cookies),
      first: rereadFirstTouch(cookies),
      lastPath: rereadPath(cookies, 'hs_attr_last_url'),
      firstPath: rereadPath(cookies, 'hs_attr_first_url'),
    }).toEqual({ last: row.last, first: row.first, lastPath: row.lastPath, firstPath: row.firstPath })
  })
})
