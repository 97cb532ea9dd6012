/**
 * Whether a text is an e-mail address that a form takes: something, an @, a domain that does not
 * start with any blocked domain, then a dot (specification 5). Upper and lower case are alike, and
 * spaces around it do not count.
 *
 * @param blockedDomains such as `gmail`, which blocks `gmail.com` and `gmail.co`
 */
export function isEmail(text: string, blockedDomains: readonly string[]): boolean {
  const domain = /^[^\s@]+@([^\s@.][^\s@]*\.[^\s@]+)$/.exec(text.trim().toLowerCase())?.[1]
  return domain !== undefined && !blockedDomains.some((blocked) => blocked && domain.startsWith(blocked.toLowerCase()))
}
