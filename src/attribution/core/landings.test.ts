import { socialSites } from './senders'
import { type Arrival, decideLanding, earlierVisits, pricing } from './test-support/landings'
import type { Touch } from './values'

const direct = '(direct)'

/** `source|medium|campaign|term|content` */
const written = ({ source, medium, campaign, term, content }: Touch): string =>
  [source, medium, campaign, term, content].join('|').replace(/\|+$/, '')

function storedAfter({ url = pricing, referrer = '', navigation = 'navigate' }: Partial<Arrival>, before = '') {
  const { last, first, lastPath, firstPath } = decideLanding({ url, referrer, navigation }, before)
  return { last: written(last), first: written(first), lastPath, firstPath }
}

/** For a new visitor, the landing is the last touch and the first. */
const expectNew = (arrival: Partial<Arrival>, touch: string, path = '/pricing/'): void =>
  expect(storedAfter(arrival)).toEqual({ last: touch, first: touch, lastPath: path, firstPath: path })

const earlierTouch = 'partner.example|referral|||/tools/'

/** The first touch of a returning visitor stays. */
const expectReturning = (arrival: Partial<Arrival>, last: string, lastPath = '/pricing/'): void =>
  expect(storedAfter(arrival, earlierVisits)).toEqual({
    last,
    first: 'newsletter|email|spring',
    lastPath,
    firstPath: '/blog/',
  })

const google = 'https://www.google.com/search?q=help+desk'

describe('rule 1: the URL', () => {
  it.each([
    ['all five values', '?utm_content=c&utm_term=t&utm_campaign=n&utm_medium=m&utm_source=s', 's|m|n|t|c'],
    ['a content alone', '?utm_content=top', '||||top'],
    ['a source beside an empty medium', '?utm_source=news&utm_medium=', 'news'],
    ['the first of two sources', '?utm_source=a&utm_source=b', 'a'],
    ['capital letters', '?utm_source=LinkedIn&utm_medium=CPC', 'LinkedIn|CPC'],
    ['a query before a fragment', '?utm_source=news#contact-us', 'news'],
    ['a plus as a space', '?utm_source=help+desk', 'help desk'],
    ['a value that is encoded twice, decoded once', '?utm_source=a%2520b', 'a%20b'],
    ['a percent sign that encodes nothing', '?utm_source=50%off', '50%off'],
    ['bytes that are no character', '?utm_source=%E2%82', '\uFFFD'],
    ['separators as part of a value', '?utm_source=a~~b;c=d&utm_medium=__proto__', 'a~~b;c=d|__proto__'],
  ])('takes %s', (_what, query, touch) => {
    expectNew({ url: pricing + query }, touch)
  })

  it.each([
    ['an empty source', '?utm_source='],
    ['a source without an equals sign', '?utm_source'],
    ['another case', '?UTM_SOURCE=news'],
    ['another parameter', '?utm_id=42&utm-source=news&utm_source[]=a'],
    ['the fragment', '#/?utm_source=news&gclid=Cj0K'],
  ])('does not take %s', (_what, query) => {
    expectNew({ url: pricing + query }, direct)
  })

  it('counts before the referrer, and is not mixed with it', () => {
    expectNew({ url: `${pricing}?utm_medium=cpm`, referrer: google }, '|cpm')
  })

  it('leaves the decision to the referrer when its source is empty', () => {
    expectNew({ url: `${pricing}?utm_source=`, referrer: 'https://www.bing.com/' }, 'bing|organic')
  })

  it('replaces the last touch of a returning visitor completely, unless all values are empty', () => {
    expectReturning({ url: `${pricing}?utm_source=news` }, 'news')
    expectReturning({ url: `${pricing}?utm_source=&utm_term=` }, earlierTouch)
  })

  it.each([
    ['alone', '?gclid=Cj0K', 'google|cpc'],
    ['with its own source', '?gclid=Cj0K&utm_source=bing', 'bing|cpc'],
    ['with its own medium', '?gclid=Cj0K&utm_medium=display', 'google|display'],
    ['with empty tags', '?gclid=Cj0K&utm_source=&utm_medium=', 'google|cpc'],
    ['with a campaign and a content', '?utm_content=b&gclid=Cj0K&utm_campaign=fall', 'google|cpc|fall||b'],
  ])('fills in what a paid click leaves out: %s', (_how, query, touch) => {
    expectNew({ url: pricing + query, referrer: google }, touch)
  })

  it.each(['gclid=', 'GCLID=1', 'gbraid=1'])('takes %s for no paid click', (query) => {
    expectNew({ url: `${pricing}?${query}` }, direct)
  })
})

