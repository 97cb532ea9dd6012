const portal = '([\\w-]+\\.)*search'
const anyEnd = 'com|((com?|net|org)\\.)?[a-z]{2}'

/**
 * The search engines of requirements 9: name, search subdomains besides `www`, domain endings, and query parameters,
 * the most common first. An allow list, because their other hosts (mail, accounts, ads) do not search. Text compresses
 * best.
 */
const engines = [
  `google m|images|news|scholar|cse|googlequicksearchbox\\.android ${anyEnd}|cat q`,
  `bing m|[a-z]{2} ${anyEnd} q Q`,
  `yahoo ${portal} ${anyEnd} p q`,
  `aol ${portal} ${anyEnd} q query`,
  `yandex m ${anyEnd} text q`,
  `baidu m ${anyEnd} wd word kw q`,
  `ask [a-z]{2} com|co\\.uk q ask searchfor`,
  `comcast ${portal} com|net q`,
  `xfinity ${portal} com q searchTerm`,
]

interface Search {
  readonly engine: string
  /** `undefined` when the engine does not say. */
  readonly searched: string | null | undefined
}

/**
 * @param domain lower case, without port; the engine's name must stand right before a listed ending @returns
 * `undefined` if the page is not a search engine's
 */
export const readSearch = (domain: string, query: URLSearchParams): Search | undefined => {
  for (const line of engines) {
    // Fast path for most lines.
    if (!domain.includes(line.split(' ', 1)[0] as string)) continue
    const [engine = '', subdomains, ends, ...terms] = line.split(' ')
    if (new RegExp(`^((www|${subdomains})\\.)?${engine}\\.(${ends})$`).test(domain))
      return { engine, searched: terms.map((name) => query.get(name)).find(Boolean) }
  }
  return undefined
}

/**
 * The 29 social sites (requirements 9), one per line: domains, short links and app names. The first word, up to a dot
 * or colon, is the site's name. One text, in the order that compresses best.
 */
const sites =
  'youtube.com youtu.be,' +
  'pinterest.com pin.it,' +
  'reddit.com redd.it,' +
  'flickr.com flic.kr,' +
  'facebook.com fb.com fb.me messenger.com,' +
  'twitter.com t.co x.com,' +
  'tumblr.com t.umblr.com,' +
  'stumbleupon.com,' +
  'weibo.com t.cn,' +
  'hackernews: news.ycombinator.com,' +
  'snapchat.com,' +
  'tiktok.com,' +
  'vkontakte.ru vk.com,' +
  'vimeo.com,' +
  'wechat.com open.weixin.qq.com mp.weixin.qq.com,' +
  'myspace.com,' +
  'mastodon.social mastodon.world mastodon.online fosstodon.org mstdn.social mas.to hachyderm.io,' +
  'instagram.com,' +
  'telegram: t.me web.telegram.org org.telegram.messenger,' +
  'whatsapp: wa.me web.whatsapp.com com.whatsapp,' +
  'discord.com discord.gg discordapp.com,' +
  'linkedin.com lnkd.in,' +
  'quora.com,' +
  'bluesky: bsky.app,' +
  'disqus.com disq.us,' +
  'xing.com,' +
  'livejournal.com livejournal.ru,' +
  'odnoklassniki.ru ok.ru,' +
  'threads.com threads.net'

/**
 * Finds a social site by its domains. Matches whole labels: `t.co` does not match `microsoft.com`.
 *
 * @param names hosts, lower case, without port
 * @returns the site's name
 */
export const socialSiteOf = (...names: readonly string[]): string | undefined => {
  const hosts = names.map((name) => `.${name.replace(/(pinterest)\.(com?\.)?..$/, '$1.com')}`)
  return sites
    .split(',')
    .find((site) => site.split(' ').some((domain) => hosts.some((host) => host.endsWith(`.${domain}`))))
    ?.split(/\W/)[0]
}
