/**
 * The 29 social sites (specification 9), one to a line: its domains, those of its short links, and
 * the names of its apps, from which Android sends visitors. The first word, up to a dot or colon, is the
 * name of the site. One text, in the order in which it compresses best: it is a seventh of the script.
 */
const sites =
  'youtube.com youtu.be,' +
  'pinterest.com pinterest.com.au pinterest.com.mx pinterest.ca pinterest.cl pinterest.ch pinterest.ph pinterest.jp pinterest.fr pinterest.it pinterest.at pin.it com.pinterest pinterest.pt pinterest.ru pinterest.co.uk pinterest.dk pinterest.de pinterest.ie pinterest.se pinterest.es pinterest.nz,' +
  'reddit.com redd.it com.reddit.frontpage,' +
  'flickr.com flic.kr,' +
  'facebook.com fb.com fb.me messenger.com com.facebook.katana,' +
  'twitter.com t.co x.com com.twitter.android,' +
  'tumblr.com t.umblr.com,' +
  'stumbleupon.com,' +
  'weibo.com t.cn,' +
  'hackernews: news.ycombinator.com,' +
  'snapchat.com com.snapchat.android,' +
  'tiktok.com,' +
  'vkontakte.ru vk.com,' +
  'vimeo.com,' +
  'wechat.com open.weixin.qq.com mp.weixin.qq.com,' +
  'myspace.com,' +
  'mastodon.social mastodon.world mastodon.online fosstodon.org mstdn.social mas.to hachyderm.io,' +
  'instagram.com com.instagram.android,' +
  'telegram: t.me web.telegram.org org.telegram.messenger,' +
  'whatsapp: wa.me web.whatsapp.com com.whatsapp,' +
  'discord.com discord.gg discordapp.com,' +
  'linkedin.com com.linkedin.android lnkd.in,' +
  'quora.com,' +
  'bluesky: bsky.app,' +
  'disqus.com disq.us,' +
  'xing.com,' +
  'livejournal.com livejournal.ru,' +
  'odnoklassniki.ru ok.ru,' +
  'threads.com threads.net'

/**
 * A host belongs to a site when it is one of its domains or ends in a dot and that domain. Whole
 * labels count: `t.co` is in `microsoft.com` only for who looks for characters.
 *
 * @param host lower case, without port, with a dot in front
 * @returns the site's name, or `undefined` for any other host
 */
export const socialSiteOf = (host: string): string | undefined =>
  sites
    .split(',')
    .find((site) => site.split(' ').some((domain) => host.endsWith(`.${domain}`)))
    ?.split(/\W/)[0]
