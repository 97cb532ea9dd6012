const portal = '([\\w-]+\\.)*search'
const anyEnd = 'com|((com?|net|org)\\.)?[a-z]{2}'

/**
 * The engines of specification 9: name; subdomains where people search, besides `www`; ends of the domain;
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
  /** What was searched for; unset when the engine does not tell, as most do not. */
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
