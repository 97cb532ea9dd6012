import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { attempt } from '../../src/lib/attempt'
import { Failure } from '../../src/lib/failure'
import { messageOf } from '../../src/lib/message-of'
import { fetchText } from '../fetch-text'
import { pagesFolder, readRelease, releasesToKeep } from '../releases/keep-assets'
import { buildFile, parseBuild } from '../site/open-site'
import { scheduledEventSchema, type ScheduledEvent } from './publish-event'
import type { PublishingSettings } from './publishing-settings'
import { mostOutput, runStep } from './run-step'

const faultSchema = v.object({
  /** Type and title of the entry. */
  file: v.string(),
  field: v.optional(v.string()),
  wrong: v.string(),
  advice: v.string(),
  /** Opens the entry in Contentful. */
  link: v.optional(v.string()),
})

const reportSchema = v.object({
  problems: v.array(faultSchema),
  warnings: v.array(faultSchema),
  /** The changes that dates of pages cause later. */
  scheduled: v.optional(v.array(scheduledEventSchema)),
})

/** A fault of the content, as `npm run content:check -- --json` prints it. */
export type Fault = v.InferOutput<typeof faultSchema>

/** @returns nothing for any other text, such as that of a check that could not read the space */
const readContentReport = (text: string): v.InferOutput<typeof reportSchema> =>
  attempt(() => v.parse(reportSchema, JSON.parse(text))) ?? { problems: [], warnings: [] }

/** Where a publish can fail. */
export const failedSteps = ['check', 'build', 'activation', 'build hook', 'interruption'] as const

export type FailedStep = (typeof failedSteps)[number]

export type JobOutcome =
  | { readonly outcome: 'published'; readonly contentTime: string; readonly warnings?: readonly Fault[] }
  | {
      readonly outcome: 'failed'
      readonly step: FailedStep
      readonly problems?: readonly Fault[]
      /** Why else it failed. */
      readonly reason?: string
      /** Whether another try may succeed, because the content could not be read or checked. */
      readonly isTemporary?: boolean
    }
  | { readonly outcome: 'stopped' }

export interface JobOptions {
  readonly settings: Pick<PublishingSettings, 'siteUrl' | 'checkout' | 'buildHook' | 'stateFolder'>
  /** The folder with all releases; absent if this server does not run from the link `current`. */
  readonly releases?: string
  /** Called after a check with the changes that dates of pages cause later. */
  readonly onSchedule?: (changes: readonly ScheduledEvent[]) => Promise<void>
  readonly limits?: Partial<JobLimits>
}

/** Times in ms. */
interface JobLimits {
  readonly check: number
  readonly build: number
  /** For a build elsewhere, until the site shows it. */
  readonly hook: number
  /** Between two checks of the site. */
  readonly look: number
}

const minute = 60_000

const usualLimits: JobLimits = { check: 5 * minute, build: 15 * minute, hook: 20 * minute, look: 5000 }

/** In ms. */
const requestTimeout = 10_000

/** Deletes old releases, except those that a link or this server uses. */
async function deleteOldReleases(releases: string): Promise<void> {
  const places = [...['current', 'previous'].map((name) => path.join(releases, '..', name)), __dirname]
  const inUse = await Promise.all(places.map((place) => realpath(place).catch(() => '')))
  const old = (await readdir(releases)).sort().slice(0, -releasesToKeep)
  for (const release of old.map((name) => path.join(releases, name))) {
    if (!inUse.includes(release)) await rm(release, { recursive: true })
  }
}

/**
 * Calls a build hook, then waits until the site shows content that was read after the call.
 *
 * @throws Error if the hook cannot be reached
 */
async function buildElsewhere(
  hook: string,
  siteUrl: string,
  limits: JobLimits,
  signal: AbortSignal,
): Promise<JobOutcome> {
  const failed = (reason: string): JobOutcome => ({ outcome: 'failed', step: 'build hook', reason })
  const start = Date.now()
  const { ok, status } = await fetchText(hook, { method: 'POST', body: '{}' }, { timeout: requestTimeout, signal })
  if (!ok) return failed(`The build hook answered with status ${status}.`)
  while (Date.now() - start < limits.hook) {
    await sleep(limits.look, undefined, { signal })
    const contentTime = await fetchText(`${siteUrl}/${buildFile}`, {}, { timeout: requestTimeout, signal })
      .then(({ text }) => parseBuild(text).contentTime)
      // A site that does not answer now, or has no such file yet.
      .catch(() => undefined)
    if (contentTime !== undefined && Date.parse(contentTime) >= start) return { outcome: 'published', contentTime }
  }
  return failed(`The site shows no newer build after ${limits.hook / minute} minutes.`)
}