describe('rule 2: a search engine', () => {
  it.each([
    ['https://www.google.com', 'google|organic'],
    ['https://www.google.com/search?client=x&oq=wrong&p=wrong&q=right&q=b', 'google|organic||right'],
    ['https://www.google.com/search?q=', 'google|organic'],
    ['https://www.google.com/search?q=%E5%8F%97%E4%BF%A1+c%2B%2B', 'google|organic||受信 c++'],
    ['HTTPS://WWW.Google.COM.:8443/search?q=a', 'google|organic||a'],
    ['http://google.com/', 'google|organic'],
    ['android-app://com.google.android.googlequicksearchbox/https/www.google.com', 'google|organic'],
    ...['m', 'images', 'news', 'scholar', 'cse'].map((name) => [`https://${name}.google.com/`, 'google|organic']),
    ...['de', 'co.uk', 'com.au', 'org.uk', 'cat'].map((end) => [`https://www.google.${end}/`, 'google|organic']),
    ['https://www.bing.com/search?Q=b&q=a', 'bing|organic||a'],
    ['https://cn.bing.com/search?Q=help', 'bing|organic||help'],
    ['https://bing.com/', 'bing|organic'],
    ['https://m.bing.net.au/', 'bing|organic'],
    ['https://www.aol.com/', 'aol|organic'],
    ['https://search.aol.com/aol/search?q=help', 'aol|organic||help'],
    ['https://search.aol.co.uk/aol/search?query=help', 'aol|organic||help'],
    ['https://search.yahoo.com/search?q=b&p=a', 'yahoo|organic||a'],
    ['https://search.yahoo.co.jp/search?q=help', 'yahoo|organic||help'],
    ['https://r.search.yahoo.com/', 'yahoo|organic'],
    ['https://www.yahoo.com/', 'yahoo|organic'],
    ['https://suche.aol.de/aol/search?q=help', 'aol|organic||help'],
    ['https://recherche.aol.fr/', 'aol|organic'],
    ['https://aolsearch.aol.com/aol/search?q=help', 'aol|organic||help'],
    ['https://search.ask.com/web?q=help', 'ask|organic||help'],
    ['https://www.ask.com/web?q=help', 'ask|organic||help'],
    ['https://uk.ask.com/web?ask=help', 'ask|organic||help'],
    ['https://ask.co.uk/web?searchfor=help', 'ask|organic||help'],
    ['https://search.comcast.net/?q=help', 'comcast|organic||help'],
    ['https://www.comcast.com/', 'comcast|organic'],
    ['https://search.xfinity.com/?q=help', 'xfinity|organic||help'],
    ['https://www.xfinity.com/?searchTerm=help', 'xfinity|organic||help'],
    ['https://yandex.ru/search/?text=help&p=2', 'yandex|organic||help'],
    ['https://www.yandex.com.tr/?q=help', 'yandex|organic||help'],
    ['https://m.yandex.com/', 'yandex|organic'],
    ['https://www.baidu.com/s?kw=c&word=b&wd=a', 'baidu|organic||a'],
    ['https://m.baidu.com/s?word=help', 'baidu|organic||help'],
    ['https://baidu.com.cn/s?kw=help', 'baidu|organic||help'],
    ['https://www.baidu.jp/link?q=help', 'baidu|organic||help'],
  ])('knows %s as %s', (referrer = '', touch = '') => {
    expectNew({ referrer }, touch)
  })

  it('replaces an earlier touch', () => {
    expectReturning({ referrer: google }, 'google|organic||help desk')
  })
})

