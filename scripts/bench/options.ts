import { parseArgs } from 'node:util'
import { Failure, readCount } from '../support/command'

export interface SamplePage {
  readonly name: string
  readonly path: string
  readonly status: 200 | 404
  readonly lighthousePath?: string
  readonly expectedFailures?: readonly string[]
}

const found = (name: string, path: string): SamplePage => ({ name, path, status: 200 })

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
    expectedFailures: ['is-crawlable'],
  },
]

export interface Options {
  readonly folder: string
  readonly pages: readonly SamplePage[]
  readonly runs: number
  readonly slowdown: number
  readonly lighthouse: boolean
  readonly build: boolean
  readonly growth: readonly number[]
  readonly leads: boolean | 'only'
  readonly hosts: boolean | 'only'
  readonly develop: boolean
  readonly mainThread: boolean
  readonly interaction: boolean
}

export const help = `Measures the built site as a first-time visitor gets it, and how many form submissions it takes.

npm run bench -- [options]

  --budgets         only what can be counted: requests, bytes, layout shift
  --runs N          runs of Lighthouse for each page, of --growth and of --develop (5)
  --slowdown N      how many times slower than this machine Lighthouse's phone is (4)
  --pages a,b       only these pages: ${samplePages.map(({ name }) => name).join(', ')}
  --build           first builds the site cold, warm and after an edit, and compares the times
  --leads           only form submissions
  --hosts           only the server of a release, beside nginx with the same files
  --growth N,N      only builds, of a copy of the site with so many generated posts, cold and after edits,
                    --runs times each; 3000,10000 takes a while
  --develop         only the development server, on a copy of the site: time from a cold start to the first
                    page, and from a code or content edit until the browser shows it
  --main-thread     only how long each page keeps a slow phone's main thread busy, beside the same HTML
                    without scripts; --runs and --slowdown apply
  --interaction     only how long a slow phone's first input waits for a paint, and a click for the next page;
                    --runs and --slowdown apply
  --folder NAME     the built site (public)
  --help

Ends with status 1 when a budget (scripts/bench/budgets.json) is exceeded. Times alone never fail.`

function readPages(names: string | undefined): readonly SamplePage[] {
  if (names === undefined) return samplePages
  return names.split(',').map((name) => {
    const page = samplePages.find((candidate) => candidate.name === name)
    if (!page)
      throw new Failure(`"${name}" is not a sample page. Use one of ${samplePages.map((one) => one.name).join(', ')}.`)
    return page
  })
}

function readCounts(text: string): readonly number[] {
  const counts = text.split(',').map((count) => readCount(count.trim(), '--growth'))
  if (counts.some((count, index) => count <= (counts[index - 1] ?? 0)))
    throw new Failure(`--growth must be a list of rising numbers, not "${text}".`)
  return counts
}

/**
 * Reads the command line.
 *
 * @throws Failure for an invalid argument
 */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      budgets: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '4' },
      pages: { type: 'string' },
      leads: { type: 'boolean', default: false },
      hosts: { type: 'boolean', default: false },
      build: { type: 'boolean', default: false },
      growth: { type: 'string' },
      develop: { type: 'boolean', default: false },
      'main-thread': { type: 'boolean', default: false },
      interaction: { type: 'boolean', default: false },
      folder: { type: 'string', default: 'public' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  return {
    folder: values.folder,
    pages: readPages(values.pages),
    runs: readCount(values.runs, '--runs'),
    slowdown: readCount(values.slowdown, '--slowdown'),
    lighthouse: !values.budgets,
    build: values.build,
    growth: values.growth === undefined ? [] : readCounts(values.growth),
    leads: values.leads ? 'only' : !values.budgets,
    hosts: values.hosts ? 'only' : !values.budgets,
    develop: values.develop,
    mainThread: values['main-thread'],
    interaction: values.interaction,
  }
}
