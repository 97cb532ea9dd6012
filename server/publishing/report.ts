import type { PublishEvent } from './publish-event'
import type { FailedStep, Fault, JobOutcome } from './publish-job'

export type ReportedOutcome = Exclude<JobOutcome, { readonly outcome: 'stopped' }> & {
  /** Whether the server tries again after a temporary failure. */
  readonly isRetried?: boolean
}

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
  /** Faults that prevented the publish. */
  readonly problems?: readonly Fault[]
  /** Faults that did not prevent it, of changed entries and of entries that refer to one that is no longer published. */
  readonly warnings?: readonly Fault[]
}

/** Maximum items of a list in the text. */
const mostItems = 20

/** Maximum lines of a step's output. */
const mostLines = 40

const failures: Readonly<Record<FailedStep, readonly [title: string, advice: string]>> = {
  check: ['Not published: the content check found problems.', 'Fix them and publish again.'],
  build: ['Not published: the build failed.', 'Fix the errors below and publish again, or ask the operator.'],
  activation: ['Not published: the new release could not be activated.', 'Ask the operator.'],
  'build hook': ['Not published: the build elsewhere failed.', 'Ask the operator to look at the log of its host.'],
  interruption: ['Not published: the server ended during each of three builds.', 'Ask the operator.'],
}

/** After a failure that may be temporary. */
const unreadContent = 'Not published: the content could not be read or checked.'

const afterLastTry = 'Tell the operator, and publish again later.'

const beforeNextTry =
  'The server tries again up to three times, ten minutes apart. If the last try fails too, tell the operator, and publish again later.'

/** Whether a line is part of a stack or output of npm itself. */
const isNoise = (line: string): boolean => /^\s*at /.test(line) || line.startsWith('npm ')

/** The end of a step's errors, without stacks. */
const readable = (errors = ''): readonly string[] =>
  errors
    .split('\n')
    .filter((line) => line.trim() !== '' && !isNoise(line))
    .slice(-mostLines)

function changeLine({ action, kind, id, type, title, link, address }: Report['changes'][number]): string {
  const name = title === undefined ? `with the id ${id}` : `“${title}”`
  const places = [address && `live at ${address}`, link && `edit at ${link}`].filter(Boolean).join(', ')
  return `- ${type ?? (kind === 'asset' ? 'Asset' : 'Entry')} ${name} ${action}${places && `: ${places}`}`
}

const faultLine = ({ file, field, wrong, advice, link }: Fault): string =>
  `- ${file}${field ? `, field “${field}”` : ''}: ${wrong} ${advice}${link ? ` ${link}` : ''}`

/** A section of the text; nothing without items. */
const section = (heading: string, items: readonly string[]): readonly string[] => {
  if (items.length === 0) return []
  const more = items.length > mostItems ? [`- and ${items.length - mostItems} more`] : []
  return ['', `${heading}:`, ...items.slice(0, mostItems), ...more]
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
  const { outcome } = result
  const isLive = outcome === 'published'
  const changes = events.map(({ path, ...event }) => ({
    ...event,
    address: isLive && path !== undefined ? `${site}${path}` : undefined,
  }))
  const own = isLive ? describeSuccess(result, changes, site) : describeFailure(result, site)
  const text = [...own.lines, ...section('Changes', changes.map(changeLine))].join('\n')
  const report: Report = { outcome, site, changes, ...own.facts, text }
  const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)
  const json = secrets.reduce((all, secret) => all.replaceAll(inJson(secret), '[secret]'), JSON.stringify(report))
  return JSON.parse(json) as Report
}

function describeSuccess(
  { contentTime, warnings: all = [] }: Extract<ReportedOutcome, { outcome: 'published' }>,
  changes: Report['changes'],
  site: string,
) {
  const title = `Published: ${site} shows the content of ${contentTime}.`
  // Faults of other entries name an entry that they miss.
  const warnings = all.filter(({ link, wrong }) =>
    changes.some(({ id }) => wrong.includes(`“${id}”`) || link?.endsWith(`/${id}`)),
  )
  return { facts: { title, contentTime, warnings }, lines: [title, ...section('Warnings', warnings.map(faultLine))] }
}

function describeFailure(
  { step, problems, reason, isTemporary, isRetried }: Extract<ReportedOutcome, { outcome: 'failed' }>,
  site: string,
) {
  const [title, advice] = isTemporary ? [unreadContent, isRetried ? beforeNextTry : afterLastTry] : failures[step]
  const details = problems ? section('Problems', problems.map(faultLine)) : ['', ...readable(reason)]
  return { facts: { title, step, problems }, lines: [title, `${site} stays as it was. ${advice}`, ...details] }
}
