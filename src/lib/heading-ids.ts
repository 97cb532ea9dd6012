/** Ids that views and scripts use on pages with blocks. */
export const idsOfSite: ReadonlySet<string> = new Set([
  'demo-bar-text',
  'estimate',
  'free-trial-link',
  'main',
  'search',
  'site-config',
  'site-menu',
  // Hashes with another meaning.
  'contact-us',
  'open-beacon',
  // Gatsby's own ids.
  'gatsby-announcer',
  'gatsby-chunk-mapping',
  'gatsby-focus-wrapper',
  'gatsby-script-loader',
  'demo-bar-1',
  'footer-1',
  'header-1',
  'small-footer-1',
])

/**
 * Ids that headings must not get: those of the site, and those of articles, which have no blocks. Ids from entries,
 * such as anchors, are unknown here.
 */
export const reservedIds: ReadonlySet<string> = new Set([...idsOfSite, 'questions', 'sign-up', 'was-this-helpful'])

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’]/g, '')
    .replace(/[\u0300-\u036f*_`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * @param taken used names; the result is added
 * @returns the name, with a number if it is taken
 */
export function unusedName(taken: Set<string>, name: string, separator: string): string {
  let free = name
  for (let count = 2; taken.has(free); count += 1) free = `${name}${separator}${count}`
  taken.add(free)
  return free
}

/**
 * The id of a heading of the second or third level, for links to its section.
 *
 * @param taken used ids of the text, and reserved ones; the result is added
 * @param heading as Markdown
 */
export const headingId = (taken: Set<string>, heading: string): string =>
  unusedName(taken, slugOf(heading) || 'section', '-')
