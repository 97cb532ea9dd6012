import { earlierVisits, newVisitor, pricing, returning, type Five, type LandingRow } from './landing-row'

const direct: Five = ['(direct)', '', '', '', '']

const ignored = (why: string, referrer: string): readonly LandingRow[] => [
  newVisitor(why, { referrer }, direct),
  returning(`${why}, for a returning visitor`, { referrer }, earlierVisits.last),
]

/** Rule 5, and the referrers that lead to it: none, ours, and those that are no pages. */
export const noReferrerLandings: readonly LandingRow[] = [
  newVisitor('has no referrer', {}, direct),
  returning('keeps the last touch without a referrer, and notes the page', {}, earlierVisits.last),
  returning('notes another page', { url: 'https://www.hearthside.example/inbox/' }, earlierVisits.last, '/inbox/'),
  {
    ...newVisitor('replaces no campaign by direct', {}, ['ads', 'cpc', 'fall', 'chat', 'b']),
    cookies:
      'hs_attr_last=utmcsr=ads|utmccn=fall|utmcmd=cpc|utmctr=chat|utmcct=b; hs_attr_first=ads~~cpc~~chat~~fall~~b',
  },
  { ...newVisitor('keeps direct, too', {}, direct), cookies: 'hs_attr_last=utmcsr=(direct)' },
  {
    ...newVisitor('replaces direct by what comes later', { referrer: 'https://t.co/' }, [
      'twitter',
      'social',
      '',
      '',
      '',
    ]),
    cookies: 'hs_attr_last=utmcsr=(direct); hs_attr_first=(direct)~~-~~-~~-~~-',
    first: direct,
  },
  {
    ...newVisitor('keeps a touch that has no source', {}, ['', 'email', '', '', '']),
    cookies: 'hs_attr_last=utmcmd=email',
  },
  ...ignored('ignores our marketing site', 'https://www.hearthside.example/'),
  ...ignored('ignores any page and query of it', 'https://www.hearthside.example/a?q=b'),
  ...ignored('ignores our staging site', 'https://staging.hearthside.example/'),
  ...ignored('ignores the app host', 'https://secure.hearthside.example/members/login/'),
  ...ignored('ignores our documentation', 'https://docs.hearthside.example/'),
  ...ignored('ignores our help', 'https://help.hearthside.example/article/1'),
  ...ignored('ignores our status page', 'https://status.hearthside.example/'),
  ...ignored('ignores our pages for developers', 'https://developer.hearthside.example/'),
  ...ignored('ignores this machine', 'http://localhost:8000/'),
  ...ignored('ignores our hosts over http', 'http://www.hearthside.example/'),
  ...ignored('ignores our hosts on any port', 'https://www.hearthside.example:8443/'),
  ...ignored('ignores our hosts in capital letters', 'https://WWW.HEARTHSIDE.EXAMPLE/'),
  ...ignored('ignores our hosts with a dot at the end', 'https://www.hearthside.example./'),
  ...ignored('takes about:blank for no referrer', 'about:blank'),
  ...ignored('takes a word for no referrer', 'DIRECT'),
  ...ignored('takes half a URL for no referrer', 'https://'),
  ...ignored('takes a broken host for no referrer', 'https://%/'),
  ...ignored('takes a path for no referrer', '/pricing/'),
  ...ignored('takes a host without a scheme for no referrer', 'www.google.com'),
  ...ignored('takes a file for no referrer', 'file:///home/me/a.html'),
  ...ignored('takes data for no referrer', 'data:text/html,hello'),
  ...ignored('takes an extension for no referrer', 'chrome-extension://abc/popup.html'),
  ...ignored('takes an app of another system for no referrer', 'ios-app://123/'),
  ...ignored('takes javascript for no referrer', 'javascript:alert(1)'),
  ...ignored('takes an app without a name for no referrer', 'android-app:///a'),
  ...ignored('takes spaces for no referrer', '   '),
  newVisitor('keeps the query out of the path', { url: `${pricing}?email=jane@x.example&reg=a` }, direct, '/pricing/'),
  newVisitor('keeps the fragment out of the path', { url: `${pricing}#token=abc` }, direct, '/pricing/'),
]
