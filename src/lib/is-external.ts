/**
 * Whether an address leads out of the site's own routes: it is so when it contains `//`
 * (specification 2.1). Browsers drop tabs and line breaks and read `\` as `/` in an address, so
 * this does too: otherwise `/\elsewhere.example` would pass for a path of the site.
 */
export function isExternal(href: string): boolean {
  return /[\\/]{2}/.test(href.replace(/[\t\n\r]/g, ''))
}
