const element = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/?>/i

/** The content security policy in the HTML of a page. React escapes its quotes. */
export const policyIn = (html: string): string | undefined => element.exec(html)?.[1]?.replaceAll('&#x27;', "'")

/** Replaces it. */
export const withPolicy = (html: string, policy: string): string =>
  html.replace(element, () => `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
