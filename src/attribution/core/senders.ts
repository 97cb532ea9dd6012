import type { Values } from './values'

interface Engine {
  readonly name: string
  /** An allow list, because the companies' other hosts (mail, accounts, ads) do not search. */
  readonly hosts: RegExp
  /** Query parameters with the search text, the most common first. */
  readonly terms: readonly string[]
}

/** The search engines of requirements 9. */
const engines: readonly Engine[] = [
  {
    name: 'google',
    hosts:
      /^((www|m|images|news|scholar|cse|googlequicksearchbox\.android)\.)?google\.(com|cat|((com?|net|org)\.)?[a-z]{2})$/,
    terms: ['q'],
  },
  { name: 'bing', hosts: /^((www|m|[a-z]{2})\.)?bing\.(com|((com?|net|org)\.)?[a-z]{2})$/, terms: ['q', 'Q'] },
  {
    name: 'yahoo',
    hosts: /^((www|([\w-]+\.)*search)\.)?yahoo\.(com|((com?|net|org)\.)?[a-z]{2})$/,
    terms: ['p', 'q'],
  },
  {
    name: 'aol',
    hosts: /^((www|suche|recherche|([\w-]+\.)*(aol)?search)\.)?aol\.(com|((com?|net|org)\.)?[a-z]{2})$/,
    terms: ['q', 'query'],
  },
  { name: 'yandex', hosts: /^((www|m)\.)?yandex\.(com|((com?|net|org)\.)?[a-z]{2})$/, terms: ['text', 'q'] },
  {
    name: 'baidu',
    hosts: /^((www|m)\.)?baidu\.(com|((com?|net|org)\.)?[a-z]{2})$/,
    terms: ['wd', 'word', 'kw', 'q'],
  },
  { name: 'ask', hosts: /^((www|search|[a-z]{2})\.)?ask\.(com|co\.uk)$/, terms: ['q', 'ask', 'searchfor'] },
  { name: 'comcast', hosts: /^((www|([\w-]+\.)*search)\.)?comcast\.(com|net)$/, terms: ['q'] },
  { name: 'xfinity', hosts: /^((www|([\w-]+\.)*search)\.)?xfinity\.com$/, terms: ['q', 'searchTerm'] },
]

/**
 * The name of a search engine, and the search text if the engine sends it.
 *
 * @param host lower case, without port
 * @returns `undefined` if the page is not a search engine's
 */
export const readSearch = (host: string, query: URLSearchParams): Pick<Values, 'source' | 'term'> | undefined => {
  const engine = engines.find(({ hosts }) => hosts.test(host))
  return engine && { source: engine.name, term: engine.terms.map((name) => query.get(name)).find(Boolean) }
}

/** The 29 social sites (requirements 9): domains, short links, and apps by their reversed names. */
export const socialSites: Readonly<Record<string, readonly string[]>> = {
  bluesky: ['bsky.app'],
  discord: ['discord.com', 'discord.gg', 'discordapp.com'],
  disqus: ['disqus.com', 'disq.us'],
  facebook: ['facebook.com', 'fb.com', 'fb.me', 'messenger.com'],
  flickr: ['flickr.com', 'flic.kr'],
  hackernews: ['news.ycombinator.com'],
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  livejournal: ['livejournal.com', 'livejournal.ru'],
  mastodon: [
    'mastodon.social',
    'mastodon.world',
    'mastodon.online',
    'fosstodon.org',
    'mstdn.social',
    'mas.to',
    'hachyderm.io',
  ],
  myspace: ['myspace.com'],
  odnoklassniki: ['odnoklassniki.ru', 'ok.ru'],
  pinterest: ['pinterest.com', 'pin.it'],
  quora: ['quora.com'],
  reddit: ['reddit.com', 'redd.it'],
  snapchat: ['snapchat.com'],
  stumbleupon: ['stumbleupon.com'],
  telegram: ['t.me', 'web.telegram.org', 'org.telegram.messenger'],
  threads: ['threads.com', 'threads.net'],
  tiktok: ['tiktok.com'],
  tumblr: ['tumblr.com', 't.umblr.com'],
  twitter: ['twitter.com', 't.co', 'x.com'],
  vimeo: ['vimeo.com'],
  vkontakte: ['vkontakte.ru', 'vk.com'],
  wechat: ['wechat.com', 'open.weixin.qq.com', 'mp.weixin.qq.com'],
  weibo: ['weibo.com', 't.cn'],
  whatsapp: ['wa.me', 'web.whatsapp.com', 'com.whatsapp'],
  xing: ['xing.com'],
  youtube: ['youtube.com', 'youtu.be'],
}

/**
 * Finds a social site by its domains. Matches whole labels: `t.co` does not match `microsoft.com`.
 *
 * @param names hosts, lower case, without port
 * @returns the site's name
 */
export const socialSiteOf = (...names: readonly string[]): string | undefined => {
  const hosts = names.map((name) => `.${name.replace(/(pinterest)\.(com?\.)?..$/, '$1.com')}`)
  return Object.keys(socialSites).find((site) =>
    socialSites[site]?.some((domain) => hosts.some((host) => host.endsWith(`.${domain}`))),
  )
}
