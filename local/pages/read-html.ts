import { DomUtils, parseDocument } from 'htmlparser2'

const attributes = ['href', 'src', 'srcset', 'imagesrcset', 'content']

/** The addresses in the attributes of a page, in order, as written. Words and widths beside them are included. */
export const addressesIn = (html: string): readonly string[] =>
  DomUtils.findAll(() => true, parseDocument(html).children)
    .flatMap(({ attribs }) => attributes.map((name) => attribs[name] ?? ''))
    .flatMap((value) => value.split(/[\s,]+/))

export const policyName = 'Content-Security-Policy'

/** Whether an element contains the content security policy of its page. */
export const isPolicy = ({ attribs }: { readonly attribs: Readonly<Record<string, string>> }): boolean =>
  attribs['http-equiv'] === policyName

/** The content security policy in the HTML of a page. */
export const policyIn = (html: string): string | undefined =>
  DomUtils.findOne(isPolicy, parseDocument(html).children)?.attribs.content
