/** Hosts of an engine's company where nobody searches: mail, documents, the way through a sign-in. */
const otherService =
  /\.((accounts|mail|docs|drive|calendar|meet|groups|sites|classroom|plus|play|support|myaccount|gemini|notebooklm|chat|translate)\.google|(mail|login)\.yahoo)\./

/**
 * The engines of specification 9. An engine is the label right before the end of a real domain, as
 * in `google.com`, `google.de`, `google.co.uk`, with any subdomains; anywhere else it is somebody
 * else's host, as in `google.evil.io`. Some names belong to others under most endings.
 */
const searchEngine =
  /\.((google|bing|aol|yahoo|yandex|baidu)\.(com|((com?|net|org)\.)?[a-z]{2})|ask\.(com|co\.uk)|comcast\.(com|net)|xfinity\.com|google\.cat)$/

/**
 * @param host lower case, without port, with a dot in front
 * @returns the engine's name, or `undefined` for any other host
 */
export const searchEngineOf = (host: string): string | undefined =>
  otherService.test(host) ? undefined : searchEngine.exec(host)?.[0].split('.')[1]

/** Where the query is, if not in `q` alone; the parameter that is used most comes first. */
const queryParameters: Readonly<Record<string, string>> = {
  bing: 'q Q',
  aol: 'q query',
  yahoo: 'p q',
  ask: 'q ask searchfor',
  xfinity: 'q searchTerm',
  yandex: 'text q',
  baidu: 'wd word kw q',
}

/**
 * What the visitor searched for.
 *
 * @returns nothing when the engine does not tell, as most do not
 */
export const searchTerm = (engine: string, query: URLSearchParams): string | null | undefined =>
  (queryParameters[engine] || 'q')
    .split(' ')
    .map((name) => query.get(name))
    .find(Boolean)
