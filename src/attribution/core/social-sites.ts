/**
 * The 29 social sites (specification 9), one to a line: its domains, those of its short links, and
 * the names of its apps, from which Android sends visitors. The first word, up to a dot, is the name
 * of the site.
 */
const sites = `facebook.com fb.me fb.com messenger.com com.facebook.katana
linkedin.com lnkd.in com.linkedin.android
twitter.com t.co x.com com.twitter.android
youtube.com youtu.be
instagram.com com.instagram.android
threads.com threads.net
pinterest.com pinterest.ca pinterest.ch pinterest.co.uk pinterest.com.au pinterest.de pinterest.dk pinterest.es pinterest.fr pinterest.ie pinterest.it pinterest.jp pinterest.nz pinterest.pt pinterest.se pinterest.at pinterest.cl pinterest.com.mx pinterest.ph pinterest.ru pin.it com.pinterest
reddit.com redd.it com.reddit.frontpage
tiktok.com
snapchat.com com.snapchat.android
tumblr.com t.umblr.com
quora.com
vimeo.com
flickr.com flic.kr
bluesky bsky.app
mastodon.social mastodon.online mastodon.world mstdn.social mas.to hachyderm.io fosstodon.org
hackernews news.ycombinator.com
whatsapp web.whatsapp.com wa.me com.whatsapp
telegram web.telegram.org t.me org.telegram.messenger
discord.com discord.gg discordapp.com
vkontakte.ru vk.com
odnoklassniki.ru ok.ru
weibo.com t.cn
wechat.com mp.weixin.qq.com open.weixin.qq.com
xing.com
livejournal.com livejournal.ru
disqus.com disq.us
stumbleupon.com
myspace.com`.split('\n')

/**
 * A host belongs to a site when it is one of its domains or ends in a dot and that domain. Whole
 * labels count: `t.co` is in `microsoft.com` only for who looks for characters.
 *
 * @param host lower case, without port, with a dot in front
 * @returns the site's name, or `undefined` for any other host
 */
export const socialSiteOf = (host: string): string | undefined =>
  sites.find((site) => site.split(' ').some((domain) => host.endsWith(`.${domain}`)))?.split(/[. ]/)[0]
