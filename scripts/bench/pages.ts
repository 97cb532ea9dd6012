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

const found = (name: string, path: string): SamplePage => ({ name, path, status: 200 })

/** Each template, with each kind of content, and each tool. */
export const samplePages: readonly SamplePage[] = [
  found('home', '/'),
  found('platform', '/platform/'),
  found('inbox', '/inbox/'),
  found('pricing', '/pricing/'),
  found('compare', '/compare/zendesk/'),
  found('landing', '/lp/get-a-demo/'),
  found('industry', '/industry/healthcare/'),
  found('contact-pricing', '/pricing/contact-based/'),
  found('calculator', '/help-desk-staffing-calculator/'),
  found('builder', '/interview-builder/'),
  found('tour', '/product-tour/'),
  found('integrations', '/integrations/'),
  found('integration', '/integrations/slack/'),
  found('blog', '/blog/'),
  found('posts', '/blog/page/2/'),
  found('post', '/blog/ai-answers-checklist/'),
  found('author', '/blog/authors/yuki-tanabe/'),
  found('category', '/blog/category/knowledge-and-self-service/'),
  found('job', '/company/careers/frontend-engineer-beacon/'),
  found('guide', '/interview-builder/library/customer-onboarding-specialist/'),
  found('description', '/resources/job-descriptions/customer-success-manager/'),
  found('resources', '/resources/'),
  found('webinar', '/webinars/ai-answers-without-regret/'),
  found('company', '/company/legal/privacy/'),
  {
    name: '404',
    path: '/there-is-no-such-page/',
    status: 404,
    lighthousePath: '/404/',
    // A page for missing pages asks search engines to leave it out.
    expectedFailures: ['is-crawlable'],
  },
]
