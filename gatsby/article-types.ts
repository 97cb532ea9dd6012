import type { ArticleType } from '../src/data/breadcrumbs'

/** Types whose entries are pages of text: each has a page of its own. */
export const articleTypes = [
  'author',
  'blogCategory',
  'blogPost',
  'companyPage',
  'event',
  'integration',
  'interviewGuide',
  'jobDescription',
  'jobPost',
] as const satisfies readonly ArticleType[]
