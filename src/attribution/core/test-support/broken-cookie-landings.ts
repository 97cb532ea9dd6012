import { earlierVisits, newVisitor, type Five, type LandingRow } from './landing-row'

const direct: Five = ['(direct)', '', '', '', '']
const kept: Five = ['ads', 'cpc', 'fall', 'chat', 'b']

/** A row without a referrer, so that what is stored decides. */
const stored = (why: string, cookies: string, last: Five, rest: Partial<LandingRow> = {}): LandingRow => ({
  ...newVisitor(why, {}, last),
  cookies,
  ...rest,
})

/** Cookies as they may be after years, other tools, and hands: a broken one counts as none. */
export const brokenCookieLandings: readonly LandingRow[] = [
  stored('takes an empty last touch for none', 'hs_attr_last=', direct),
  stored('takes text without keys for none', 'hs_attr_last=hello', direct),
  stored('takes keys without values for none', 'hs_attr_last=utmcsr=|utmcmd=', direct),
  stored('takes JSON for none', 'hs_attr_last={"source":"ads"}', direct),
  stored('takes the other format for none', 'hs_attr_last=ads~~cpc~~-~~-~~-', direct),
  stored('takes a key in capital letters for none', 'hs_attr_last=UTMCSR=ads', direct),
  stored('does not take another cookie that ends alike', 'x_hs_attr_last=utmcsr=ads', direct),
  stored('does not take another cookie that begins alike', 'hs_attr_last_x=utmcsr=ads', direct),
  stored('does not take a cookie in capital letters', 'HS_ATTR_LAST=utmcsr=ads', direct),
  stored('does not take a value that names the cookie', 'a=hs_attr_last=utmcsr=ads', direct),
  stored('reads keys in any order', 'hs_attr_last=utmcct=b|utmctr=chat|utmcmd=cpc|utmccn=fall|utmcsr=ads', kept),
  stored('reads a part', 'hs_attr_last=utmcsr=ads', ['ads', '', '', '', '']),
  stored('passes over unknown keys', 'hs_attr_last=utmgclid=1|utmcsr=ads|x=y', ['ads', '', '', '', '']),
  stored(
    'reads what an older tool put four numbers in front of',
    'hs_attr_last=12.1700000000.3.4.utmcsr=ads|utmcmd=cpc',
    ['ads', 'cpc', '', '', ''],
  ),
  stored('takes the first of two values of a key', 'hs_attr_last=utmcsr=ads|utmcsr=news', ['ads', '', '', '', '']),
  stored('keeps an equals sign in a value', 'hs_attr_last=utmcsr=a=b', ['a=b', '', '', '', '']),
  stored('keeps a percent sign that encodes nothing', 'hs_attr_last=utmcsr=50%|utmcmd=%zz', ['50%', '%zz', '', '', '']),
  stored('takes the first of two cookies', 'hs_attr_last=utmcsr=a; hs_attr_last=utmcsr=b', ['a', '', '', '', '']),
  stored('passes over a broken cookie of two', 'hs_attr_last=oops; hs_attr_last=utmcsr=b', ['b', '', '', '', '']),
  stored('passes over an empty cookie of two', 'hs_attr_last=; hs_attr_last=utmcsr=b', ['b', '', '', '', '']),
  stored('writes a first touch that is missing', 'hs_attr_last=utmcsr=ads|utmcmd=cpc', ['ads', 'cpc', '', '', '']),
  stored('replaces an empty first touch', 'hs_attr_first=', direct),
  stored('replaces a first touch of four parts', 'hs_attr_first=a~~b~~c~~d', direct),
  stored('replaces a first touch of six parts', 'hs_attr_first=a~~b~~c~~d~~e~~f', direct),
  stored('replaces a first touch that says nothing', 'hs_attr_first=-~~-~~-~~-~~-', direct),
  stored('replaces a first touch in the other format', 'hs_attr_first=utmcsr=ads', direct),
  stored('keeps a first touch whose parts are empty', 'hs_attr_first=a~~~~~~~~', direct, {
    first: ['a', '', '', '', ''],
  }),
  stored('takes the first of two first touches', 'hs_attr_first=a~~-~~-~~-~~-; hs_attr_first=b~~-~~-~~-~~-', direct, {
    first: ['a', '', '', '', ''],
  }),
  stored('passes over a broken first touch of two', 'hs_attr_first=oops; hs_attr_first=b~~-~~-~~-~~-', direct, {
    first: ['b', '', '', '', ''],
  }),
  stored('keeps the first page when the first touch is gone', 'hs_attr_first_url=/blog/', direct, {
    firstPath: '/blog/',
  }),
  stored('keeps the first touch when its page is gone', 'hs_attr_first=a~~b~~-~~-~~-', direct, {
    first: ['a', 'b', '', '', ''],
  }),
  stored('replaces an empty first page', 'hs_attr_first_url=', direct),
  stored('replaces a first page that is a URL', 'hs_attr_first_url=https://evil.io/', direct),
  stored('replaces a first page that is not a path', 'hs_attr_first_url=javascript:alert(1)', direct),
  stored('keeps a first page in another script', 'hs_attr_first_url=/caf%25C3%25A9/', direct, {
    firstPath: '/caf%C3%A9/',
  }),
  stored('writes over a broken last page', 'hs_attr_last_url=%%%', direct),
  stored('finds its cookies among others', `a=1; ${earlierVisits.cookies}; z=2`, earlierVisits.last, {
    first: earlierVisits.first,
    firstPath: earlierVisits.firstPath,
  }),
  stored('is not confused by a cookie without a name', `=x; ${earlierVisits.cookies}`, earlierVisits.last, {
    first: earlierVisits.first,
    firstPath: earlierVisits.firstPath,
  }),
]
