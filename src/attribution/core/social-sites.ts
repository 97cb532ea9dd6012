/**
 * The 29 social sites (specification 9), one to a line: its domains, those of its short links, and
 * the names of its apps, from which Android sends visitors. The first word, up to a dot, is the name
 * of the site. One text, in the order in which it compresses best: it is a seventh of the script.
 */
const sites =
  'youtube.com youtu.be,' +
  'pinterest.com pinterest.com.au pinterest.com.mx pinterest.ru pinterest.co.uk pinterest.nz pinterest.jp pinterest.fr pinterest.cl pinterest.ca pinterest.ch pinterest.ph pinterest.pt pinterest.dk pinterest.es pinterest.at pinterest.it pinterest.de pinterest.ie pinterest.se pin.it com.pinterest,' +
  'reddit.com redd.it com.reddit.frontpage,' +
  'flickr.com flic.kr,' +
  'facebook.com fb.com fb.me messenger.com com.facebook.katana,' +
  'instagram.com com.instagram.android,' +
  'snapchat.com com.snapchat.android,' +
  'twitter.com t.co x.com com.twitter.android,' +
  'tumblr.com t.umblr.com,' +
  'weibo.com t.cn,' +
  'stumbleupon.com,' +
  'whatsapp wa.me web.whatsapp.com com.whatsapp,' +
  'discord.com discord.gg discordapp.com,' +
  'quora.com,' +
  'myspace.com,' +
  'mastodon.social mastodon.world mstdn.social mas.to mastodon.online fosstodon.org hachyderm.io,' +
  'telegram t.me web.telegram.org org.telegram.messenger,' +
  'hackernews news.ycombinator.com,' +
  'wechat.com mp.weixin.qq.com open.weixin.qq.com,' +
  'xing.com,' +
  'livejournal.com livejournal.ru,' +
  'bluesky bsky.app,' +
  'disqus.com disq.us,' +
  'odnoklassniki.ru ok.ru,' +
  'tiktok.com,' +
  'vkontakte.ru vk.com,' +
  'vimeo.com,' +
  'linkedin.com lnkd.in com.linkedin.android,' +
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