describe('rule 3: a social site', () => {
  it('knows 29', () => {
    expect(Object.keys(socialSites)).toHaveLength(29)
  })

  it.each([
    ['facebook', ['facebook.com', 'm.facebook.com', 'fb.me']],
    ['hackernews', ['news.ycombinator.com']],
    ['linkedin', ['WWW.LinkedIn.com.', 'lnkd.in']],
    ['pinterest', ['pinterest.com', 'www.pinterest.de', 'www.pinterest.co.uk', 'pinterest.com.mx', 'pin.it']],
    ['twitter', ['twitter.com', 'x.com', 't.co']],
    ['whatsapp', ['web.whatsapp.com', 'wa.me']],
    ['youtube', ['www.youtube.com', 'youtu.be']],
  ])('knows %s by %j', (site, hosts) => {
    for (const host of hosts) expectNew({ referrer: `https://${host}/a?q=b` }, `${site}|social`)
  })

  it.each([
    ['com.facebook.katana', 'facebook'],
    ['com.twitter.android', 'twitter'],
    ['com.whatsapp', 'whatsapp'],
    ['org.telegram.messenger', 'telegram'],
  ])('knows the app %s as %s', (app, site) => {
    expectNew({ referrer: `android-app://${app}/` }, `${site}|social`)
  })

  it('replaces an earlier touch, and direct', () => {
    expectReturning({ referrer: 'https://t.co/abc' }, 'twitter|social')
    expect(storedAfter({ referrer: 'https://t.co/abc' }, 'hs_attr_last=utmcsr=(direct)').last).toBe('twitter|social')
  })
})

describe('rule 4: all other pages', () => {
  it.each([
    ['www and a port', 'http://www.Partner.example.:8443/Tools/', 'www.partner.example|referral|||/Tools/'],
    ['no path', 'https://partner.example', 'partner.example|referral|||/'],
    ['a query and a fragment', 'https://partner.example/a?email=x@y.z#b', 'partner.example|referral|||/a'],
    ['a user and a password', 'https://www.google.com:secret@evil.io/', 'evil.io|referral|||/'],
    ['another script', 'https://пример.example/é', 'xn--e1afmkfd.example|referral|||/%C3%A9'],
    ['an e-mail address in its path', 'https://a.example/u/jane@x.example/a', 'a.example|referral|||/u/-/a'],
    ['an IP address', 'http://[2001:db8::1]/a', '[2001:db8::1]|referral|||/a'],
    ['the name of an app', 'android-app://com.Slack/a', 'com.slack|referral|||/a'],
  ])('takes host and path of one with %s', (_what, referrer, touch) => {
    expectNew({ referrer }, touch)
  })

  it.each([
    // Known names as part of another name.
    ...['google.com.evil.io', 'google.evil.io', 'climbing.com', 'www.microsoft.com', 'www.netflix.com'],
    ...['whatsapp', 'bluesky', 'book.ru', 'www.hearthside.example.evil.io', 'nothearthside.example'],
    // Endings that the engines do not use.
    ...['ask.fm', 'www.ask.de', 'comcast.org', 'xfinity.net', 'www.google.org', 'yahoo.net', 'google.foundation'],
    ...['bing.cat', 'aol.net', 'yandex.foundation', 'baidu.foundation', 'bing.foundation', 'aol.foundation'],
    // Other hosts of their companies, which do not search.
    ...['accounts.google.com', 'mail.google.co.uk', 'maps.google.co.uk', 'search.google.com', 'uk.mail.yahoo.com'],
    ...['news.yahoo.com', 'mail.aol.com', 'passport.yandex.com', 'ads.bing.com', 'pan.baidu.com'],
    ...['login.comcast.net', 'customer.xfinity.com', 'www.ycombinator.com', 'www.whatsapp.com'],
    // Not listed.
    ...['duckduckgo.com', 'constructor.com', 'blog.hearthside.example'],
  ])('takes %s for no engine, no social site and none of our hosts', (host) => {
    expectNew({ referrer: `https://${host}/?q=www.google.com#//google.com/` }, `${host}|referral|||/`)
  })

  it.each(['com.google.android.gm', 'com.evil.google.android.googlequicksearchbox', 'org.foo.telegram'])(
    'takes the app %s for no engine and no social site',
    (app) => {
      expectNew({ referrer: `android-app://${app}/` }, `${app}|referral|||/`)
    },
  )

  it('replaces an earlier touch', () => {
    expectReturning({ referrer: 'https://other.example/a' }, 'other.example|referral|||/a')
  })
})

