/** A page on the way to another one. */
export interface TrailStep {
  readonly label: string
  readonly href: string
}

const home: TrailStep = { label: 'Home', href: '/' }
const blog: TrailStep = { label: 'Blog', href: '/blog/' }

/** The ways to pages of text, by content type, from the outermost page; the page itself is not in them. */
const trails = {
  author: [home, blog],
  blogCategory: [home, blog],
  blogPost: [home, blog],
  companyPage: [home, { label: 'About', href: '/about/' }],
  integration: [home, { label: 'Integrations', href: '/integrations/' }],
  interviewGuide: [
    home,
    { label: 'Interview builder', href: '/interview-builder/' },
    { label: 'Library', href: '/interview-builder/library/' },
  ],
  jobDescription: [
    home,
    { label: 'Resources', href: '/resources/' },
    { label: 'Job descriptions', href: '/resources/job-descriptions/' },
  ],
  jobPost: [home, { label: 'Careers', href: '/company/careers/' }],
} as const satisfies Readonly<Record<string, readonly TrailStep[]>>

const classes: TrailStep = { label: 'Classes', href: '/classes/' }
const webinars: TrailStep = { label: 'Webinars', href: '/webinars/' }

/** Content types whose entries are pages of text. */
export type ArticleType = keyof typeof trails | 'event'

/**
 * The way to a page of text: what visitors see above its title, and what search engines are told.
 *
 * @param shelf of a post: its category, or the kind of an event: `class` or `webinar`
 */
export function trailOf(type: ArticleType, shelf?: TrailStep | string | null): readonly TrailStep[] {
  if (type === 'event') return [home, shelf === 'class' ? classes : webinars]
  return typeof shelf === 'object' && shelf !== null ? [...trails[type], shelf] : trails[type]
}