/**
 * Creates the job that publishes the content of the space once: it checks the content, builds a release and activates
 * it, or has a build hook do so. If a step fails, the site stays as it is. The job throws an Error if a file cannot be
 * written or the hook cannot be reached, or when it is aborted.
 *
 * @throws Failure if this server cannot activate releases, or there is no checkout
 */
export function createPublishJob({
  settings,
  releases,
  onSchedule,
  limits: changedLimits,
}: JobOptions): (signal: AbortSignal) => Promise<JobOutcome> {
  const { checkout, buildHook, siteUrl } = settings
  const limits = { ...usualLimits, ...changedLimits }
  const logs = path.join(settings.stateFolder, 'logs')
  if (buildHook === undefined && releases === undefined) {
    throw new Failure(
      'Set PUBLISH_CHECKOUT only for a server that runs from the link "current", as in docs/guides/deploying.md.',
    )
  }
  if (checkout !== undefined && !existsSync(path.join(checkout, 'package.json'))) {
    throw new Failure(`Set PUBLISH_CHECKOUT to a checkout of the repository: there is none in ${checkout}.`)
  }

  return async (signal) => {
    await mkdir(logs, { recursive: true })

    const run = async (
      step: 'check' | 'build' | 'activation',
      [command, ...args]: readonly [string, ...string[]],
      folder: string,
    ): Promise<{ readonly output: string; readonly problem?: JobOutcome }> => {
      const timeLimit = step === 'check' ? limits.check : limits.build
      const log = path.join(logs, step)
      const { end, output, errors } = await runStep({ command, args, folder, log, timeLimit, signal })
      if (end === 'ended') return { output }
      if (end === 'stopped') return { output, problem: { outcome: 'stopped' } }
      const notes: Partial<Record<typeof end, string>> = {
        'too slow': `\nStopped after ${timeLimit / minute} minutes.`,
        'too long': `\nStopped after ${mostOutput / 1024 / 1024} MB of output.`,
      }
      const isTemporary = step === 'check' || end === 'unavailable'
      return { output, problem: { outcome: 'failed', step, reason: errors + (notes[end] ?? ''), isTemporary } }
    }

    let warnings: readonly Fault[] = []
    if (checkout !== undefined) {
      const check = ['npm', 'run', '--silent', 'content:check', '--', '--space', '--json'] as const
      const { output, problem } = await run('check', check, checkout)
      const { scheduled, ...faults } = readContentReport(output)
      if (scheduled) await onSchedule?.(scheduled)
      const { problems } = faults
      if (problem) return { ...problem, ...(problems.length > 0 && { problems, isTemporary: false }) }
      ;({ warnings } = faults)
    }
    if (buildHook !== undefined) return { ...(await buildElsewhere(buildHook, siteUrl, limits, signal)), warnings }
    if (checkout === undefined || releases === undefined) throw new Error('There is no checkout to build in.')

    const { problem } = await run('build', ['npm', 'run', '--silent', 'release'], checkout)
    if (problem) return problem
    const built = path.join(checkout, 'release')
    const { version, createdAt } = await readRelease(built)
    const description = parseBuild(await readFile(path.join(built, pagesFolder, buildFile), 'utf8'))
    const { contentTime = createdAt, preview } = description
    if (preview) {
      const reason = 'It was built with drafts. Set CONTENTFUL_HOST of PUBLISH_CHECKOUT to the Delivery API.'
      return { outcome: 'failed', step: 'activation', reason }
    }
    const release = path.join(releases, version)
    // Renamed when complete, so that an incomplete release cannot be activated. It may remain from a server that was killed.
    const incomplete = path.join(releases, 'incomplete')
    try {
      await rm(incomplete, { recursive: true, force: true })
      await deleteOldReleases(releases)
      await cp(built, incomplete, { recursive: true })
      await rename(incomplete, release)
    } catch (error) {
      // Such as a full disk, which would stay full.
      await rm(incomplete, { recursive: true, force: true })
      return { outcome: 'failed', step: 'activation', reason: messageOf(error) }
    }
    const activation = await run('activation', [process.execPath, 'server.mjs', 'activate'], release)
    if (activation.problem) return activation.problem
    return { outcome: 'published', contentTime, warnings }
  }
}
