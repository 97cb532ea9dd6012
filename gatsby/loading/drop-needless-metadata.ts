/** What Gatsby writes into every page for Internet Explorer, for Safari before version 9.1 and for XHTML. */
const needless = [/<meta http-equiv="x-ua-compatible"[^>]*>/, ', shrink-to-fit=no', '/*<![CDATA[*/', '/*]]>*/']

/** Takes out what no browser reads any more. */
export const dropNeedlessMetadata = (html: string): string =>
  needless
    .reduce<string>((page, part) => page.replace(part, ''), html)
    // gatsby-plugin-image repeats the sizes of `<source>` on `<img>`, which has no `srcset` to choose from, and
    // asks for what browsers do by default.
    .replace(/<img\b(?![^>]*\ssrcset=)[^>]*>/gi, (image) => image.replace(/ (sizes|decoding)="[^"]*"/g, ''))
