import type { PublishEvent } from './publish-event'
import type { FailedStep, JobOutcome } from './publish-job'

export type ReportedOutcome = Exclude<JobOutcome, { readonly outcome: 'stopped' }>

/** What the team reads about a publish. */
export interface Report {
  readonly outcome: ReportedOutcome['outcome']
  readonly step?: FailedStep
  /** In one line. */
  readonly title: string
  /** The complete report as plain text, with the title. */
  readonly text: string
  /** The origin of the site. */
  readonly site: string
  /** The site contains what was published before this time (ISO 8601). */
  readonly contentTime?: string
  readonly changes: readonly (Omit<PublishEvent, 'path'> & { readonly address?: string })[]
  /** Problems with entry, field and link, as the failed step has listed them. */
  readonly problems?: string
}

/** Maximum number of changes in the text. */
const mostChanges = 20

/** Maximum lines of a step's output. */
const mostLines = 40

/** What failed, and what to do. */
const failures: Readonly<Record<FailedStep, readonly [title: string, advice: string]>> = {
  check: ['Not published: the content check found problems.', 'Fix them and publish again.'],
  build: ['Not published: the build failed.', 'Fix what is named below and publish again, or ask the operator.'],
  activation: ['Not published: the new release could not be activated.', 'Ask the operator.'],
  'build hook': ['Not published: the build elsewhere failed.', 'Ask the operator to look at the log of its host.'],
  interruption: ['Not published: the server ended during each of three builds.', 'Ask the operator.'],
}

/** Whether a line belongs to a stack or is noise of npm. */
const isNoise = (line: string): boolean => /^\s*at /.test(line) || line.startsWith('npm ')

/** The end of a step's output, without stacks and secrets. */
function readable(output: string, secrets: readonly string[]): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !isNoise(line))
  const text = lines.slice(-mostLines).join('\n')
  return secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, '[secret]'), text)
}

function changeLine({ action, kind, id, type, title, link, address }: Report['changes'][number]): string {
  const name = title === undefined ? `with the id ${id}` : `“${title}”`
  const places = [address && `live at ${address}`, link && `edit at ${link}`].filter(Boolean).join(', ')
  return `- ${type ?? (kind === 'asset' ? 'Asset' : 'Entry')} ${name} ${action}${places && `: ${places}`}`
}

/**
 * Describes a publish for editors.
 *
 * @param site the origin of the site, without a trailing slash
 * @param secrets texts that a report must not contain
 */
export function describePublish(
  result: ReportedOutcome,
  events: readonly PublishEvent[],
  site: string,
  secrets: readonly string[],
): Report {
  const isLive = result.outcome === 'published'
  const changes = events.map(({ path, ...event }) => ({
    ...event,
    address: isLive && path !== undefined ? `${site}${path}` : undefined,
  }))
  const lines = changes.slice(0, mostChanges).map(changeLine)
  if (changes.length > mostChanges) lines.push(`- and ${changes.length - mostChanges} more`)
  if (isLive) {
    const title = `Published: ${site} shows the content of ${result.contentTime}.`
    const text = [title, '', ...lines].join('\n')
    return { outcome: 'published', title, text, site, contentTime: result.contentTime, changes }
  }
  const { step, output } = result
  const [title, advice] = failures[step]
  const problems = readable(output, secrets)
  const text = [title, `${site} stays as it was. ${advice}`, '', problems, '', 'Changes:', ...lines].join('\n')
  return { outcome: 'failed', step, title, text, site, changes, problems }
}
