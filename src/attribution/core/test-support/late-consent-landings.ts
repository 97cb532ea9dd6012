import { newVisitor, returning, type Five, type LandingRow } from './landing-row'

const landing = 'https://www.hearthside.example/pricing/'
const second = 'https://www.hearthside.example/inbox/'
const direct: Five = ['(direct)', '', '', '', '']

/** Consent on a later page: the page before it is where the visitor landed, and nothing of it was stored. */
export const lateConsentLandings: readonly LandingRow[] = [
  {
    ...newVisitor(
      'has the campaign of the landing, which is the first page',
      { url: second, referrer: `${landing}?utm_source=ads&utm_medium=cpc&utm_campaign=fall&gclid=1` },
      ['ads', 'cpc', 'fall', '', ''],
    ),
    firstPath: '/pricing/',
  },
  {
    ...newVisitor('has the paid click of the landing', { url: second, referrer: `${landing}?gclid=1` }, [
      'google',
      'cpc',
      '',
      '',
      '',
    ]),
    firstPath: '/pricing/',
  },
  {
    ...newVisitor(
      'has it after a reload, too',
      { url: second, referrer: `${landing}?utm_source=ads`, navigation: 'reload' },
      ['ads', '', '', '', ''],
    ),
    firstPath: '/pricing/',
  },
  newVisitor(
    'has a campaign of its own, which counts first',
    { url: `${second}?utm_source=news`, referrer: `${landing}?utm_source=ads` },
    ['news', '', '', '', ''],
  ),
  newVisitor('has no campaign on the landing', { url: second, referrer: landing }, direct),
  newVisitor(
    'comes from the app host, whose parameters are its own',
    { url: second, referrer: 'https://secure.hearthside.example/members/login/?utm_source=ads' },
    direct,
  ),
  newVisitor(
    'comes from the documentation, whose parameters are its own',
    { url: second, referrer: 'https://docs.hearthside.example/?utm_source=ads' },
    direct,
  ),
  returning(
    'has a touch that was stored, which no referrer of ours replaces',
    { url: second, referrer: `${landing}?utm_source=ads` },
    ['partner.example', 'referral', '', '', '/tools/'],
  ),
]