describe('rule 5: no other page', () => {
  it.each([
    '',
    'https://www.hearthside.example/a?q=b',
    'http://WWW.HEARTHSIDE.EXAMPLE.:8443/',
    'https://staging.hearthside.example/',
    'https://secure.hearthside.example/members/login/?utm_source=ads',
    ...['docs', 'help', 'status', 'developer'].map((name) => `https://${name}.hearthside.example/?utm_source=ads`),
    'http://localhost:8000/',
    'about:blank',
    'https://',
    'https://%/',
    'www.google.com',
    'file:///home/me/a.html',
    'chrome-extension://abc/popup.html',
    'ios-app://123/',
    'android-app:///a',
  ])('is direct, or keeps the last touch, with the referrer %j', (referrer) => {
    expectNew({ referrer }, direct)
    expectReturning({ referrer }, earlierTouch)
  })

  it('stores the page without query and fragment', () => {
    const url = 'https://www.hearthside.example/caf%C3%A9/?email=jane@x.example#token=abc'
    expectNew({ url }, direct, '/caf%C3%A9/')
    expectReturning({ url }, earlierTouch, '/caf%C3%A9/')
  })
})

describe.each(['reload', 'back_forward'])('a page that is loaded again (%s)', (navigation) => {
  it.each([google, 'https://t.co/', 'https://old.example/', ''])('does not count %j again', (referrer) => {
    const url = 'https://www.hearthside.example/inbox/'
    expectReturning({ navigation, referrer, url }, earlierTouch, '/inbox/')
  })

  it('counts its URL', () => {
    expectReturning({ navigation, url: `${pricing}?utm_source=news`, referrer: google }, 'news')
  })

  it.each(['', 'hs_attr_last=broken'])('counts the referrer when no touch is stored: %j', (cookies) => {
    expect(storedAfter({ navigation, referrer: 'https://t.co/' }, cookies).last).toBe('twitter|social')
  })
})

it.each(['prerender', ''])('counts the referrer of a page that was reached by %j', (navigation) => {
  expectReturning({ navigation, referrer: 'https://t.co/' }, 'twitter|social')
})

describe('consent on the second page of a visit', () => {
  const url = 'https://www.hearthside.example/inbox/'

  it.each([
    ['campaign', `${pricing}?utm_source=ads&utm_medium=cpc`, 'navigate', 'ads|cpc'],
    ['paid click', `${pricing}?gclid=1`, 'navigate', 'google|cpc'],
    ['campaign, after a reload', `${pricing}?utm_source=ads`, 'reload', 'ads'],
  ])('credits the landing with its %s', (_what, referrer, navigation, touch) => {
    const all = { last: touch, first: touch, lastPath: '/inbox/', firstPath: '/pricing/' }
    expect(storedAfter({ url, referrer, navigation })).toEqual(all)
  })

  it('prefers its own campaign and stored values', () => {
    expectNew({ url: `${url}?utm_source=news`, referrer: `${pricing}?utm_source=ads` }, 'news', '/inbox/')
    expectReturning({ url, referrer: `${pricing}?utm_source=ads` }, earlierTouch, '/inbox/')
  })
})

describe('stored cookies', () => {
  it.each([
    ['no last touch', ['', 'hello', 'utmcsr=|utmcmd=', '{"source":"ads"}', 'ads~~cpc~~-~~-~~-', 'UTMCSR=ads'], direct],
    [
      'one',
      ['utmcmd=cpc|utmcsr=ads', '12.17.3.4.utmcsr=ads|utmcmd=cpc', 'x=1|utmcsr=ads|utmcsr=b|utmcmd=cpc'],
      'ads|cpc',
    ],
    ['a touch without a source', ['utmcmd=email'], '|email'],
    ['direct', ['utmcsr=(direct)'], direct],
  ])('hold %s: %j', (_what, values, touch) => {
    for (const value of values) expect(storedAfter({}, `hs_attr_last=${value}`).last).toBe(touch)
  })

  it.each(['', 'a~~b~~c~~d', 'a~~b~~c~~d~~e~~f', '-~~-~~-~~-~~-', 'utmcsr=ads'])(
    'hold no first touch: %j is replaced',
    (value) => {
      expect(storedAfter({}, `hs_attr_first=${value}`).first).toBe(direct)
    },
  )

  it.each(['', 'https://evil.io/', 'javascript:alert(1)'])('replace the invalid first page %j', (value) => {
    expect(storedAfter({}, `hs_attr_first_url=${value}`).firstPath).toBe('/pricing/')
  })

  it('keep a first touch without a page, and a first page without a touch', () => {
    expect(storedAfter({}, 'hs_attr_first=a~~b~~-~~-~~-')).toMatchObject({ first: 'a|b', firstPath: '/pricing/' })
    expect(storedAfter({}, 'hs_attr_first_url=/blog/')).toMatchObject({ first: direct, firstPath: '/blog/' })
  })
})
