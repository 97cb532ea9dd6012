import { DomUtils, parseDocument } from 'htmlparser2'

const attributes = ['href', 'src', 'srcset', 'imagesrcset', 'content']

/** The addresses in the attributes of a page, in order, as written. Words and widths beside them are included. */
export const addressesIn = (html: string): readonly string[] =>
  DomUtils.findAll(() => true, parseDocument(html).children)
    .flatMap(({ attribs }) => attributes.map((name) => attribs[name] ?? ''))
    .flatMap((value) => value.split(/[\s,]+/))
