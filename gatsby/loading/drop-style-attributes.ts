/** The two elements around every page to which Gatsby's views give inline styles. */
const gatsbyElement = /<div (?=[^>]*\bid="gatsby-(?:focus-wrapper|announcer)")[^>]*>/g

/**
 * Takes the inline styles off Gatsby's own elements. The content security policy would block them;
 * src/theme/global-style.ts has the same rules. React does not look at them when it hydrates.
 */
export const dropStyleAttributes = (html: string): string =>
  html.replace(gatsbyElement, (tag) => tag.replace(/ style="[^"]*"/, ''))
