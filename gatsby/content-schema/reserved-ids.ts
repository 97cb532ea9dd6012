/**
 * Ids that no heading of a text may get: the second of two would never be found, so that a link, a
 * label or a script of the site led to the text, or the other way round. Ids that entries bring along,
 * such as anchors of blocks, are not known here.
 */
export const reservedIds: ReadonlySet<string> = new Set([
  // What the site's own views and scripts are found by.
  'demo-bar-text',
  'free-trial-link',
  'main',
  'page-search',
  'questions',
  'sign-up',
  'site-config',
  'site-menu',
  // Hashes that do something else than lead to a section; the first is an id of the footer, too.
  'contact-us',
  'do-not-sell',
  'open-beacon',
  // Gatsby's, in each page. The last four are its marks around the parts of the frame.
  'gatsby-announcer',
  'gatsby-chunk-mapping',
  'gatsby-focus-wrapper',
  'gatsby-script-loader',
  'demo-bar-1',
  'footer-1',
  'header-1',
  'small-footer-1',
])
