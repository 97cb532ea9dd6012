/** Hosts of an engine's company where nobody searches: mail, documents, the way through a sign-in. */
const otherService =
  /\.((docs|drive|mail|accounts|myaccount|translate|gemini|meet|play|chat|calendar|notebooklm|support|plus|groups|sites|classroom)\.google|(mail|login)\.yahoo)\./

/**
 * The engines of specification 9. An engine is the label right before the end of a real domain, as
 * in `google.com`, `google.de`, `google.co.uk`, with any subdomains; anywhere else it is somebody
 * else's host, as in `google.evil.io`. Some names belong to others under most endings.
 */
const searchEngine =
  /\.((bing|google|baidu|yandex|aol|yahoo)\.(com|((com?|net|org)\.)?[a-z]{2})|xfinity\.com|ask\.(com|co\.uk)|google\.cat|comcast\.(com|net))$/

/**
 * @param host lower case, without port, with a dot in front
 * @returns the engine's name, or something false for any other host
 */
export const searchEngineOf = (host: string): string | false | undefined =>
  !otherService.test(host) && searchEngine.exec(host)?.[0].split('.')[1]

/** Where the query is, if not in `q` alone; the parameter that is used most comes first. */
const queryParameters: Readonly<Record<string, string>> = {
  baidu: 'wd word kw q',
  yahoo: 'p q',
  yandex: 'text q',
  xfinity: 'q searchTerm',
  bing: 'q Q',
  aol: 'q query',
  ask: 'q ask searchfor',
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
