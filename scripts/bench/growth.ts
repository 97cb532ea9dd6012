import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { formatTable, median, seconds, spread } from './figures'

interface BuildFacts {
  readonly milliseconds: number
  readonly queries: number
  readonly rendered: number
  /** Peak memory of its processes in bytes. */
  readonly memory: number
}

/** An edit that a build follows. */
interface Edit {
  /** What is edited. */
  readonly name: string
  readonly run: () => Promise<void>
  /** How many pages show it, where that does not depend on the number of posts. */
  readonly shownBy?: number
}

export interface GrowthSite {
  /** Sees to it that the site has the generated posts from 0 up to this number. */
  readonly addPosts: (count: number) => Promise<void>
  readonly clean: () => Promise<void>
  readonly build: () => Promise<BuildFacts>
  readonly edits: readonly Edit[]
  readonly countPages: () => Promise<number>
}

interface GrowthStep {
  readonly posts: number
  readonly pages: number
  readonly cold: readonly BuildFacts[]
}

interface EditedSite extends Pick<Edit, 'name' | 'shownBy'> {
  readonly builds: readonly BuildFacts[]
}

interface Growth {
  readonly steps: readonly GrowthStep[]
  readonly edited: readonly EditedSite[]
}

/**
 * A further page may take as long as a page of the smaller site. Differences of two small sites are within the noise.
 */
const largestGrowthRatio = 1

/**
 * Measures cold builds of a growing site, and edits of the largest.
 *
 * @param counts of posts, rising
 * @param runs of each kind
 */
export async function measureGrowth(site: GrowthSite, counts: readonly number[], runs: number): Promise<Growth> {
  const repeat = async (prepare: () => Promise<void>): Promise<readonly BuildFacts[]> => {
    const builds: BuildFacts[] = []
    while (builds.length < runs) {
      await prepare()
      builds.push(await site.build())
    }
    return builds
  }
  const steps: GrowthStep[] = []
  for (const posts of counts) {
    await site.addPosts(posts)
    const cold = await repeat(site.clean)
    steps.push({ posts, pages: await site.countPages(), cold })
  }
  const edited: EditedSite[] = []
  for (const { name, run, shownBy } of site.edits) edited.push({ name, shownBy, builds: await repeat(run) })
  return { steps, edited }
}

const timesOf = (builds: readonly BuildFacts[]): readonly number[] => builds.map(({ milliseconds }) => milliseconds)

const memoryOf = (builds: readonly BuildFacts[]): readonly number[] => builds.map(({ memory }) => memory)

/** Milliseconds for each page beyond those of the step before, by the medians of both. */
function perFurtherPage(step: GrowthStep, before: GrowthStep | undefined): number | undefined {
  if (!before) return undefined
  return (median(timesOf(step.cold)) - median(timesOf(before.cold))) / (step.pages - before.pages)
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`

export function formatGrowth({ steps, edited }: Growth): string {
  const editRows = (name: string, builds: readonly BuildFacts[]) => [
    spread(name, timesOf(builds), seconds),
    spread(
      '  queries of pages',
      builds.map(({ queries }) => queries),
      String,
    ),
    spread(
      '  pages rendered',
      builds.map(({ rendered }) => rendered),
      String,
    ),
    spread('  memory', memoryOf(builds), gigabytes),
  ]
  return formatTable([
    ['Build', 'minimum', 'median', 'maximum'],
    ...steps.flatMap((step, index) => {
      const further = perFurtherPage(step, steps[index - 1])
      return [
        spread(`${step.pages} pages (${step.posts} generated posts), cold`, timesOf(step.cold), seconds),
        ...(further === undefined ? [] : [['  each further page', '', `${further.toFixed(1)} ms`, '']]),
        spread('  memory', memoryOf(step.cold), gigabytes),
      ]
    }),
    ...edited.flatMap(({ name, builds }) => editRows(`after an edit of ${name}`, builds)),
  ])
}

export function findBrokenGrowth({ steps, edited }: Growth): readonly string[] {
  return [
    ...steps.flatMap((step, index) => {
      const before = steps[index - 1]
      const further = perFurtherPage(step, before)
      if (!before || further === undefined) return []
      const ratio = further / (median(timesOf(before.cold)) / before.pages)
      return ratio > largestGrowthRatio
        ? [
            `Each further page up to ${step.pages}, of a page before: ${ratio.toFixed(3)}, at most ${largestGrowthRatio} is allowed`,
          ]
        : []
    }),
    ...edited.flatMap(({ name, shownBy, builds }) => {
      const counts = builds.map(({ rendered }) => rendered)
      return shownBy === undefined || counts.every((rendered) => rendered === shownBy)
        ? []
        : [`An edit of ${name} renders ${counts.join(', ')} pages; ${shownBy} show it.`]
    }),
  ]
}

/** Sums lines such as `success run page queries - 1.2s - 12/12 10/s`. */
const countOf = (log: string, step: RegExp): number =>
  [...log.matchAll(new RegExp(`success (?:${step.source}) - [^\n]*? (\\d+)/\\d+`, 'g'))].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )

export const readBuildLog = (log: string): Pick<BuildFacts, 'queries' | 'rendered'> => ({
  queries: countOf(log, /run queries in workers|run page queries/),
  rendered: countOf(log, /Building static HTML for pages/),
})

const interval = 1000

/** The part of a process's memory that is its own, in bytes: memory that several share is divided among them. */
async function ownMemory(pid: number): Promise<number | undefined> {
  const maps = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(maps) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}

/** The memory that the processes which this one has started hold together, in bytes. */
async function memoryOfChildren(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss='], { maxBuffer: 16 * 1024 * 1024 })
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const sumBelow = async (parent: number): Promise<number> => {
    let sum = 0
    for (const [pid = 0, ppid, resident = 0] of processes) {
      // Only Linux tells what is shared: here mostly the database that Gatsby's workers read.
      if (ppid === parent) sum += ((await ownMemory(pid)) ?? resident * 1024) + (await sumBelow(pid))
    }
    return sum
  }
  return sumBelow(process.pid)
}

/**
 * Runs a step.
 *
 * @returns peak memory of its processes in bytes
 */
export async function peakMemory(step: () => Promise<void>): Promise<number> {
  let peak = 0
  let isWatching = true
  const watch = async (): Promise<void> => {
    while (isWatching) {
      peak = Math.max(peak, await memoryOfChildren())
      await new Promise((resolve) => setTimeout(resolve, interval))
    }
  }
  const watching = watch()
  try {
    await step()
  } finally {
    isWatching = false
    await watching
  }
  return peak
}
