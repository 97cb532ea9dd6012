import type { ArticleType } from './page-paths'

export interface Collection {
  /** The content type of its entries. */
  readonly type: ArticleType | 'changelogEntry'
  /** Which entries of the type; all if absent. */
  readonly kind?: string
}

/** The collections that a list can show. */
export const collections: Readonly<Record<string, Collection>> = {
  posts: { type: 'blogPost' },
  categories: { type: 'blogCategory' },
  authors: { type: 'author' },
  integrations: { type: 'integration' },
  jobs: { type: 'jobPost' },
  guides: { type: 'resource', kind: 'interview guide' },
  descriptions: { type: 'resource', kind: 'job description' },
  webinars: { type: 'event', kind: 'webinar' },
  classes: { type: 'event', kind: 'class' },
  changelog: { type: 'changelogEntry' },
  stories: { type: 'story' },
}
