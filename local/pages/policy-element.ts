import { DomUtils, parseDocument } from 'htmlparser2'

export const policyName = 'Content-Security-Policy'

/** Whether an element contains the content security policy of its page. */
export const isPolicy = ({ attribs }: { readonly attribs: Readonly<Record<string, string>> }): boolean =>
  attribs['http-equiv'] === policyName

/** The content security policy in the HTML of a page. */
export const policyIn = (html: string): string | undefined =>
  DomUtils.findOne(isPolicy, parseDocument(html).children)?.attribs.content
