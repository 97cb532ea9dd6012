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
  /** Returns the measured values. */
  readonly run: (options: Options) => Promise<readonly Limit[]>
  /** Whether it prints the values itself. */
  readonly printsTable?: true
}

export interface SamplePage {
  readonly name: string
  readonly path: string
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
  search: '/search/',
}

/** A page that the site does not have. */
export const missingPage: SamplePage = { name: '404', path: '/there-is-no-such-page/' }

export const samplePages: readonly SamplePage[] = [
  ...Object.entries(paths).map(([name, path]) => ({ name, path })),
  missingPage,
]

/** Reports progress. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`)
