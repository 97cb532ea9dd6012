import type { ArticleType } from '../../content/model/page-paths'
import { storiesPath } from '../lib/story-paths'
import type { Action } from '../mapping/fields'

const home: Action = { label: 'Home', href: '/' }
const blog: Action = { label: 'Blog', href: '/blog/' }

/** The breadcrumbs of articles by content type, without the article itself. */
const breadcrumbs = {
  author: [home, blog],
  blogCategory: [home, blog],
  blogPost: [home, blog],
  companyPage: [home, { label: 'About', href: '/about/' }],
  integration: [home, { label: 'Integrations', href: '/integrations/' }],
  story: [home, { label: 'Customer stories', href: storiesPath }],
  jobPost: [home, { label: 'Careers', href: '/company/careers/' }],
} as const satisfies Readonly<Record<Exclude<ArticleType, 'event' | 'resource'>, readonly Action[]>>

const classes: Action = { label: 'Classes', href: '/classes/' }
const webinars: Action = { label: 'Webinars', href: '/webinars/' }

const library: readonly Action[] = [
  { label: 'Interview builder', href: '/interview-builder/' },
  { label: 'Library', href: '/interview-builder/library/' },
]
const descriptions: readonly Action[] = [
  { label: 'Resources', href: '/resources/' },
  { label: 'Job descriptions', href: '/resources/job-descriptions/' },
]

/**
 * The breadcrumbs of an article, also used in its structured data.
 *
 * @param parent the category of a post, or the kind of an event or a resource
 */
export function breadcrumbsOf(type: ArticleType, parent?: Action | string | null): readonly Action[] {
  if (type === 'event') return [home, parent === 'class' ? classes : webinars]
  if (type === 'resource') return [home, ...(parent === 'job description' ? descriptions : library)]
  return typeof parent === 'object' && parent !== null ? [...breadcrumbs[type], parent] : breadcrumbs[type]
}
