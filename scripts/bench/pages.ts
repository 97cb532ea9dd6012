/** A page that stands for its template. */
export interface SamplePage {
  readonly name: string
  readonly path: string
  /** What the host answers; 404 for the page that stands in for missing ones. */
  readonly status: 200 | 404
  /** Where the page is found with status 200, which Lighthouse insists on. */
  readonly lighthousePath?: string
  /** Lighthouse audits that must fail on this page, because of what it is. */
  readonly expectedFailures?: readonly string[]
}

export const samplePages: readonly SamplePage[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'platform', path: '/platform/', status: 200 },
  { name: 'inbox', path: '/inbox/', status: 200 },
  { name: 'pricing', path: '/pricing/', status: 200 },
  { name: 'compare', path: '/compare/zendesk/', status: 200 },
  {
    name: '404',
    path: '/there-is-no-such-page/',
    status: 404,
    lighthousePath: '/404/',
    // A page for missing pages asks search engines to leave it out.
    expectedFailures: ['is-crawlable'],
  },
]
