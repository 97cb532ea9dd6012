import type { Limit } from './limits'

/** Options of all benchmarks. */
export interface Options {
  readonly pages: readonly SamplePage[]
  /** Number of measurements of varying values. */
  readonly runs: number
  /** Numbers of generated posts, ascending. */
  readonly posts: readonly number[]
}

export interface Benchmark {
  /** Its command-line option. */
  readonly name: string
  readonly description: string
  /** Returns the measured values. A benchmark with many pages prints its own table and returns what has limits. */
  readonly run: (options: Options) => Promise<readonly Limit[]>
  readonly printsTable?: true
}

export interface SamplePage {
  readonly name: string
  readonly path: string
  readonly status: 200 | 404
  /** Whether search engines may list it. */
  readonly isListed: boolean
}

const paths = {
  home: '/',
  platform: '/platform/',
  inbox: '/inbox/',
  pricing: '/pricing/',
  compare: '/compare/zendesk/',
  landing: '/lp/get-a-demo/',
  industry: '/industry/healthcare/',
  'contact-pricing': '/pricing/contact-based/',
  calculator: '/help-desk-staffing-calculator/',
  builder: '/interview-builder/',
  tour: '/product-tour/',
  integrations: '/integrations/',
  integration: '/integrations/slack/',
  blog: '/blog/',
  posts: '/blog/page/2/',
  post: '/blog/ai-answers-checklist/',
  author: '/blog/authors/yuki-tanabe/',
  category: '/blog/category/knowledge-and-self-service/',
  job: '/company/careers/frontend-engineer-beacon/',
  guide: '/interview-builder/library/customer-onboarding-specialist/',
  description: '/resources/job-descriptions/customer-success-manager/',
  resources: '/resources/',
  webinar: '/webinars/ai-answers-without-regret/',
  stories: '/customers/',
  story: '/customers/kestrel/',
  changelog: '/changelog/',
  trust: '/trust/',
  sandbox: '/try/',
  company: '/company/legal/privacy/',
}

export const samplePages: readonly SamplePage[] = [
  ...Object.entries(paths).map(([name, path]) => ({ name, path, status: 200, isListed: true }) as const),
  { name: 'search', path: '/search/', status: 200, isListed: false },
  { name: '404', path: '/there-is-no-such-page/', status: 404, isListed: false },
]

/** Reports progress. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`)
