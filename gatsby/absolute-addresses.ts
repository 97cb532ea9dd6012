import render from 'dom-serializer'
import { DomUtils, parseDocument } from 'htmlparser2'

/**
 * Makes the addresses in HTML absolute, for readers that show it outside of its page.
 *
 * @param base the absolute address of the page
 */
export function withAbsoluteAddresses(html: string, base: string): string {
  const body = parseDocument(html)
  for (const { attribs } of DomUtils.getElementsByTagName('*', body)) {
    for (const name of ['href', 'src']) {
      const address = attribs[name]
      if (address !== undefined && URL.canParse(address, base)) attribs[name] = new URL(address, base).href
    }
  }
  return render(body, { encodeEntities: 'utf8' })
}
