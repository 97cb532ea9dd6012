/** What Gatsby writes into the head of every page for Internet Explorer, and for Safari before version 9.1. */
const needless = [/<meta http-equiv="x-ua-compatible"[^>]*>/, ', shrink-to-fit=no']

/** Takes out metadata that no browser reads any more. */
export const dropNeedlessMetadata = (html: string): string =>
  needless.reduce<string>((page, part) => page.replace(part, ''), html)
