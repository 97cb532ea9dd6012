const portal = '([\\w-]+\\.)*search'
const anyEnd = 'com|((com?|net|org)\\.)?[a-z]{2}'

/**
 * The engines of requirements 9: name; subdomains where people search, besides `www`; ends of the domain;
 * and URL parameters that can hold the query, the one that is used most first. Their companies have many
 * hosts where nobody searches, for mail, documents, accounts and advertising, so this is an allow list. Some
 * names belong to others under most ends. Text, because it compresses best.
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

/** A visitor's search. */
interface Search {
  readonly engine: string
  /** What was searched for; unset if the engine does not say, as most do not. */
  readonly searched: string | null | undefined
}

/**
 * @param domain lower case, without port. An engine's name counts right before the end of a real domain,
 * as in `google.de` and `google.co.uk`; in `google.evil.io` it is somebody else's host.
 * @param query of the page that sent the visitor
 * @returns `undefined` when the page is no search engine's
 */
export const readSearch = (domain: string, query: URLSearchParams): Search | undefined => {
  for (const line of engines) {
    // Most lines end here, before they are taken apart, which takes longer.
    if (!domain.includes(line.split(' ', 1)[0] as string)) continue
    const [engine = '', subdomains, ends, ...terms] = line.split(' ')
    if (new RegExp(`^((www|${subdomains})\\.)?${engine}\\.(${ends})$`).test(domain))
      return { engine, searched: terms.map((name) => query.get(name)).find(Boolean) }
  }
  return undefined
}

/**
 * The 29 social sites (requirements 9), one to a line: its domains, those of its short links, and the
 * names of apps that say less than a domain. The first word, up to a dot or colon, is the name of the site.
 * One text, in the order in which it compresses best: it is a tenth of the script.
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
 * A sender belongs to a site when one of its names is one of the site's domains, or ends in a dot and that
 * domain. Whole labels count: `t.co` does not match `microsoft.com`.
 *
 * @param names lower case, without port: the host, and of an app also the domain that its name begins with
 * @returns the site's name, or `undefined` for any other sender
 */
export const socialSiteOf = (...names: readonly string[]): string | undefined => {
  // Pinterest has a domain in each country.
  const hosts = names.map((name) => `.${name.replace(/(pinterest)\.(com?\.)?..$/, '$1.com')}`)
  return sites
    .split(',')
    .find((site) => site.split(' ').some((domain) => hosts.some((host) => host.endsWith(`.${domain}`))))
    ?.split(/\W/)[0]
}
