import type { Limit } from './limits'

export interface Options {
  /** Paths. */
  readonly pages: readonly string[]
  /** Number of measurements of varying values. */
  readonly runs: number
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

/** A path without a page. */
export const missingPage = '/there-is-no-such-page/'

/** The paths of pages of all kinds. */
export const samplePages: readonly string[] = [
  '/',
  '/platform/',
  '/inbox/',
  '/pricing/',
  '/compare/zendesk/',
  '/lp/get-a-demo/',
  '/industry/healthcare/',
  '/pricing/contact-based/',
  '/help-desk-staffing-calculator/',
  '/interview-builder/',
  '/product-tour/',
  '/integrations/',
  '/integrations/slack/',
  '/blog/',
  '/blog/page/2/',
  '/blog/ai-answers-checklist/',
  '/blog/authors/yuki-tanabe/',
  '/blog/category/knowledge-and-self-service/',
  '/company/careers/frontend-engineer-beacon/',
  '/interview-builder/library/customer-onboarding-specialist/',
  '/resources/job-descriptions/customer-success-manager/',
  '/resources/',
  '/webinars/ai-answers-without-regret/',
  '/customers/',
  '/customers/kestrel/',
  '/changelog/',
  '/trust/',
  '/try/',
  '/company/legal/privacy/',
  '/search/',
  missingPage,
]

/** Reports progress. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`)
